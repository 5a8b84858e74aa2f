import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../apollo/session/SessionContext';
import { useCan } from '../../kit/access/useCan';
import { statisticsRules } from './rules';
import { useStatisticsQuery } from './statistics.generated';
import { daysOf, parsePeriod, writePeriod, type Period } from '../../kit/charts/period/period';

const name = 'period';

/** The statistics of the days that the address says; those before stay until the new ones are there. */
export function useStatistics() {
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  const { radio } = useViewer();
  const period = parsePeriod(search.get(name));
  const days = daysOf(period, radio?.timeZone ?? 'UTC');

  const query = useStatisticsQuery({
    variables: {
      ...days,
      withInvoices: can(statisticsRules.invoices),
      withUsers: can(statisticsRules.users),
      withEmployees: can(statisticsRules.employees),
      withAudience: can(statisticsRules.audience),
      withAccess: can(statisticsRules.access),
    },
    fetchPolicy: 'cache-and-network',
  });
  return {
    period,
    days,
    setPeriod: (next: Period) =>
      setSearch({ [name]: writePeriod(next) }, { replace: true, preventScrollReset: true }),
    statistics: (query.data ?? query.previousData)?.statistics,
    isStale: query.data === undefined,
    error: query.data === undefined ? query.error : undefined,
    refetch: () => void query.refetch().catch(() => undefined),
  };
}
