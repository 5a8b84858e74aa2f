import { ResponsivePie } from '@nivo/pie';
import { partsOf, type Tone } from '../chartData';
import { usePlot, type PlotProps } from './plotProps';
import { PlotTooltip } from './PlotTooltip';

const gaugeAngle = 110;

/** Donut chart, or a gauge that fills an arc. */
export default function PiePlot(props: PlotProps & { isGauge?: boolean; partTones?: readonly Tone[] }) {
  const { data, formatValue, isGauge = false, partTones } = props;
  const { colors, isReversed, theme, drawing } = usePlot(props);
  const parts = partsOf(data, partTones);
  // The arc fills in the reading direction of the page.
  const angle = isReversed ? -gaugeAngle : gaugeAngle;

  return (
    <ResponsivePie
      data={parts.map(({ value }, index) => ({ id: String(index), value }))}
      theme={theme}
      {...drawing}
      sortByValue={false}
      margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
      innerRadius={isGauge ? 0.82 : 0.78}
      padAngle={isGauge ? 0 : 1}
      cornerRadius={isGauge ? 6 : 3}
      activeOuterRadiusOffset={isGauge ? 0 : 3}
      {...(isGauge && { startAngle: -angle, endAngle: angle, fit: true })}
      colors={({ id }) => colors.tones[parts[Number(id)]?.tone ?? 'brand']}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      tooltip={({ datum }) => {
        const part = parts[Number(datum.id)]!;
        return (
          <PlotTooltip
            title={part.label}
            rows={[{ name: data.series[0]?.name ?? '', value: formatValue(part.value), tone: part.tone }]}
          />
        );
      }}
    />
  );
}
