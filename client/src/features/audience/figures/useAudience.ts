import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { daysOf, parsePeriod, writePeriod, type Period } from '../../../kit/charts/period/period';
import { useAudienceOverviewQuery, useAudienceSourcesQuery } from './audience.generated';
import { daysBefore, stepFor } from './audiencePeriod';

const names = { period: 'period', mount: 'mount' };

/** Figures for the days and the mount point that the address names. While new figures load, the previous ones stay visible. */
export function useAudience() {
  const [search, setSearch] = useSearchParams();
  const { radio } = useViewer();
  const timeZone = radio?.timeZone ?? 'UTC';
  const period = parsePeriod(search.get(names.period) ?? 'last7');
  const days = daysOf(period, timeZone);
  const before = daysBefore(days);
  const mountId = search.get(names.mount);
  const step = stepFor(days);
  const query = useAudienceOverviewQuery({
    variables: { ...days, beforeFrom: before.from, beforeTo: before.to, step, mountId },
    fetchPolicy: 'cache-and-network',
  });
  const sources = useAudienceSourcesQuery({
    variables: { ...days, page: 1 },
    fetchPolicy: 'cache-and-network',
    pollInterval: 60_000,
  });
  const change = (name: string, value: string) =>
    setSearch(
      (given) => {
        given.set(name, value);
        if (value === '') given.delete(name);
        return given;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    timeZone,
    period,
    days,
    before,
    step,
    mountId,
    setPeriod: (next: Period) => change(names.period, writePeriod(next)),
    setMount: (id: string) => change(names.mount, id),
    statistics: query.data ?? query.previousData,
    isStale: query.data === undefined,
    error: query.data === undefined ? query.error : undefined,
    refetch: () => void query.refetch().catch(() => undefined),
    sources: (sources.data ?? sources.previousData)?.sourcesByMountPoint.data,
  };
}
