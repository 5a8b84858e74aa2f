import { apiErrorOf } from '../../../../apollo/errors';
import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';

/** Error of the server for a slot that overlaps another slot. */
export interface ScheduleConflict {
  total: number;
  clashes: ReadonlyArray<{ slotId: string; title: string; localStart: string; localEnd: string }>;
  freeStarts: readonly string[];
  freeLayers: readonly SlotLayer[];
}

/** Extracts the schedule conflict from an error; undefined for other errors. */
export function conflictIn(error: unknown): ScheduleConflict | undefined {
  const apiError = apiErrorOf(error);
  return apiError.code === 'SCHEDULE_CONFLICT' ? (apiError as typeof apiError & ScheduleConflict) : undefined;
}
