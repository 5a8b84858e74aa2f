import { DaypartInput } from '../media/daypart.ts';
import type { GivenEdit } from '../media/editing/mediaEdit.inputs.ts';

/** Serialises edits for storage. */
export const keptEdits = (edits: readonly GivenEdit[]): string => JSON.stringify(edits);

/** Parses stored edits, and restores the classes of nested inputs, which validation requires. */
export const editsKept = (stored: string): GivenEdit[] =>
  (JSON.parse(stored) as Array<GivenEdit & { dayparts?: object[] | null }>).map(({ dayparts, ...edit }) =>
    dayparts
      ? { ...edit, dayparts: dayparts.map((daypart) => Object.assign(new DaypartInput(), daypart)) }
      : { ...edit, ...(dayparts === null && { dayparts }) },
  );
