import { Box } from '@chakra-ui/react';
import { matchIn } from '../../../../kit/textMatch';

/** Highlights the search text within a text. */
export function Marked({ text, query }: { text: string; query: string }) {
  const match = matchIn(text, query);
  if (!match) return text;
  const [from, to] = match;
  return (
    <>
      {text.slice(0, from)}
      <Box as="mark" bg="transparent" color="brand.fg" fontWeight="semibold">
        {text.slice(from, to)}
      </Box>
      {text.slice(to)}
    </>
  );
}
