import type { PartialTheme } from '@nivo/theming';
import { useIsNarrow } from '../layout/useMediaQuery';
import { useChartColors, useIsRightToLeft, type ChartColors } from './chartColors';
import { fittingLabels, type ChartData, type FormatValue } from './chartData';

/** What every drawing is given. */
export interface PlotProps {
  data: ChartData;
  formatValue: FormatValue;
  /** For the axis, where there is less room. */
  formatTick: FormatValue;
}

/** What drawings share: colours, the way that time runs, and how many labels fit. */
export function usePlot({ data: { labels } }: PlotProps) {
  const colors = useChartColors();
  const isReversed = useIsRightToLeft();
  const isNarrow = useIsNarrow();
  return {
    colors,
    isReversed,
    theme: themeOf(colors),
    // Figures are there at once, for everyone: nothing grows or swings. The frame around it says what it shows.
    drawing: { animate: false, role: 'presentation' },
    ticks: fittingLabels(labels, isNarrow ? 36 : 66),
  };
}

const themeOf = ({ text, grid, surface }: ChartColors): PartialTheme => ({
  background: 'transparent',
  text: { fontFamily: 'inherit', fontSize: 12, fill: text },
  axis: {
    ticks: { text: { fill: text }, line: { stroke: 'transparent' } },
    domain: { line: { stroke: grid } },
  },
  grid: { line: { stroke: grid, strokeWidth: 1 } },
  crosshair: { line: { stroke: text, strokeWidth: 1, strokeOpacity: 0.5, strokeDasharray: '3 3' } },
  // The tooltip is a surface of the page.
  tooltip: { container: { background: surface, padding: 0, boxShadow: 'none', borderRadius: 6 } },
});

/** The axis of values stands where reading begins. */
export const valueAxis = (isReversed: boolean, formatTick: FormatValue) => {
  const axis = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: 4,
    format: (value: unknown) => formatTick(Number(value)),
  };
  return { axisLeft: isReversed ? null : axis, axisRight: isReversed ? axis : null };
};

const letterWidth = 6.8;

/** Room for the labels of an axis: below for one line, at the side for the longest value. */
export function plotMargin(isReversed: boolean, values: readonly number[], formatTick: FormatValue) {
  const letters = Math.max(...[0, ...values].map((value) => formatTick(value).length));
  const side = Math.min(110, Math.max(32, letters * letterWidth + 16));
  return { top: 12, bottom: 28, left: isReversed ? 16 : side, right: isReversed ? side : 16 };
}

/** Axes of small counts end at four, so that there is no half of anything at them. */
export const highestOf = (values: ReadonlyArray<number | null>): number | 'auto' =>
  values.every((value) => value === null || value < 4) ? 4 : 'auto';
