import { Text } from '@chakra-ui/react';

/** What stands in the middle of a ring. */
export function RingFigure({ value, name }: { value: string; name: string }) {
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
