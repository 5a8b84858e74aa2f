import { Box } from '@chakra-ui/react';
import { memo, useMemo } from 'react';

const height = 100;
/** Distance between bars and width of a bar, in units of the drawing. */
const step = 4;
const width = 2.4;

/** Waveform as bars; the played share has its own colour. */
export const Waveform = memo(function Waveform({ bars, share }: { bars: readonly number[]; share: number }) {
  const path = useMemo(() => pathOf(bars), [bars]);
  const size = bars.length * step;
  const layer = (color: string, clipPath?: string) => (
    <Box position="absolute" inset="0" color={color} style={clipPath ? { clipPath } : undefined}>
      <svg
        viewBox={`0 0 ${size} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        style={{ display: 'block' }}
        aria-hidden
      >
        <path d={path} fill="currentColor" />
      </svg>
    </Box>
  );
  return (
    <>
      {layer('border.control')}
      {layer('brand.fg', `inset(0 ${100 - share * 100}% 0 0)`)}
    </>
  );
});

function pathOf(bars: readonly number[]): string {
  return bars
    .map((value, index) => {
      const tall = Math.max(4, value * height);
      return `M${index * step} ${(height - tall) / 2}h${width}v${tall}h-${width}z`;
    })
    .join('');
}
