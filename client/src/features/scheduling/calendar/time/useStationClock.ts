import { useMemo } from 'react';
import { useSession } from '../../../../apollo/session/SessionContext';
import { wallAt } from './wall';

const hour = 3_600_000;

/** The clock on the wall of the radio. Its times are wall times: see `wall.ts`. */
export interface StationClock {
  timeZone: string;
  now: () => number;
  /** The next full hour, at which new slots start unless the viewer chooses a time. */
  nextHour: () => number;
}

/** The clock of the viewer's radio; the same object until the time zone of the radio changes. */
export function useStationClock(): StationClock {
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  return useMemo(() => {
    const now = () => wallAt(Date.now(), timeZone);
    return { timeZone, now, nextHour: () => Math.ceil(now() / hour) * hour };
  }, [timeZone]);
}
