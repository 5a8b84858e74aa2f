import { Text } from '@chakra-ui/react';

/** IP address, left-to-right in every language. */
export function NetworkAddress({ address }: { address: string }) {
  if (!address) return '—';
  return (
    <Text as="bdi" dir="ltr" overflowWrap="anywhere">
      {address}
    </Text>
  );
}
