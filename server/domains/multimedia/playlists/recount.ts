import type { Transaction } from '../../../kit/database/database.ts';
import { query, type Given, type Place } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

/** What a place `i` in a playlist with the medium `m` plays, in milliseconds from cue to cue. */
export const playedLength = (i = 'i', m = 'm'): string => {
  const from = `coalesce(${i}.cue_in, ${m}.cue_in, 0)`;
  const to = `coalesce(${i}.cue_out, ${m}.cue_out, ${m}.duration, 0)`;
  return `case when ${to} > ${from} then ${to} - ${from} else 0 end`;
};

/** The same for a medium that stands in no playlist. */
export const mediumLength = (m = 't'): string =>
  `case when coalesce(${m}.cue_out, ${m}.duration, 0) > coalesce(${m}.cue_in, 0)
    then coalesce(${m}.cue_out, ${m}.duration, 0) - coalesce(${m}.cue_in, 0) else 0 end`;

/**
 * Counts anew what playlists hold and how long they play: to be called in the transaction that deletes, restores,
 * merges or cuts media, with `playlistsWith` of them. Smart playlists, which hold nothing of their own, are left alone.
 */
export async function recountPlaylists(
  transaction: Transaction,
  playlistIds: readonly number[],
): Promise<void> {
  const items = 'playlist_item i join media_item m on m.id = i.media_id and m.deleted_at is null';
  const inOrder = [...new Set(playlistIds)].toSorted((a, b) => a - b);
  for (const id of inOrder) {
    // The row is locked first: what is counted after it includes what others have just put there.
    await transaction.run('update playlist set media_count = media_count where id = ?', [id]);
    await transaction.run(
      `update playlist set
         media_count = (select count(*) from ${items} where i.playlist_id = playlist.id),
         duration = (select coalesce(sum(${playedLength()}), 0) from ${items} where i.playlist_id = playlist.id)
       where id = ? and content = 'CHOSEN'`,
      [id],
    );
  }
}

/** The playlists that a medium has a place in, also those in the recycle bin. */
export async function playlistsWith(place: Place, mediaIds: readonly number[]): Promise<number[]> {
  return (await playlistsHolding.all(place, { media: [...mediaIds] })).map(({ playlist }) => playlist);
}

const playlistsHolding = query('multimedia.playlistsHolding', (db, { media }: Given<{ media: number[] }>) =>
  db.selectFrom(acrossRadios('PlaylistItem')).select('playlist').distinct().where('media', 'in', media),
);
