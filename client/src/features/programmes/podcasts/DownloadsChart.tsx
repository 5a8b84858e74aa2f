import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { useChartFormats } from '../../../kit/charts/chartFormats';

/** Daily downloads of a podcast, and the total since it started. */
export function DownloadsChart({
  days,
  total,
}: {
  days: ReadonlyArray<{ day: string; downloads: number }>;
  total: number;
}) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const lately = days.reduce((sum, { downloads }) => sum + downloads, 0);
  return (
    <ChartCard
      title={t('podcasts.downloads')}
      labelTitle={t('charts.time')}
      headline={formats.count(lately)}
      note={t('podcasts.lastDays', { days: days.length, total: formats.count(total) })}
      kind="bars"
      data={{
        labels: days.map(({ day }) => formats.day(day)),
        series: [{ name: t('podcasts.downloads'), values: days.map(({ downloads }) => downloads) }],
      }}
      formatValue={formats.count}
      height="9rem"
    />
  );
}
