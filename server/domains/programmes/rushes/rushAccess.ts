import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { requireDo, type Ownership } from '../../../kit/resource/ownRows.ts';
import type { Caller } from '../../library/public.ts';
import {
  isOwnEmission,
  isOwnEmissionInPage,
  isOwnEmissionOf,
  filterOwnEmissions,
} from '../emissions/emissionAccess.ts';

/*
 * Ownership of rushes: users own the rushes of emissions that they present or produce.
 * Nobody owns a rush without an emission. A permission with the condition OWN covers only own rushes.
 */

const findEmissionsOfRushes = query(
  'programmes.findEmissionsOfRushes',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db.selectFrom('Rush').select(['id', 'emission']).where('id', 'in', ids),
);

export const ownRushes: Ownership = {
  actions: ['create', 'update', 'delete'],
  among: async (context, ids) =>
    filterOwnEmissions(context, await findEmissionsOfRushes.all(context, { ids: [...ids] })),
};

/** True when the viewer may update all rushes, or presents or produces the emission. Batched for the rows of a page. */
export const isMyRush = async (context: Context, emission: number | undefined): Promise<boolean> =>
  context.abilities.canAll('update', 'Rush') ||
  (emission !== undefined && (await isOwnEmissionInPage(context, emission)));

/** Throws `FORBIDDEN` unless the viewer has the permission for rushes of this emission. Null stands for rushes without an emission. */
export const requireOwnRush = (writing: Writing, action: string, emission: number | null): Promise<void> =>
  requireDo(
    writing.context,
    { action, subject: 'Rush' },
    async () => emission !== null && (await isOwnEmission(writing, emission)),
  );

/**
 * Throws `FORBIDDEN` unless the uploader has the permission for rushes of this emission. Works after the request has ended. Null stands for
 * rushes without an emission.
 */
export const requireOwnRushOf = (caller: Caller, action: string, emission: number | null): Promise<void> =>
  requireDo(
    caller,
    { action, subject: 'Rush' },
    async () => emission !== null && (await isOwnEmissionOf(caller, emission)),
  );
