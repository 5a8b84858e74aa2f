import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { addRow } from '../../../kit/resource/recordedWrites.ts';
import { findStored } from '../../../kit/resource/writes.ts';
import { Playlist } from './playlist.entity.ts';
import { problemOfName } from './playlistProblems.ts';
import { recountPlaylists } from './recount.ts';

/** What a copy has of its original, beside the items. */
const kept = [
  'description',
  'content',
  'criteria',
  'enabled',
  'rule',
  'ruleNumber',
  'weight',
  'order',
  'dayparts',
  'startDate',
  'endDate',
  'mediaCount',
  'duration',
];

/** Makes a playlist like another under a name of its own, with its items and their cue points. Gives its id. */
export async function duplicatePlaylist(context: Context, id: string, name: string): Promise<number> {
  const problem = problemOfName(name);
  if (problem) throw invalidInput({ name: problem });
  const model = context.reads.models.of(Playlist);
  return inTransaction(context.database, async (transaction) => {
    const original = await findStored({ transaction, context }, Playlist, id);
    const values = Object.fromEntries(kept.map((property) => [property, original[property]]));
    const copy = await addRow({ transaction, context }, model, { ...values, name: name.trim() });
    await transaction.run(
      `insert into playlist_item
         (version, created_at, updated_at, search_text, guarded_search_text, radio_id, playlist_id, media_id, position,
          cue_in, cue_out, fade_in, fade_out)
       select 1, p.created_at, p.created_at, '', '', p.radio_id, p.id, i.media_id, i.position,
         i.cue_in, i.cue_out, i.fade_in, i.fade_out
       from playlist p, playlist_item i where p.id = ? and i.playlist_id = ? order by i.position, i.id`,
      [copy, original.id],
    );
    await recountPlaylists(transaction, [copy]);
    return copy;
  });
}
