import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { barsOf, usePeaks } from '../../player/sound/peaks';
import { Waveform } from '../../player/bar/Waveform';
import type { MediumDetail } from './medium';

type Cues = Pick<MediumDetail, 'cueIn' | 'cueOut' | 'fadeIn' | 'fadeOut' | 'startNext'>;

const barCount = 220;

/**
 * Waveform of a whole file. Parts that do not play are dimmed; lines mark the fades and where the next item may start.
 */
export function SoundPicture({
  url,
  duration,
  cues,
  label,
}: {
  url: string;
  duration: number;
  cues: Cues;
  label: string;
}) {
  const peaks = usePeaks(url);
  const bars = useMemo(() => barsOf(peaks, { from: 0, to: duration }, duration, barCount), [peaks, duration]);
  return (
    <Box
      role="img"
      aria-label={label}
      position="relative"
      h="28"
      dir="ltr"
      overflow="hidden"
      borderRadius="l2"
    >
      <Waveform bars={bars} share={1} />
      <Played duration={duration} {...cues} />
    </Box>
  );
}

/** Overlay that shows the cue points and fades. */
function Played({ duration, cueIn, cueOut, fadeIn, fadeOut, startNext }: Cues & { duration: number }) {
  const begin = cueIn ?? 0;
  const end = cueOut ?? duration;
  const shareOf = (time: number) => `${(time / duration) * 100}%`;
  const unplayed = { position: 'absolute', insetBlock: '0', bg: 'bg.panel', opacity: 0.75 } as const;
  return (
    <>
      <Box {...unplayed} left="0" style={{ width: shareOf(begin) }} />
      <Box {...unplayed} right="0" style={{ width: shareOf(duration - end) }} />
      <Box position="absolute" inset="0" color="fg">
        <svg width="100%" height="100%" aria-hidden>
          {fadeIn ? <Line x1={shareOf(begin)} y1="100%" x2={shareOf(begin + fadeIn)} y2="0" /> : null}
          {fadeOut ? <Line x1={shareOf(end - fadeOut)} y1="0" x2={shareOf(end)} y2="100%" /> : null}
          {startNext === null ? null : (
            <Line x1={shareOf(startNext)} y1="0" x2={shareOf(startNext)} y2="100%" strokeDasharray="4 4" />
          )}
        </svg>
      </Box>
    </>
  );
}

const Line = (props: React.SVGProps<SVGLineElement>) => (
  <line stroke="currentColor" strokeWidth={1.5} {...props} />
);
