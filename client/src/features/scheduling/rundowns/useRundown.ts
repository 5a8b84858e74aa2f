import { useEffect, useState } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { useRundownChangedSubscription, useRundownQuery } from './rundowns.generated';

export interface RundownKey {
  slotId: string;
  date: string;
}

/** A rundown, kept up with what others change in it. What they change arrives whole, so the cache has it at once. */
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
    // Of a day that is gone nothing arrives but that: the answer to the question says so.
    onData: ({ data }) => void (data.data?.rundownChanged ? undefined : again()),
  });
  useMissed(() => void again());
  return { query, rundown: query.data?.rundown, again };
}

/** Where a rundown stands: to come, on the air, or over. It goes on by itself while the page is open. */
export function useStanding(occurrence: { startsAt: string; endsAt: string } | undefined) {
  const [now, setNow] = useState(() => Date.now());
  const startsAt = occurrence ? Date.parse(occurrence.startsAt) : undefined;
  const endsAt = occurrence ? Date.parse(occurrence.endsAt) : undefined;
  const next = [startsAt, endsAt].find((moment) => moment !== undefined && moment > now);
  useEffect(() => {
    if (next === undefined) return;
    // A timer takes no more than 24 days: then it looks again.
    const wait = Math.min(Math.max(next - Date.now(), 0) + 50, 2_000_000_000);
    const timer = setInterval(() => setNow(Date.now()), wait);
    return () => clearInterval(timer);
  }, [next]);
  if (startsAt === undefined || endsAt === undefined) return undefined;
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'onAir' : 'over';
}
