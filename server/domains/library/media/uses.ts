import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { batched } from '../../../kit/read/batch.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { moveUses, registerUses, requireUnused, usesOfEach } from '../../../kit/resource/uses.ts';

/* Uses of media, shared by all kinds: shown on the medium, and a reason not to delete it. */

const subject = 'MediaItem';
const maxShown = 100;

type Of = Given<{ of: number }>;

const playing = (db: Builder, { of }: Of) =>
  db
    .selectFrom('Playlist as playlist')
    .where('playlist.id', 'in', (uses) =>
      uses.selectFrom('PlaylistItem').select('playlist').where('media', '=', of),
    );

const playlistsOf = query('library.playlistsOf', (db, given: Of) =>
  playing(db, given)
    .select(['playlist.id', 'playlist.name'])
    .orderBy(({ fn }) => fn<string>('lower', ['playlist.name']))
    .orderBy('playlist.id')
    .limit(maxShown),
);

const playlistsWithMedium = query('library.playlistsWithMedium', (db, given: Of) =>
  playing(db, given).select(count),
);

const movingItems = query('library.movingItems', (db, { from, to }: Given<{ from: number; to: number }>) =>
  db
    .updateTable('PlaylistItem')
    .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
    .where('media', '=', from),
);

const useOf = ({ id, name }: { id: number; name: string }) => ({ kind: 'Playlist', id: String(id), name });

registerUses(subject, {
  kind: 'Playlist',
  find: async (asked, of) => ({
    total: (await playlistsWithMedium.first(asked, { of }))!.count,
    uses: (await playlistsOf.all(asked, { of })).map(useOf),
  }),
  usesOfEach: async (context, ids) =>
    (await playlistsOf.ofEach(context, ids, {})).map((playlists) => playlists.map(useOf)),
  move: async (writing, from, to) => void (await movingItems.write(writing, { from, to })),
});

/** Uses of each medium of a page that the viewer may read. */
export const usesOf = batched((context, ids) => usesOfEach(context, subject, ids));

/** Number of playlists that contain each medium of a page. */
export const playlistCount = batched(async (context, ids) => {
  const counts = await playlistsWithMedium.ofEach(context, ids, {});
  return counts.map(([row]) => row!.count);
});

/** Throws IN_USE with the users of a medium; must be called in the transaction that deletes it. */
export const requireUnusedMedium = (writing: Writing, kind: string, id: number): Promise<void> =>
  requireUnused(writing, subject, id, kind);

/** Moves all uses of one medium to another, including those in the recycle bin. */
export const moveMediumUses = (writing: Writing, from: number, to: number): Promise<void> =>
  moveUses(writing, subject, from, to);
