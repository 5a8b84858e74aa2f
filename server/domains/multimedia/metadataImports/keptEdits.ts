import { DaypartInput } from '../media/daypart.ts';
import type { GivenEdit } from '../media/editing/mediaEdit.inputs.ts';

/** Edits as they are kept until their turn comes. */
export const keptEdits = (edits: readonly GivenEdit[]): string => JSON.stringify(edits);

/** The same again: what is an input inside of another is checked by its class. */
export const editsKept = (kept: string): GivenEdit[] =>
  (JSON.parse(kept) as Array<GivenEdit & { dayparts?: object[] | null }>).map(({ dayparts, ...edit }) =>
    dayparts
      ? { ...edit, dayparts: dayparts.map((one) => Object.assign(new DaypartInput(), one)) }
      : { ...edit, ...(dayparts === null && { dayparts }) },
  );
