import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { ownInPage, requireDo, type ContextOrWrite, type Ownership } from '../../../kit/resource/ownRows.ts';
import { findOwnEmissions } from '../../programmes/public.ts';
import { SlotLayer } from './slotEnums.ts';

/*
 * Ownership of slots: users own the slots of emissions that they present or produce.
 * A slot belongs to its emission, to that of its episode or rush, and to those of the slot that it rebroadcasts; the user must own all of
 * these. Nobody owns a slot without an emission. A permission with the condition OWN covers own slots on the layers FILLER and PROGRAMMES
 * only, because a slot on a higher layer would take airtime from other emissions.
 */

/**
 * Emissions to which slots belong, including deleted rows.
 * A slot belongs to an emission directly, through an episode or rush, or through the original of a
 * rebroadcast.
 */
const findEmissionsOfSlots = query(
  'scheduling.findEmissionsOfSlots',
  (db, { ids }: Given<{ ids: number[] }>) =>
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

/** Returns the ids of the slots on `ownLayers` whose emissions the viewer all presents or produces. */
async function ownAmong(context: ContextOrWrite, ids: readonly number[]): Promise<Set<number>> {
  const own = await findOwnEmissions(context);
  const rows = await findEmissionsOfSlots.all(context, { ids: [...ids] });
  const isOwn = ({ id: _, layer, ...emissions }: (typeof rows)[number]) => {
    if (!ownLayers.has(layer)) return false;
    const all = Object.values(emissions).filter((emission) => emission !== null);
    return all.length > 0 && all.every((emission) => own.has(emission));
  };
  return new Set(rows.filter(isOwn).map(({ id }) => id));
}

export const ownSlots: Ownership = { actions: ['create', 'update', 'delete'], among: ownAmong };

/** Throws `FORBIDDEN` unless the viewer may apply the action to all of these slots, as stored. */
export const requireOwnSlots = (writing: Writing, action: string, ids: readonly number[]): Promise<void> =>
  requireDo(writing.context, { action, subject: 'Slot' }, async () => {
    const own = await ownAmong(writing, ids);
    return ids.every((id) => own.has(id));
  });

/**
 * Throws `FORBIDDEN` unless the viewer may use a layer.
 * Layers that cover other programmes require the permission for all slots.
 */
export function requireOwnLayer({ abilities }: Context, layer: string): void {
  if (!ownLayers.has(layer) && !abilities.canAll('update', 'Slot')) throw forbidden('update', 'Slot');
}

/** Throws `FORBIDDEN` unless the viewer may update all slots, or presents or produces the emission. */
export const requirePlanned = (writing: Writing, emission: number): Promise<void> =>
  requireDo(writing.context, { action: 'update', subject: 'Slot' }, async () =>
    (await findOwnEmissions(writing)).has(emission),
  );

/** Throws `FORBIDDEN` unless the viewer's permission covers the whole calendar, not only own slots. */
export function requireAllOfCalendar({ abilities }: Context): void {
  if (!abilities.canAll('create', 'Slot')) throw forbidden('create', 'Slot');
}

const ownOfPage = ownInPage(ownSlots);

/** True when the viewer may update all slots, or when this slot is their own. */
export const isMySlot = async (context: Context, id: number): Promise<boolean> =>
  context.abilities.canAll('update', 'Slot') || ownOfPage(context, id);
