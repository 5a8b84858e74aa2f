import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Levels } from '../desk/soundMeter';

/** Lowest level that the meter draws, in dBFS. */
const quietest = -60;
const loud = { from: -12, tooLoud: -3 };
/** Silence: a level below `below` dBFS for `after` milliseconds, as from a muted or wrong microphone. */
const silence = { below: -55, after: 4000 };
/** Decibels by which the bar falls per frame, slow enough for the eye to follow. */
const fall = 0.8;

interface Props {
  read: () => Levels;
  label: string;
  /** Whether a notice appears after some time of silence. */
  showsSilence?: boolean;
}

/** Level meter: a bar for the mean and a line for the peaks. Drawn in each frame without rendering React. */
export function LevelMeter({ read, label, showsSilence = false }: Props) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    let frame = 0;
    let soundAt = performance.now();
    const shown = { peak: quietest, rms: quietest };
    const draw = (now: number) => {
      const { peak, rms } = read();
      shown.peak = Math.max(peak, shown.peak - fall, quietest);
      shown.rms = Math.max(rms, shown.rms - fall, quietest);
      if (bar.current && line.current) {
        bar.current.style.transform = `scaleX(${shareOf(shown.rms)})`;
        line.current.style.transform = `translateX(${Number(shareOf(shown.peak)) * 100}%)`;
        bar.current.dataset['level'] =
          shown.peak > loud.tooLoud ? 'over' : shown.peak > loud.from ? 'loud' : 'fine';
      }
      if (peak > silence.below) soundAt = now;
      setIsSilent(showsSilence && now - soundAt > silence.after);
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [read, showsSilence]);
  return (
    <Box>
      <Flex justify="space-between" mb="1" textStyle="compact" color="fg.muted">
        <Text>{label}</Text>
        {showsSilence ? (
          <Text role="status" color={isSilent ? 'fg.error' : undefined}>
            {isSilent ? t('studio.silent') : ''}
          </Text>
        ) : null}
      </Flex>
      {/* Louder is to the right in every language. */}
      <Box
        h="3"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
        dir="ltr"
        position="relative"
        aria-hidden
        data-meter
      >
        <Box
          ref={bar}
          h="full"
          transformOrigin="left"
          transform="scaleX(0)"
          bg="green.solid"
          css={{
            '&[data-level=loud]': { background: 'var(--regie-colors-orange-solid)' },
            '&[data-level=over]': { background: 'var(--regie-colors-red-solid)' },
          }}
        />
        <Box ref={line} position="absolute" inset="0" borderLeftWidth="2px" borderColor="fg.muted" />
      </Box>
    </Box>
  );
}

const shareOf = (level: number) => ((level - quietest) / -quietest).toFixed(3);
