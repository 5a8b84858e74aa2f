import { Highlight } from '@chakra-ui/react';

const styles = { bg: 'brand.muted', color: 'fg', borderRadius: 'sm' };

/** A text with what was looked for marked in it. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  if (search === '') return text;
  return (
    <Highlight query={search} styles={styles} ignoreCase matchAll>
      {text}
    </Highlight>
  );
}
