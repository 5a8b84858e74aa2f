import { expressionBuilder, type Expression } from 'kysely';
import type { Transaction } from '../../../kit/database/database.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import { acrossRadios, withDeleted } from '../../../kit/query/scopes.ts';
import type { Tables } from '../../../kit/query/tables.ts';
import { PlaylistContent } from './playlistEnums.ts';

const itemExpressions = expressionBuilder<
  Tables & { item: Tables['PlaylistItem']; medium: Tables['MediaItem'] },
  'item' | 'medium'
>();
const { fn, lit } = itemExpressions;

const lengthBetween = (from: Expression<number>, to: Expression<number>) =>
  itemExpressions
    .case()
    .when(itemExpressions(to, '>', from))
    .then(itemExpressions.parens(to, '-', from))
    .else(lit(0))
    .end();

/** SQL for how long an `item` of a playlist plays its `medium`, in milliseconds. It is the time from cue-in to cue-out. */
export const playedLength = lengthBetween(
  fn.coalesce('item.cueIn', 'medium.cueIn', lit(0)),
  fn.coalesce('item.cueOut', 'medium.cueOut', 'medium.duration', lit(0)),
);

/** SQL for how long a `medium` plays outside of a playlist, in milliseconds. It is the time from cue-in to cue-out. */
export const mediumLength = lengthBetween(
  fn.coalesce('medium.cueIn', lit(0)),
  fn.coalesce('medium.cueOut', 'medium.duration', lit(0)),
);

/**
 * Recomputes item count and duration of playlists with these ids. Must be called in the transaction that deletes, restores,
 * merges or cuts media, with the result of `findPlaylistsContaining`. Skips smart playlists, which have no items of their own.
 */
export async function recountPlaylists(
  transaction: Transaction,
  playlistIds: readonly number[],
): Promise<void> {
  const inOrder = [...new Set(playlistIds)].toSorted((a, b) => a - b);
  for (const id of inOrder) {
    // The row is locked first, so that the count includes items that concurrent transactions have just added.
    await lockPlaylist.write(transaction, { id });
    await updateCounts.write(transaction, { id });
  }
}

const lockPlaylist = query('library.lockPlaylist', (db, { id }: Given<{ id: number }>) =>
  db
    .updateTable(acrossRadios(withDeleted('Playlist')))
    .set(({ ref }) => ({ mediaCount: ref('mediaCount') }))
    .where('id', '=', id),
);

const updateCounts = query('library.updatePlaylistCounts', (db, { id }: Given<{ id: number }>) => {
  const played = db
    .selectFrom(acrossRadios('PlaylistItem as item'))
    .innerJoin(acrossRadios('MediaItem as medium'), 'medium.id', 'item.media')
    .where('item.playlist', '=', id);
  return db
    .updateTable(acrossRadios(withDeleted('Playlist')))
    .set({
      mediaCount: played.select(count),
      duration: played.select(fn.coalesce(fn.sum<number>(playedLength), lit(0)).as('duration')),
    })
    .where('id', '=', id)
    .where('content', '=', PlaylistContent.CHOSEN);
});

/** Returns the ids of playlists with any of these media, including those in the recycle bin. */
export async function findPlaylistsContaining(
  runner: QueryRunner,
  mediaIds: readonly number[],
): Promise<number[]> {
  return (await findPlaylistsWith.all(runner, { media: [...mediaIds] })).map(({ playlist }) => playlist);
}

const findPlaylistsWith = query('library.findPlaylistsWith', (db, { media }: Given<{ media: number[] }>) =>
  db.selectFrom(acrossRadios('PlaylistItem')).select('playlist').distinct().where('media', 'in', media),
);
