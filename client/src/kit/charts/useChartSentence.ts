import { useTranslation } from 'react-i18next';
import { partsOf, showsParts, type ChartData, type ChartKind, type FormatValue } from './chartData';
import { factsOf } from './chartFacts';
import { useChartFormats } from './chartFormats';

/** Returns the text alternative of a chart. It lists the parts with their shares, or has a sentence about each series. */
export function useChartSentence(kind: ChartKind, data: ChartData, formatValue: FormatValue): string {
  const { t } = useTranslation();
  const formats = useChartFormats();

  if (showsParts(kind)) {
    const parts = partsOf(data);
    const whole = parts.reduce((sum, { value }) => sum + value, 0);
    if (whole === 0) return t('charts.nothing');
    return formats.list(
      parts.map(({ label, value }) =>
        t('charts.part', { label, value: formatValue(value), share: formats.percent((value / whole) * 100) }),
      ),
    );
  }
  const facts = factsOf(data);
  if (facts.every(({ highest, lowest }) => highest.value === 0 && lowest.value === 0))
    return t('charts.nothing');
  return facts
    .map(({ name, highest, lowest, trend }) =>
      t('charts.series', {
        name,
        highest: formatValue(highest.value),
        highestAt: highest.label,
        lowest: formatValue(lowest.value),
        lowestAt: lowest.label,
        trend: t(`charts.trends.${trend}`),
      }),
    )
    .join(' ');
}
