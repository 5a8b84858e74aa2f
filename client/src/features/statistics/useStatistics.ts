import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../apollo/session/SessionContext';
import { useCan } from '../../kit/access/useCan';
import { statisticsRules } from './rules';
import { useOpeningPeriod } from './useOpeningPeriod';
import { useStatisticsQuery } from './statistics.generated';
import { daysOf, parsePeriod, writePeriod, type Period } from '../../kit/charts/period/period';

const name = 'period';

/**
 * Loads the statistics of the period in the URL, else of the initial period. The previous data stays visible while new data
 * loads.
 */
export function useStatistics() {
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  const { radio } = useViewer();
  const requested = search.get(name);
  const opening = useOpeningPeriod(can(statisticsRules.invoices));
  const period = requested === null ? opening.period : parsePeriod(requested);
  const days = daysOf(period, radio?.timeZone ?? 'UTC');

  const isOpening = requested === null && !opening.isLast;
  const query = useStatisticsQuery({
    skip: requested === null && opening.isWaiting,
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
  const isEmpty = query.data !== undefined && !hasTotals(query.data);
  if (isOpening && isEmpty) opening.hasNothing();
  return {
    period,
    days,
    setPeriod: (next: Period) =>
      setSearch({ [name]: writePeriod(next) }, { replace: true, preventScrollReset: true }),
    // Show nothing until a period with data is found.
    statistics: isOpening && isEmpty ? undefined : (query.data ?? query.previousData)?.statistics,
    isStale: query.data === undefined,
    error: query.data === undefined ? query.error : undefined,
    refetch: () => void query.refetch().catch(() => undefined),
  };
}

/** Returns true when any property named `total` in the response is not zero, at any depth. */
function hasTotals(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('total' in answer) return Boolean(answer.total);
  return Object.values(answer).some(hasTotals);
}
