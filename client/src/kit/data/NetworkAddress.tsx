import { Text } from '@chakra-ui/react';

/** Where on the network something came from; written from left to right in every language. */
export function NetworkAddress({ address }: { address: string }) {
  if (!address) return '—';
  return (
    <Text as="bdi" dir="ltr" overflowWrap="anywhere">
      {address}
    </Text>
  );
}
