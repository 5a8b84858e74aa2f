import { useMemo } from 'react';
import { useSession } from '../../../../apollo/session/SessionContext';
import { wallAt } from './wall';

const hour = 3_600_000;

/** Clock in the radio's time zone. Its times are wall times: see `wall.ts`. */
export interface StationClock {
  timeZone: string;
  now: () => number;
  /** Returns the next full hour: the default start of new slots. */
  nextHour: () => number;
}

/** Clock of the viewer's radio; the same object until the radio's time zone changes. */
export function useStationClock(): StationClock {
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  return useMemo(() => {
    const now = () => wallAt(Date.now(), timeZone);
    return { timeZone, now, nextHour: () => Math.ceil(now() / hour) * hour };
  }, [timeZone]);
}
