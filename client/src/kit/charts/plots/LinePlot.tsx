import { ResponsiveLine, type LineCustomSvgLayerProps, type LineSeries } from '@nivo/line';
import { useId } from 'react';
import { toneOf } from '../chartData';
import { highestOf, plotMargin, usePlot, valueAxis, type PlotProps } from './plotProps';
import { PlotTooltip } from './PlotTooltip';

interface PlottedSeries extends LineSeries {
  id: string;
  data: ReadonlyArray<{ x: number; y: number | null }>;
}

/** Line chart over time with filled areas. Faint series are dashed and have no area. */
export default function LinePlot(props: PlotProps & { isSpark?: boolean }) {
  const { data, formatValue, formatTick, isSpark = false } = props;
  const { colors, isReversed, theme, drawing, ticks } = usePlot(props);
  const gradient = useId();
  const last = data.labels.length - 1;
  const positionOf = (x: number) => (isReversed ? last - x : x);
  const values = data.series.flatMap((series) => series.values);
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...(isSpark ? [] : [0]), ...known);

  /** Drawn by our own code. The library's lines cannot be dashed, and its areas lag behind when the page is resized. */
  const Drawing = ({ series, lineGenerator, areaGenerator }: LineCustomSvgLayerProps<PlottedSeries>) =>
    series.toReversed().map(({ id, data: points }) => {
      const index = Number(id);
      const isBehind = data.series[index]?.tone === 'faint';
      const color = colors.tones[toneOf(index, data.series[index]?.tone)];
      const positions = points.map(({ position }) => position);
      return (
        <g key={id}>
          {isBehind ? null : (
            <>
              <linearGradient id={`${gradient}-${id}`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0%" stopColor={color} stopOpacity={0.22} />
                <stop offset="100%" stopColor={color} stopOpacity={0.02} />
              </linearGradient>
              <path d={areaGenerator(positions) ?? undefined} fill={`url(#${gradient}-${id})`} />
            </>
          )}
          <path
            d={lineGenerator(positions) ?? undefined}
            fill="none"
            stroke={color}
            strokeWidth={isBehind ? 1.5 : 2}
            strokeDasharray={isBehind ? '4 4' : undefined}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      );
    });

  return (
    <ResponsiveLine<PlottedSeries>
      data={data.series.map((series, index) => ({
        id: String(index),
        data: series.values.map((y, pointIndex) => ({ x: positionOf(pointIndex), y })),
      }))}
      theme={theme}
      {...drawing}
      xScale={{ type: 'linear', min: 0, max: Math.max(1, last), nice: false }}
      yScale={{ type: 'linear', min: lowest, max: isSpark ? 'auto' : highestOf(values), nice: !isSpark }}
      // Straight lines, because a curve would show values that were never counted. A sparkline is only a sketch.
      curve={isSpark ? 'monotoneX' : 'linear'}
      areaBaselineValue={lowest}
      margin={isSpark ? { top: 4, bottom: 4, left: 4, right: 4 } : plotMargin(isReversed, known, formatTick)}
      {...(isSpark ? { axisLeft: null, axisRight: null } : valueAxis(isReversed, formatTick))}
      axisBottom={
        isSpark
          ? null
          : {
              tickSize: 0,
              tickPadding: 10,
              tickValues: ticks.map(positionOf),
              format: (x: number) => data.labels[positionOf(x)] ?? '',
            }
      }
      enableGridX={false}
      enableGridY={!isSpark}
      gridYValues={4}
      enablePoints={false}
      layers={['grid', 'axes', Drawing, 'crosshair', 'slices']}
      enableSlices="x"
      crosshairType="x"
      sliceTooltip={({ slice }) => {
        const pointIndex = positionOf(Number(slice.points[0]?.data.x ?? 0));
        return (
          <PlotTooltip
            title={data.labels[pointIndex] ?? ''}
            rows={data.series.flatMap(({ name, values, tone }, index) => {
              const value = values[pointIndex];
              return value == null ? [] : [{ name, value: formatValue(value), tone: toneOf(index, tone) }];
            })}
          />
        );
      }}
    />
  );
}
