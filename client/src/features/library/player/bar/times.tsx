import { Text } from '@chakra-ui/react';
import { useMeasureFormat } from '../../../../kit/data/measureFormat';
import { usePlayerClock } from '../usePlayer';

/** How much of it has played. */
export function ElapsedTime() {
  const { position, span } = usePlayerClock();
  return <Time milliseconds={position - span.from} />;
}

/** How long it plays. */
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
      // The slider beside it says the same.
      aria-hidden
    >
      {clock(milliseconds)}
    </Text>
  );
}
