import { Box, type BoxProps } from '@chakra-ui/react';
import { richTextStyle } from './richTextStyle';

/**
 * Rich text for reading. The server has sanitised it on writing (`cleanHtml`) to the elements of the editor, and
 * returns no other HTML. External links open in a new tab.
 */
export function RichText({ html, ...box }: { html: string } & Omit<BoxProps, 'children'>) {
  return (
    <Box
      dir="auto"
      // About 70 characters per line.
      maxW="34em"
      // Aligned by the direction of the text, not that of the page.
      css={{ ...richTextStyle, '&&[dir]': { textAlign: 'start' } }}
      {...box}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
