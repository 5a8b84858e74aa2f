import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { batched } from '../../../kit/read/batch.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import {
  maxShown,
  moveUses,
  requireUnused,
  findUsesOfEach,
  type RecordUses,
} from '../../../kit/resource/uses.ts';

/* Uses of media of all kinds. They are shown on the medium, and a used medium cannot be deleted. */

const subject = 'MediaItem';

type Of = Given<{ of: number }>;

const playlistsContaining = (db: Builder, { of }: Of) =>
  db
    .selectFrom('Playlist as playlist')
    .where('playlist.id', 'in', (uses) =>
      uses.selectFrom('PlaylistItem').select('playlist').where('media', '=', of),
    );

const findPlaylists = query('library.findPlaylists', (db, params: Of) =>
  playlistsContaining(db, params)
    .select(['playlist.id', 'playlist.name'])
    .orderBy(({ fn }) => fn<string>('lower', ['playlist.name']))
    .orderBy('playlist.id')
    .limit(maxShown),
);

const countPlaylists = query('library.countPlaylists', (db, params: Of) =>
  playlistsContaining(db, params).select(count),
);

const moveItems = query(
  'library.movePlaylistItems',
  (db, { from, to }: Given<{ from: number; to: number }>) =>
    db
      .updateTable('PlaylistItem')
      .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
      .where('media', '=', from),
);

const useOf = ({ id, name }: { id: number; name: string }) => ({ kind: 'Playlist', id: String(id), name });

/** Uses of media in playlists. */
export const playlistUses: RecordUses = {
  subject,
  kind: 'Playlist',
  find: async (runner, of) => ({
    total: (await countPlaylists.first(runner, { of }))!.count,
    uses: (await findPlaylists.all(runner, { of })).map(useOf),
  }),
  usesOfEach: async (context, ids) =>
    (await findPlaylists.ofEach(context, ids, {})).map((playlists) => playlists.map(useOf)),
  move: async (writing, from, to) => void (await moveItems.write(writing, { from, to })),
};

/** Loads where each of several media is used, limited to records that the viewer may read. */
export const loadUses = batched((context, ids) => findUsesOfEach(context, subject, ids));

/** Loads in how many playlists each of several media occurs. */
export const loadPlaylistCount = batched(async (context, ids) => {
  const counts = await countPlaylists.ofEach(context, ids, {});
  return counts.map(([row]) => row!.count);
});

/** Throws IN_USE, with the records that use a medium, when there are any. Must be called in the transaction that deletes the medium. */
export const requireUnusedMedium = (writing: Writing, kind: string, id: number): Promise<void> =>
  requireUnused(writing, subject, id, kind);

/** Replaces a medium by another in all records that use it, including those in the recycle bin. */
export const moveMediumUses = (writing: Writing, from: number, to: number): Promise<void> =>
  moveUses(writing, subject, from, to);
