import { useEffect, useState } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { useRundownChangedSubscription, useRundownQuery } from './rundowns.generated';

export interface RundownKey {
  slotId: string;
  date: string;
}

/** A rundown with live changes. Each event contains all fields of the rundown, so it updates the cache directly. */
export function useRundown(key: RundownKey) {
  const query = useRundownQuery({ variables: key, fetchPolicy: 'cache-and-network' });
  const again = () =>
    query.refetch().then(
      () => undefined,
      () => undefined,
    );
  useRundownChangedSubscription({
    variables: key,
    ignoreResults: true,
    // The event is null when the day was deleted: the reload then reports that.
    onData: ({ data }) => void (data.data?.rundownChanged ? undefined : again()),
  });
  useMissed(() => void again());
  return { query, rundown: query.data?.rundown, again };
}

/** State of a rundown: upcoming, on air or over. Updates with time. */
export function useRundownState(occurrence: { startsAt: string; endsAt: string } | undefined) {
  const [now, setNow] = useState(() => Date.now());
  const startsAt = occurrence ? Date.parse(occurrence.startsAt) : undefined;
  const endsAt = occurrence ? Date.parse(occurrence.endsAt) : undefined;
  const next = [startsAt, endsAt].find((moment) => moment !== undefined && moment > now);
  useEffect(() => {
    if (next === undefined) return;
    // Timers are limited to 24 days, so longer waits are split.
    const wait = Math.min(Math.max(next - Date.now(), 0) + 50, 2_000_000_000);
    const timer = setInterval(() => setNow(Date.now()), wait);
    return () => clearInterval(timer);
  }, [next]);
  if (startsAt === undefined || endsAt === undefined) return undefined;
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'onAir' : 'over';
}
