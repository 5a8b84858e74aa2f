import { Box, HStack } from '@chakra-ui/react';

/** A colour sample with its value. */
export function ColourSwatch({ value }: { value: string }) {
  return (
    <HStack gap="2" display="inline-flex">
      <Box
        boxSize="3.5"
        rounded="full"
        borderWidth="1px"
        borderColor="border.emphasized"
        bg={value}
        aria-hidden
      />
      <bdi className="row-aside">{value}</bdi>
    </HStack>
  );
}
