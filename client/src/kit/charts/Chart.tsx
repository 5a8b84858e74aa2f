import { Box, Skeleton } from '@chakra-ui/react';
import { Suspense, useRef, type ReactNode } from 'react';
import { lazyPart } from '../late/late';
import type { ChartData, ChartKind, FormatValue, Tone } from './chartData';
import { useChartSentence } from './useChartSentence';
import { useSeen } from '../layout/useSeen';

const LinePlot = lazyPart(() => import('./plots/LinePlot'));
const BarPlot = lazyPart(() => import('./plots/BarPlot'));
const PiePlot = lazyPart(() => import('./plots/PiePlot'));

export interface ChartProps {
  kind: ChartKind;
  data: ChartData;
  formatValue: FormatValue;
  /** Formats the values at the axis. Defaults to `formatValue`. */
  formatTick?: FormatValue;
  height: string;
  /** Colours of the segments of a donut or gauge chart. */
  partTones?: readonly Tone[];
  /** Whether to draw bars without axes, in small spaces. */
  isBare?: boolean;
  /** Content in the middle of a ring. */
  children?: ReactNode;
}

/**
 * A chart with a text alternative. Its code loads when it comes within 200 pixels of the viewport; its space is reserved before
 * that.
 */
export function Chart({ height, children, ...drawing }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const sentence = useChartSentence(drawing.kind, drawing.data, drawing.formatValue);
  return (
    <Box ref={frame} h={height} minW="0" position="relative">
      {/* Charts are always drawn left-to-right. In right-to-left pages the order of their values is reversed, so
          that letters are not mirrored. */}
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
