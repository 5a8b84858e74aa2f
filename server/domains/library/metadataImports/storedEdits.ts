import { DaypartInput } from '../media/daypart.ts';
import type { EditInput } from '../media/editing/mediaEdit.inputs.ts';

/** Serialises edits of media to text, which is stored until the import runs. */
export const serialiseEdits = (edits: readonly EditInput[]): string => JSON.stringify(edits);

/** Parses stored edits of media. Restores the classes of nested inputs, which validation requires. */
export const parseEdits = (stored: string): EditInput[] =>
  (JSON.parse(stored) as Array<EditInput & { dayparts?: object[] | null }>).map(({ dayparts, ...edit }) =>
    dayparts
      ? { ...edit, dayparts: dayparts.map((daypart) => Object.assign(new DaypartInput(), daypart)) }
      : { ...edit, ...(dayparts === null && { dayparts }) },
  );
