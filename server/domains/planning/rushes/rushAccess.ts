import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { ownRows, requireDo } from '../../../kit/resource/ownRows.ts';
import type { Caller } from '../../multimedia/attached/attachedMedia.ts';
import {
  isOwnEmission,
  isOwnEmissionInPage,
  isOwnEmissionOf,
  ofOwnEmissions,
} from '../emissions/emissionAccess.ts';

/*
 * Who may decide about their own rushes alone decides about those of the emissions that they present or produce. A rush of no
 * emission is nobody's own.
 */

const emissionsOfRushes = query('planning.emissionsOfRushes', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Rush').select(['id', 'emission']).where('id', 'in', ids),
);

ownRows('Rush', {
  actions: ['create', 'update', 'delete'],
  among: async (asked, ids) => ofOwnEmissions(asked, await emissionsOfRushes.all(asked, { ids: [...ids] })),
});

/** Whether the viewer decides about a rush of an emission, or of none, for each row of a page. */
export const isMyRush = async (context: Context, emission: number | undefined): Promise<boolean> =>
  context.abilities.canAll('update', 'Rush') ||
  (emission !== undefined && (await isOwnEmissionInPage(context, emission)));

/** Passes for a rush of an emission, or of none, to which the viewer may do something. */
export const requireOwnRush = (writing: Writing, action: string, emission: number | null): Promise<void> =>
  requireDo(
    writing.context,
    { action, subject: 'Rush' },
    async () => emission !== null && (await isOwnEmission(writing, emission)),
  );

/** The same of somebody who sends a take, also when their request is over. */
export const requireOwnRushOf = (caller: Caller, action: string, emission: number | null): Promise<void> =>
  requireDo(
    caller,
    { action, subject: 'Rush' },
    async () => emission !== null && (await isOwnEmissionOf(caller, emission)),
  );
