import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  ClockWeekDocument,
  useClockWeekQuery,
  useSetClockHoursMutation,
  type ClockHourFieldsFragment,
} from './clocks.generated';
import { keyOf, type WeekHour } from './weekHours';

/** Clock to assign to hours; null clears them. */
export type Paint = ClockHourFieldsFragment['clock'] | null;

/**
 * Returns the clock of each hour of the week, and a function that assigns clocks to hours. Updates are optimistic and can be
 * undone.
 */
export function useClockWeek() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const query = useClockWeekQuery({ fetchPolicy: 'cache-and-network' });
  const [setHours] = useSetClockHoursMutation();
  const laid = new Map(query.data?.clockWeek.map((hour) => [keyOf(hour), hour.clock]) ?? []);

  const send = (clock: Paint, hours: readonly WeekHour[]) =>
    setHours({
      variables: { clockId: clock?.id ?? null, hours: [...hours] },
      update: (cache, { data }) =>
        void cache.writeQuery({ query: ClockWeekDocument, data: { clockWeek: data!.setClockHours } }),
      optimisticResponse: { setClockHours: painted(query.data?.clockWeek ?? [], clock, hours) },
    });

  const putBack = async (before: ReadonlyMap<number, Paint>, hours: readonly WeekHour[]) => {
    const byClock = Map.groupBy(hours, (hour) => before.get(keyOf(hour))?.id ?? null);
    try {
      for (const some of byClock.values()) await send(before.get(keyOf(some[0]!)) ?? null, some);
    } catch (error) {
      notifyError(t('clocks.week.failed'), error);
    }
  };
  const paint = async (clock: Paint, hours: readonly WeekHour[]) => {
    const changing = hours.filter((hour) => laid.get(keyOf(hour))?.id !== clock?.id);
    if (changing.length === 0) return;
    const before = laid;
    try {
      await send(clock, changing);
      notify({
        type: 'success',
        title: clock
          ? t('clocks.week.laid', { count: changing.length, name: clock.name })
          : t('clocks.week.taken', { count: changing.length }),
        action: { label: t('actions.undo'), onClick: () => void putBack(before, changing) },
      });
    } catch (error) {
      notifyError(t('clocks.week.failed'), error);
    }
  };
  return { query, laid, paint };
}

/** Returns the week after a clock was assigned to some hours. */
function painted(
  week: readonly ClockHourFieldsFragment[],
  clock: Paint,
  hours: readonly WeekHour[],
): ClockHourFieldsFragment[] {
  const keys = new Set(hours.map(keyOf));
  const unchanged = week.filter((hour) => !keys.has(keyOf(hour)));
  if (!clock) return unchanged;
  const laid = hours.map((hour) => ({
    __typename: 'ClockHour' as const,
    id: `laid-${keyOf(hour)}`,
    ...hour,
    clock,
  }));
  return [...unchanged, ...laid];
}
