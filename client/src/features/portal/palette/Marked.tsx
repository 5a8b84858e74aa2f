import { Box } from '@chakra-ui/react';
import { matchIn } from '../../../kit/text/textMatch';

/** A text in which what was searched for stands out. */
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
