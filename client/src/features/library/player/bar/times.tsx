import { Text } from '@chakra-ui/react';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { usePlayerClock } from '../usePlayer';

/** Elapsed time of the current item. */
export function ElapsedTime() {
  const { position, span } = usePlayerClock();
  return <Time milliseconds={position - span.from} />;
}

/** Duration of the current item. */
export function LengthTime() {
  const { span } = usePlayerClock();
  return <Time milliseconds={span.to - span.from} />;
}

function Time({ milliseconds }: { milliseconds: number }) {
  const { clock } = useMeasureFormat();
  return (
    <Text
      as="span"
      dir="ltr"
      textStyle="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      flexShrink="0"
      minW="9"
      textAlign="center"
      // Screen readers get the same value from the slider.
      aria-hidden
    >
      {clock(milliseconds)}
    </Text>
  );
}
