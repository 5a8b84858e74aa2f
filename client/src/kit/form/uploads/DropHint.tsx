import { Flex, Text } from '@chakra-ui/react';

/** Overlay while files are dragged over a drop target. */
export function DropHint({ children }: { children: string }) {
  return (
    <Flex
      position="absolute"
      inset="0"
      zIndex="1"
      align="center"
      justify="center"
      bg="bg.panel"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="brand.solid"
      borderRadius="l3"
      // Drag events must reach the element below.
      pointerEvents="none"
    >
      <Text fontWeight="medium">{children}</Text>
    </Flex>
  );
}
