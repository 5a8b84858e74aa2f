import { Text } from '@chakra-ui/react';

/** The value and the label that stand in the middle of a ring chart. */
export function RingValue({ value, name }: { value: string; name: string }) {
  return (
    <>
      <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {name}
      </Text>
    </>
  );
}
