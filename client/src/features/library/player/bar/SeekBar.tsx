import { Box } from '@chakra-ui/react';
import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { gainAt } from '../sound/gainAt';
import { barsOf, usePeaks } from '../sound/peaks';
import { player } from '../thePlayer';
import { usePlayerClock, usePlayerState } from '../usePlayer';
import { Waveform } from './Waveform';

const barCount = 160;
const steps: Record<string, number> = {
  ArrowLeft: -5_000,
  ArrowDown: -5_000,
  ArrowRight: 5_000,
  ArrowUp: 5_000,
  PageDown: -30_000,
  PageUp: 30_000,
};

/** Seek bar with the waveform, used by pointer or keyboard. It runs left to right in every language. */
export function SeekBar() {
  const { t } = useTranslation();
  const format = useMeasureFormat();
  const medium = usePlayerState((state) => state.medium);
  const { position, span } = usePlayerClock();
  const peaks = usePeaks(medium?.waveformUrl);
  const [dragged, setDragged] = useState<number>();

  const length = span.to - span.from;
  const bars = useMemo(
    () =>
      barsOf(peaks, span, medium?.duration ?? 0, barCount).map(
        // Scale the bars by the fades, so that they show the level that listeners hear.
        (value, bar) =>
          value * gainAt(span.from + ((bar + 0.5) / barCount) * length, { ...medium!, ...span }),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the span is another object at every tick
    [peaks, span.from, span.to, medium],
  );
  const at = dragged ?? position;
  const share = length > 0 ? Math.min(1, Math.max(0, (at - span.from) / length)) : 0;

  const positionAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return span.from + Math.min(1, Math.max(0, (clientX - left) / width)) * length;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && !event.shiftKey) player.seekBy(step);
    else if (event.key === 'Home') player.seek(span.from);
    else if (event.key === 'End') player.seek(span.to - 1000);
    else return;
    event.preventDefault();
  };
  return (
    <Box
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={t('player.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(length / 1000)}
      aria-valuenow={Math.round((at - span.from) / 1000)}
      aria-valuetext={t('player.positionText', {
        at: format.spoken(at - span.from),
        length: format.spoken(length),
      })}
      aria-disabled={length === 0}
      position="relative"
      flex="1"
      minW="0"
      h="8"
      cursor={length > 0 ? 'pointer' : 'default'}
      borderRadius="l1"
      touchAction="none"
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || length === 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(positionAt(event));
      }}
      onPointerMove={(event) => {
        if (dragged !== undefined) setDragged(positionAt(event));
      }}
      onPointerUp={(event) => {
        if (dragged === undefined) return;
        player.seek(positionAt(event));
        setDragged(undefined);
      }}
      onPointerCancel={() => setDragged(undefined)}
    >
      {bars.length > 0 ? <Waveform bars={bars} share={share} /> : <PlainTrack share={share} />}
    </Box>
  );
}

/** Plain progress line for media without a waveform. */
function PlainTrack({ share }: { share: number }) {
  return (
    <Box position="absolute" insetX="0" top="calc(50% - 2px)" h="4px" bg="bg.emphasized" borderRadius="full">
      <Box h="full" bg="brand.solid" borderRadius="full" style={{ width: `${share * 100}%` }} />
    </Box>
  );
}
