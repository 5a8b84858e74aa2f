import { Box, type BoxProps } from '@chakra-ui/react';
import { richTextStyle } from './richTextStyle';

/**
 * Rich text as it is read. The server cleaned it when it was written (`cleanHtml`), to the few elements that the editor
 * makes, and gives nothing else out as HTML; links that leave open beside the portal.
 */
export function RichText({ html, ...box }: { html: string } & Omit<BoxProps, 'children'>) {
  return (
    <Box
      dir="auto"
      // About seventy characters a line.
      maxW="34em"
      // It begins at the side of its own letters, whatever the direction of the page.
      css={{ ...richTextStyle, '&&[dir]': { textAlign: 'start' } }}
      {...box}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
