import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { SlotCategory } from '../slots/slotEnums.ts';
import type { RadioContext } from '../../platform/public.ts';

/** Names and contents of a slot. */
export interface SlotNames {
  category: SlotCategory;
  title: string;
  /** Own title of the slot, or else of its original; empty when neither has one. */
  ownTitle: string;
  colour: string | null;
  emission: number | null;
  playlist: number | null;
  episode: number | null;
  rush: number | null;
}

/** References of slots. Deleted slots are included, so that past occurrences keep their names. */
const findNamesOfSlots = query('scheduling.findNamesOfSlots', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom(withDeleted('Slot as slot'))
    .leftJoin(withDeleted('Episode as episode'), 'episode.id', 'slot.episode')
    .leftJoin(withDeleted('Emission as emission'), 'emission.id', 'slot.emission')
    .leftJoin(withDeleted('Emission as programme'), 'programme.id', 'episode.emission')
    .leftJoin(withDeleted('Rush as rush'), 'rush.id', 'slot.rush')
    .leftJoin(withDeleted('Emission as meant'), 'meant.id', 'rush.emission')
    .leftJoin(withDeleted('Playlist as playlist'), 'playlist.id', 'slot.playlist')
    .select(['slot.id', 'slot.category', 'slot.title', 'slot.colour', 'slot.original'])
    .select(['slot.emission', 'slot.playlist', 'slot.episode', 'slot.rush'])
    .select(['emission.title as emissionTitle', 'emission.colour as emissionColour'])
    .select(['programme.id as programmeId', 'programme.title as programmeTitle'])
    .select(['programme.colour as programmeColour', 'episode.title as episodeTitle'])
    .select(['meant.id as meantId', 'meant.title as meantTitle', 'meant.colour as meantColour'])
    .select(['rush.title as rushTitle', 'playlist.name as playlistName'])
    .where('slot.id', 'in', ids),
);

/** Loads the names and contents of slots, by slot id. A rebroadcast has the names and contents of its original slot. */
export async function loadNamesOfSlots(
  context: RadioContext,
  ids: readonly number[],
): Promise<Map<number, SlotNames>> {
  const rows = await findNamesOfSlots.all(context, { ids: [...ids] });
  const originals = [...new Set(rows.flatMap(({ original }) => original ?? []))];
  const shown =
    originals.length > 0 ? await namesOfOriginals(context, originals) : new Map<number, SlotNames>();
  return new Map(rows.map((row) => [row.id, namesOf(row, shown.get(row.original ?? 0))]));
}

async function namesOfOriginals(context: RadioContext, ids: number[]): Promise<Map<number, SlotNames>> {
  const rows = await findNamesOfSlots.all(context, { ids });
  return new Map(rows.map((row) => [row.id, namesOf(row, undefined)]));
}

type SlotNamesRow = Awaited<ReturnType<typeof findNamesOfSlots.all>>[number];

const namesOf = (row: SlotNamesRow, original: SlotNames | undefined): SlotNames => ({
  category: row.category,
  title:
    row.title ||
    (row.emissionTitle ??
      row.programmeTitle ??
      row.meantTitle ??
      row.episodeTitle ??
      row.rushTitle ??
      row.playlistName ??
      original?.title ??
      ''),
  ownTitle: row.title || (original?.ownTitle ?? ''),
  colour:
    row.colour ?? row.emissionColour ?? row.programmeColour ?? row.meantColour ?? original?.colour ?? null,
  emission: row.emission ?? row.programmeId ?? row.meantId ?? original?.emission ?? null,
  playlist: row.playlist ?? original?.playlist ?? null,
  episode: row.episode ?? original?.episode ?? null,
  rush: row.rush ?? original?.rush ?? null,
});
