import { useMemo } from 'react';
import { useSession } from '../../../apollo/session/SessionContext';
import { useTimeZone } from '../../data/format/useFormat';
import type { FilterZones } from './filterValues';

/**
 * Returns the time zones in which the filters of a list read dates. `rowTimeZone` is for lists whose rows show moments in
 * another time zone than `useFormat`.
 */
export function useFilterZones(rowTimeZone?: string): FilterZones {
  const shownTimeZone = useTimeZone();
  const moments = rowTimeZone ?? shownTimeZone;
  const days = useSession().viewer?.radio?.timeZone;
  return useMemo(() => ({ moments, days }), [moments, days]);
}
