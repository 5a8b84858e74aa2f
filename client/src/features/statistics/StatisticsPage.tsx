import { Button, Grid, Skeleton } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { saveCsv } from '../../kit/data/files/saveCsv';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { Card } from '../../kit/layout/Card';
import { PageHeader } from '../../kit/layout/PageHeader';
import { StatisticsCharts } from './StatisticsCharts';
import { statisticsOf, rowsOf, type Statistics } from './statistic';
import { PeriodPicker } from '../../kit/charts/period/PeriodPicker';
import { useStatistics } from './useStatistics';

/** Statistics of a period compared with the previous one, as charts, tables and a file. */
export default function StatisticsPage() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const { statistics, period, days, setPeriod, isStale, error, refetch } = useStatistics();
  const charted = statistics ? statisticsOf(statistics, t, formats) : [];
  const problems = problemsOf(error);
  const isWrong = Object.keys(problems).length > 0;

  const save = (shown: Statistics) =>
    saveCsv(rowsOf(shown, charted, t), `statistics-${shown.from}-${shown.to}.csv`);

  return (
    <>
      <PageHeader
        title={t('statistics.title')}
        description={
          statistics
            ? t('statistics.description', {
                days: formats.days(statistics.from, statistics.to),
                before: formats.days(statistics.beforeFrom, statistics.beforeTo),
                timeZone: statistics.timeZone,
              })
            : '\u00a0'
        }
        actions={
          <Button
            variant="outline"
            disabled={!statistics || isStale}
            onClick={() => statistics && void save(statistics)}
          >
            <Download aria-hidden /> {t('statistics.export')}
          </Button>
        }
      />
      <PeriodPicker
        period={period}
        days={days}
        problems={{
          ...(problems['from'] && { from: t('statistics.tooEarly') }),
          ...(problems['to'] && {
            to: t(problems['to'] === 'min' ? 'statistics.reversed' : 'statistics.tooLong'),
          }),
        }}
        onChange={setPeriod}
      />
      {error && !isWrong ? (
        <Card>
          <ErrorState error={error} onRetry={refetch} />
        </Card>
      ) : statistics ? (
        <StatisticsCharts statistics={statistics} charted={charted} isStale={isStale} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** Problems with the start and end of the period; empty for any other error. */
function problemsOf(error: unknown): Record<string, string> {
  if (!error) return {};
  const { code, fields = {} } = apiErrorOf(error);
  return code === 'BAD_USER_INPUT' ? fields : {};
}

/** Placeholder of the charts. */
function Waiting() {
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} h="23.5rem" borderRadius="l3" />
      ))}
    </Grid>
  );
}
