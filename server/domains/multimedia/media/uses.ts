import type { Context } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { inUse, type Use } from '../../../kit/errors.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { batched } from '../../../kit/read/batch.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** Something that plays media: it is shown, and keeps them from being deleted. */
interface Uses {
  /** Name of the type of what plays them. */
  kind: string;
  /** Those that play a medium and are not in the recycle bin, by their names. */
  places: typeof playlistsOf;
  count: typeof playlistsWithMedium;
  /** Puts one medium into the places of another, also where the recycle bin holds them. */
  moving: typeof movingItems;
}

const maxShown = 100;

type Of = Given<{ of: number }>;

const playing = (db: Builder, { of }: Of) =>
  db
    .selectFrom('Playlist as playlist')
    .where('playlist.id', 'in', (places) =>
      places.selectFrom('PlaylistItem').select('playlist').where('media', '=', of),
    );

const playlistsOf = query('multimedia.playlistsOf', (db, given: Of) =>
  playing(db, given)
    .select(['playlist.id', 'playlist.name'])
    .orderBy(({ fn }) => fn<string>('lower', ['playlist.name']))
    .orderBy('playlist.id')
    .limit(maxShown),
);

const playlistsWithMedium = query('multimedia.playlistsWithMedium', (db, given: Of) =>
  playing(db, given).select(count),
);

const movingItems = query('multimedia.movingItems', (db, { from, to }: Given<{ from: number; to: number }>) =>
  db
    .updateTable('PlaylistItem')
    .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
    .where('media', '=', from),
);

const known: readonly Uses[] = [
  { kind: 'Playlist', places: playlistsOf, count: playlistsWithMedium, moving: movingItems },
];

/** Where a medium is used, as far as the viewer may read what uses it; the media of a page together. */
export const usesOf = batched(async (context, ids): Promise<Use[][]> => {
  const all = ids.map((): Use[] => []);
  for (const uses of readable(context)) {
    const found = await uses.places.ofEach(context, ids, {});
    found.forEach((places, index) => all[index]!.push(...places.map((place) => useOf(uses, place))));
  }
  return all.map((places) => places.slice(0, maxShown));
});

/** In how many playlists a medium is. */
export const playlistCount = batched(async (context, ids) => {
  const counts = await playlistsWithMedium.ofEach(context, ids, {});
  return counts.map(([row]) => row!.count);
});

/** Passes for a medium that nothing plays; IN_USE says what does. To be asked inside of the transaction that deletes it. */
export async function requireUnused(
  transaction: Transaction,
  context: Context,
  subject: string,
  id: number,
): Promise<void> {
  const writing = { transaction, context };
  let total = 0;
  for (const uses of known) total += (await uses.count.first(writing, { of: id }))!.count;
  if (total === 0) return;
  const all: Use[] = [];
  for (const uses of readable(context))
    all.push(...(await uses.places.all(writing, { of: id })).map((place) => useOf(uses, place)));
  throw inUse(subject, id, total, all.slice(0, maxShown));
}

/** Whatever played one medium plays another from now on, also what is in the recycle bin. */
export async function moveUses(writing: Writing, from: number, to: number): Promise<void> {
  for (const { moving } of known) await moving.write(writing, { from, to });
}

const readable = ({ abilities }: Context) => known.filter(({ kind }) => abilities.can('read', kind));

const useOf = ({ kind }: Uses, { id, name }: { id: number; name: string }): Use => ({
  kind,
  id: String(id),
  name,
});
