import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { batched } from '../../../kit/read/batch.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { ownEmissions } from '../emissions/emissionAccess.ts';

/*
 * Whoever may manage slots plans all of a radio's calendar; who may only make, change or delete some plans those of the
 * emissions that they present or produce. A slot is of the emission that it names, of that of its episode or of its rush, and of
 * that which it broadcasts once more: all of them have to be their own, and one that is of none is nobody's own.
 */

const managesSlots = ({ abilities }: Context) => abilities.can('manage', 'Slot');

/** Also of slots in the recycle bin, and of what they still hold from there. */
const emissionsOfSlots = query('planning.emissionsOfSlots', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom(withDeleted('Slot as slot'))
    .leftJoin(withDeleted('Episode as episode'), 'episode.id', 'slot.episode')
    .leftJoin(withDeleted('Rush as rush'), 'rush.id', 'slot.rush')
    .leftJoin(withDeleted('Slot as original'), 'original.id', 'slot.original')
    .leftJoin(withDeleted('Episode as again'), 'again.id', 'original.episode')
    .leftJoin(withDeleted('Rush as rushAgain'), 'rushAgain.id', 'original.rush')
    .select(['slot.id', 'slot.emission', 'episode.emission as programme', 'rush.emission as rushEmission'])
    .select(['original.emission as originalEmission', 'again.emission as originalProgramme'])
    .select('rushAgain.emission as originalRushEmission')
    .where('slot.id', 'in', ids),
);

/** Those of some slots that are of the viewer's own emissions alone. */
async function ownAmong(asked: Context | Writing, ids: number[]): Promise<Set<number>> {
  const own = await ownEmissions(asked);
  const rows = await emissionsOfSlots.all(asked, { ids });
  const isOwn = ({ id: _, ...emissions }: (typeof rows)[number]) => {
    const all = Object.values(emissions).filter((one) => one !== null);
    return all.length > 0 && all.every((one) => own.has(one));
  };
  return new Set(rows.filter(isOwn).map(({ id }) => id));
}

/** Passes for slots that the viewer may plan, as they stand. */
export async function requireOwnSlots(writing: Writing, ids: number[]): Promise<void> {
  if (managesSlots(writing.context)) return;
  const own = await ownAmong(writing, ids);
  if (!ids.every((id) => own.has(id))) throw forbidden('manage', 'Slot');
}

/** Passes for an emission of which the viewer may plan something. */
export async function requirePlanned(writing: Writing, emission: number): Promise<void> {
  if (managesSlots(writing.context) || (await ownEmissions(writing)).has(emission)) return;
  throw forbidden('manage', 'Slot');
}

/** Passes for whoever plans all of the calendar. */
export function requireAllOfCalendar(context: Context): void {
  if (!managesSlots(context)) throw forbidden('manage', 'Slot');
}

const ownOfPage = batched(async (context, ids): Promise<boolean[]> => {
  const own = await ownAmong(context, [...ids]);
  return ids.map((id) => own.has(id));
});

/** Whether the viewer may plan a slot, as far as it is about whose it is. */
export const isMySlot = async (context: Context, id: number): Promise<boolean> =>
  managesSlots(context) || ownOfPage(context, id);
