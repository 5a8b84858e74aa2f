import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { alterRow } from '../../../../kit/resource/recordedWrites.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import { insertItems, maxItems } from '../items/addItems.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import { requirePlaylist } from '../items/playlistItems.ts';
import { recountPlaylists } from '../recountPlaylists.ts';
import { findSmartIds } from './smartQueries.ts';

/**
 * Turns a smart playlist into a hand-picked one with the media that it currently finds. Takes at most `maxItems` media. Returns
 * the id of the playlist.
 */
export async function freezePlaylist(context: Context, id: string): Promise<number> {
  const { criteria } = await requirePlaylist(context, id);
  const media = criteria ? await findSmartIds(context, criteria, maxItems) : [];
  const model = context.reads.models.of(Playlist);
  return inTransaction(context.database, async (transaction) => {
    const playlist = await findStored({ transaction, context }, Playlist, id);
    if (playlist.content !== PlaylistContent.FOUND) throw invalidInput({ id: 'invalid' });
    await alterRow({ transaction, context }, model, playlist, {
      content: PlaylistContent.CHOSEN,
      criteria: null,
    });
    await insertItems({ transaction, context, playlist }, media, 0);
    await recountPlaylists(transaction, [playlist.id]);
    return playlist.id;
  });
}
