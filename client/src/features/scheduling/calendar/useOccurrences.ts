import { useMemo } from 'react';
import { skipToken } from '@apollo/client/react';
import type { SlotCategory, SlotLayer } from '../../../apollo/schemaTypes.generated';
import { useMissed } from '../../../apollo/live/useMissed';
import { useCalendarChangedSubscription, useCalendarQuery } from './calendar.generated';
import { momentsAround } from './time/wall';

/** What is planned in a stretch of the station's clock, kept up with what others change. */
export function useOccurrences(
  shown: { from: number; to: number } | undefined,
  categories: readonly SlotCategory[],
  layers: readonly SlotLayer[],
) {
  const variables = shown && {
    ...momentsAround(shown.from, shown.to),
    categories: [...categories],
    layers: [...layers],
  };
  const { data, previousData, error, loading, refetch } = useCalendarQuery(
    variables ? { variables, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const again = () => void refetch().catch(() => undefined);
  useCalendarChangedSubscription({ ignoreResults: true, onData: again });

  useMissed(again);

  const held = (data ?? previousData)?.calendar;
  const occurrences = useMemo(() => held ?? [], [held]);
  return { occurrences, error: data ? undefined : error, isLoading: loading && !data, again };
}
