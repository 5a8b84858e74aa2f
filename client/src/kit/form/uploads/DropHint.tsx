import { Flex, Text } from '@chakra-ui/react';

/** Lies over what takes files while some are held over it. */
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
      // What lies below keeps the dragging.
      pointerEvents="none"
    >
      <Text fontWeight="medium">{children}</Text>
    </Flex>
  );
}
