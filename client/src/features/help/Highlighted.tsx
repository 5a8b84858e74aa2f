import { Highlight } from '@chakra-ui/react';

const styles = { bg: 'brand.muted', color: 'fg', borderRadius: 'sm' };

/** Text with marked search matches. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  if (search === '') return text;
  return (
    <Highlight query={search} styles={styles} ignoreCase matchAll>
      {text}
    </Highlight>
  );
}
