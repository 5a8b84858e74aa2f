import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import {
  contextOf,
  mayDo,
  requireDo,
  type ContextOrWrite,
  type Ownership,
} from '../../../kit/resource/ownRows.ts';
import { isOwnEmission, filterOwnEmissions } from '../../programmes/public.ts';
import { loadNamesOfSlots } from '../occurrences/shownNames.ts';

/*
 * Ownership of rundowns: users own the rundowns of emissions that they present or produce.
 * This includes rundowns of rebroadcasts. A permission with the condition OWN covers only own rundowns.
 */

const findSlotsOfRundowns = query('scheduling.findSlotsOfRundowns', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Rundown').select(['id', 'slot']).where('id', 'in', ids),
);

export const ownRundowns: Ownership = {
  actions: ['update'],
  among: async (context, ids) => {
    const rundowns = await findSlotsOfRundowns.all(context, { ids: [...ids] });
    const names = await loadNamesOfSlots(
      context,
      rundowns.map(({ slot }) => slot),
    );
    const rows = rundowns.map(({ id, slot }) => ({ id, emission: names.get(slot)?.emission ?? null }));
    return filterOwnEmissions(context, rows);
  },
};

const changing = { action: 'update', subject: 'Rundown' };

const isOwn = (context: ContextOrWrite, emission: number | null) => async () =>
  emission !== null && (await isOwnEmission(context, emission));

/**
 * True when the viewer may change the rundowns of an emission. Null stands for rundowns without an emission.
 */
export const mayChangeRundown = (context: Context, emission: number | null): Promise<boolean> =>
  mayDo(context, changing, isOwn(context, emission));

/** Throws `FORBIDDEN` unless `mayChangeRundown` is true. */
export const requireOwnRundown = (writing: Writing, emission: number | null): Promise<void> =>
  requireDo(contextOf(writing), changing, isOwn(writing, emission));
