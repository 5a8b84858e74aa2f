import { Box } from '@chakra-ui/react';

/** Colour of a programme, as decoration next to its name. */
export const ColourDot = ({ colour }: { colour: string }) => (
  <Box aria-hidden flexShrink="0" boxSize="2.5" rounded="full" bg={colour} borderWidth="1px" />
);
