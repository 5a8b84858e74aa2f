import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { ownInPage, ownRows, requireDo, type ContextOrWrite } from '../../../kit/resource/ownRows.ts';
import { ownEmissions } from '../emissions/emissionAccess.ts';
import { SlotLayer } from './slotEnums.ts';

/*
 * Who may plan their own slots alone plans those of the emissions that they present or produce. A slot is of the emission that it names, of that of its episode or of its rush, and of
 * that which it broadcasts once more: all of them have to be their own, and one that is of none is nobody's own. Nor is one on a layer
 * that covers programmes, for it would take the air from somebody else's.
 */

/** Also of slots in the recycle bin, and of what they still hold from there. */
const emissionsOfSlots = query('planning.emissionsOfSlots', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom(withDeleted('Slot as slot'))
    .leftJoin(withDeleted('Episode as episode'), 'episode.id', 'slot.episode')
    .leftJoin(withDeleted('Rush as rush'), 'rush.id', 'slot.rush')
    .leftJoin(withDeleted('Slot as original'), 'original.id', 'slot.original')
    .leftJoin(withDeleted('Episode as again'), 'again.id', 'original.episode')
    .leftJoin(withDeleted('Rush as rushAgain'), 'rushAgain.id', 'original.rush')
    .select(['slot.id', 'slot.layer'])
    .select(['slot.emission', 'episode.emission as programme', 'rush.emission as rushEmission'])
    .select(['original.emission as originalEmission', 'again.emission as originalProgramme'])
    .select('rushAgain.emission as originalRushEmission')
    .where('slot.id', 'in', ids),
);

const ownLayers: ReadonlySet<string> = new Set([SlotLayer.FILLER, SlotLayer.PROGRAMMES]);

/** Those of some slots that are of the viewer's own emissions alone. */
async function ownAmong(asked: ContextOrWrite, ids: readonly number[]): Promise<Set<number>> {
  const own = await ownEmissions(asked);
  const rows = await emissionsOfSlots.all(asked, { ids: [...ids] });
  const isOwn = ({ id: _, layer, ...emissions }: (typeof rows)[number]) => {
    if (!ownLayers.has(layer)) return false;
    const all = Object.values(emissions).filter((one) => one !== null);
    return all.length > 0 && all.every((one) => own.has(one));
  };
  return new Set(rows.filter(isOwn).map(({ id }) => id));
}

const ofSlots = ownRows('Slot', { actions: ['create', 'update', 'delete'], among: ownAmong });

/** Passes for slots to which the viewer may do something, as they stand. */
export const requireOwnSlots = (writing: Writing, action: string, ids: readonly number[]): Promise<void> =>
  requireDo(writing.context, { action, subject: 'Slot' }, async () => {
    const own = await ownAmong(writing, ids);
    return ids.every((id) => own.has(id));
  });

/** Passes for a layer on which the viewer may plan: one that covers programmes is of those who plan all of them. */
export function requireOwnLayer({ abilities }: Context, layer: string): void {
  if (!ownLayers.has(layer) && !abilities.canAll('update', 'Slot')) throw forbidden('update', 'Slot');
}

/** Passes for an emission of which the viewer may plan something. */
export const requirePlanned = (writing: Writing, emission: number): Promise<void> =>
  requireDo(writing.context, { action: 'update', subject: 'Slot' }, async () =>
    (await ownEmissions(writing)).has(emission),
  );

/** Passes for whoever plans all of the calendar. */
export function requireAllOfCalendar({ abilities }: Context): void {
  if (!abilities.canAll('create', 'Slot')) throw forbidden('create', 'Slot');
}

const ownOfPage = ownInPage(ofSlots);

/** Whether the viewer may plan a slot, as far as it is about whose it is. */
export const isMySlot = async (context: Context, id: number): Promise<boolean> =>
  context.abilities.canAll('update', 'Slot') || ownOfPage(context, id);
