import { Flex, Text } from '@chakra-ui/react';

/** The sign of the product, with its name beside it unless there is no room. */
export function Logo({ size = 26, isBare = false }: { size?: number; isBare?: boolean }) {
  return (
    <Flex align="center" gap="2.5">
      <img src="/assets/regie.svg" width={size} height={size} alt={isBare ? 'Regie' : ''} />
      {isBare ? null : (
        <Text as="span" fontWeight="semibold" fontSize={size > 30 ? 'xl' : 'md'} letterSpacing="-0.02em">
          Regie
        </Text>
      )}
    </Flex>
  );
}
