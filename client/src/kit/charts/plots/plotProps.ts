import type { PartialTheme } from '@nivo/theming';
import { useIsNarrow } from '../../layout/useMediaQuery';
import { useChartColors, useIsRightToLeft, type ChartColors } from '../chartColors';
import { fittingLabels, type ChartData, type FormatValue } from '../chartData';

/** Props of every chart drawing. */
export interface PlotProps {
  data: ChartData;
  formatValue: FormatValue;
  /** Formats the values at the axis, where there is less room than in the chart. */
  formatTick: FormatValue;
}

/** Returns the settings that all charts share: colours, direction of the time axis, and axis labels. */
export function usePlot({ data: { labels } }: PlotProps) {
  const colors = useChartColors();
  const isReversed = useIsRightToLeft();
  const isNarrow = useIsNarrow();
  return {
    colors,
    isReversed,
    theme: themeOf(colors),
    // Without animation, so that the values are readable at once. The surrounding frame has the text alternative.
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
  // The tooltip component has its own surface.
  tooltip: { container: { background: surface, padding: 0, boxShadow: 'none', borderRadius: 6 } },
});

/** Returns the settings of the value axis: on the left, or on the right in right-to-left languages. */
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

/**
 * Returns the margins of a plot in pixels. They have room for the labels below and for the longest value at the side.
 */
export function plotMargin(isReversed: boolean, values: readonly number[], formatTick: FormatValue) {
  const letters = Math.max(...[0, ...values].map((value) => formatTick(value).length));
  const side = Math.min(110, Math.max(32, letters * letterWidth + 16));
  return { top: 12, bottom: 28, left: isReversed ? 16 : side, right: isReversed ? side : 16 };
}

/**
 * Returns the upper end of the value axis: 4 when all values are below 4, otherwise automatic. With 4, ticks are whole numbers.
 */
export const highestOf = (values: ReadonlyArray<number | null>): number | 'auto' =>
  values.every((value) => value === null || value < 4) ? 4 : 'auto';
