import { Box, Skeleton } from '@chakra-ui/react';
import { Suspense, useRef, type ReactNode } from 'react';
import { lazyPart } from '../late/late';
import type { ChartData, ChartKind, FormatValue, Tone } from './chartData';
import { useChartSentence } from './useChartSentence';
import { useSeen } from '../layout/useSeen';

const LinePlot = lazyPart(() => import('./LinePlot'));
const BarPlot = lazyPart(() => import('./BarPlot'));
const PiePlot = lazyPart(() => import('./PiePlot'));

export interface ChartProps {
  kind: ChartKind;
  data: ChartData;
  formatValue: FormatValue;
  /** How values read at the axis; as `formatValue` unless it is said. */
  formatTick?: FormatValue;
  height: string;
  /** Colours of the parts of a donut or gauge. */
  partTones?: readonly Tone[];
  /** Bars without axes, where there is no room. */
  isBare?: boolean;
  /** What stands in the middle of a ring. */
  children?: ReactNode;
}

/**
 * A drawing of some figures. It is loaded when it comes into sight, into room that was kept for it, and says what it
 * shows to whoever does not see it.
 */
export function Chart({ height, children, ...drawing }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const sentence = useChartSentence(drawing.kind, drawing.data, drawing.formatValue);
  return (
    <Box ref={frame} h={height} minW="0" position="relative">
      {/* Drawings know no right to left: they are mirrored by their values, not by their letters. */}
      <Box role="img" aria-label={sentence} h="full" dir="ltr">
        {isSeen ? (
          <Suspense fallback={<Skeleton h={height} w="full" borderRadius="l2" />}>
            <Plot {...drawing} />
          </Suspense>
        ) : null}
      </Box>
      {children ? (
        <Box
          position="absolute"
          inset="0"
          display="flex"
          flexDirection="column"
          alignItems="center"
          justifyContent="center"
          textAlign="center"
          pointerEvents="none"
        >
          {children}
        </Box>
      ) : null}
    </Box>
  );
}

function Plot({
  kind,
  data,
  formatValue,
  formatTick = formatValue,
  partTones,
  isBare,
}: Omit<ChartProps, 'height'>) {
  const values = { data, formatValue, formatTick };
  if (kind === 'donut' || kind === 'gauge')
    return <PiePlot {...values} isGauge={kind === 'gauge'} {...(partTones && { partTones })} />;
  if (kind === 'line' && data.labels.length > 1) return <LinePlot {...values} />;
  if (kind === 'spark') return <LinePlot {...values} isSpark />;
  return <BarPlot {...values} isStacked={kind === 'stack'} isBare={isBare ?? false} />;
}
