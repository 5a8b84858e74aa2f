import { useSearchParams } from 'react-router-dom';
import type { AudienceStep } from '../../../apollo/schemaTypes.generated';
import { useViewer } from '../../../apollo/session/SessionContext';
import { daysOf, parsePeriod, writePeriod, type Period, type Days } from '../../../kit/charts/period/period';
import { useAudienceOverviewQuery, useAudienceSourcesQuery } from './audience.generated';

const names = { period: 'period', mount: 'mount' };

/**
 * Loads the audience figures for the days and the mount point in the URL. While new figures load, the previous ones
 * stay visible.
 */
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

const dayLength = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Number of days of a period; `from` and `to` are inclusive. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.max(1, Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1);

/**
 * Returns an equally long period, moved back by whole weeks, to compare the given days with. Mondays are then compared
 * with Mondays.
 */
export function daysBefore(days: Days): Days {
  const length = lengthOf(days);
  const shift = Math.ceil(length / 7) * 7 * dayLength;
  return { from: dayOf(timeOf(days.from) - shift), to: dayOf(timeOf(days.to) - shift) };
}

/** Up to this number of days, charts have a point per hour; longer periods have a point per day. */
const daysByHour = 3;

export const stepFor = (days: Days): AudienceStep => (lengthOf(days) <= daysByHour ? 'HOUR' : 'DAY');
