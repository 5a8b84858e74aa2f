import { apiErrorOf } from '../../../../apollo/errors';
import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';

/** What the server says of a plan that would lie over something else. */
export interface ScheduleConflict {
  total: number;
  clashes: ReadonlyArray<{ slotId: string; title: string; localStart: string; localEnd: string }>;
  freeStarts: readonly string[];
  freeLayers: readonly SlotLayer[];
}

/** The clash that an error tells of, if that is what it tells. */
export function conflictIn(error: unknown): ScheduleConflict | undefined {
  const told = apiErrorOf(error);
  return told.code === 'SCHEDULE_CONFLICT' ? (told as unknown as ScheduleConflict) : undefined;
}
