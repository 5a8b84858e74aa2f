import { Box } from '@chakra-ui/react';

/** The colour of something that is planned, beside its name, which says what it is. */
export const ColourDot = ({ colour }: { colour: string }) => (
  <Box aria-hidden flexShrink="0" boxSize="2.5" rounded="full" bg={colour} borderWidth="1px" />
);
