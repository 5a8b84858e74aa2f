import { ResponsiveBar } from '@nivo/bar';
import { toneOf } from '../chartData';
import { highestOf, plotMargin, usePlot, valueAxis, type PlotProps } from './plotProps';
import { PlotTooltip } from './PlotTooltip';

/** Bar chart over time, with bars grouped or stacked. */
export default function BarPlot(props: PlotProps & { isStacked?: boolean; isBare?: boolean }) {
  const { data, formatValue, formatTick, isStacked = false, isBare = false } = props;
  const { colors, isReversed, theme, drawing, ticks } = usePlot(props);
  const keys = data.series.map((_, index) => String(index));
  const rows = data.labels.map((_, barIndex) => ({
    bar: String(barIndex),
    ...Object.fromEntries(data.series.map(({ values }, index) => [String(index), values[barIndex] ?? 0])),
  }));
  const sums = data.labels.map((_, barIndex) =>
    data.series.reduce((sum, { values }) => sum + (values[barIndex] ?? 0), 0),
  );
  const isFew = data.labels.length <= 12;

  return (
    <ResponsiveBar
      data={isReversed ? rows.toReversed() : rows}
      keys={isReversed && !isStacked ? keys.toReversed() : keys}
      indexBy="bar"
      groupMode={isStacked ? 'stacked' : 'grouped'}
      theme={theme}
      {...drawing}
      colors={({ id }) => {
        const index = Number(id);
        return colors.tones[toneOf(index, data.series[index]?.tone)];
      }}
      margin={
        isBare
          ? { top: 4, bottom: 4, left: 4, right: 4 }
          : plotMargin(
              isReversed,
              isStacked ? sums : data.series.flatMap(({ values }) => values.map(Number)),
              formatTick,
            )
      }
      padding={isFew ? 0.4 : 0.25}
      innerPadding={isStacked ? 0 : 2}
      borderRadius={isFew ? 3 : 2}
      valueScale={{
        type: 'linear',
        nice: true,
        max: isBare ? 'auto' : highestOf(isStacked ? sums : data.series.flatMap(({ values }) => values)),
      }}
      enableLabel={false}
      enableGridY={!isBare}
      gridYValues={4}
      {...(isBare ? { axisLeft: null, axisRight: null } : valueAxis(isReversed, formatTick))}
      axisTop={null}
      axisBottom={
        isBare
          ? null
          : {
              tickSize: 0,
              tickPadding: 10,
              tickValues: ticks.map(String),
              format: (barIndex: string) => data.labels[Number(barIndex)] ?? '',
            }
      }
      tooltip={({ indexValue }) => {
        const barIndex = Number(indexValue);
        return (
          <PlotTooltip
            title={data.labels[barIndex] ?? ''}
            rows={data.series.flatMap(({ name, values, tone }, index) => {
              const value = values[barIndex];
              return value == null ? [] : [{ name, value: formatValue(value), tone: toneOf(index, tone) }];
            })}
          />
        );
      }}
    />
  );
}
