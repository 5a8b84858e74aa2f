import { useMemo } from 'react';
import { skipToken } from '@apollo/client/react';
import { useMissed } from '../../../apollo/live/useMissed';
import { useCalendarChangedSubscription, useCalendarQuery } from './calendar.generated';
import type { SlotFilters } from './CalendarFilters';
import { momentsAround } from './time/wall';

/**
 * Loads the occurrences between two wall times, and some before and after (see `momentsAround`). Reloads them when the radio's
 * calendar changes.
 */
export function useOccurrences(
  range: { from: number; to: number } | undefined,
  { categories, layers }: SlotFilters,
) {
  const variables = range && {
    ...momentsAround(range.from, range.to),
    categories: [...categories],
    layers: [...layers],
  };
  const { data, previousData, error, loading, refetch } = useCalendarQuery(
    variables ? { variables, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const reload = () => void refetch().catch(() => undefined);
  useCalendarChangedSubscription({ ignoreResults: true, onData: reload });

  useMissed(reload);

  const calendar = (data ?? previousData)?.calendar;
  const occurrences = useMemo(() => calendar ?? [], [calendar]);
  return { occurrences, error: data ? undefined : error, isLoading: loading && !data, reload };
}
