import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { addRow } from '../../../kit/resource/recordedWrites.ts';
import { findStored } from '../../../kit/resource/writes.ts';
import { insertRows } from '../../../kit/write/rowWrites.ts';
import { Playlist } from './playlist.entity.ts';
import { PlaylistItem } from './items/playlistItem.entity.ts';
import { problemOfName } from './playlistProblems.ts';
import { recountPlaylists } from './recountPlaylists.ts';

/** Properties that a copy takes from its original, in addition to the items. */
const copiedProperties = [
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

/** Copies a playlist under the given name, with its items and their cue points. Returns the id of the copy. */
export async function duplicatePlaylist(context: Context, id: string, name: string): Promise<number> {
  const problem = problemOfName(name);
  if (problem) throw invalidInput({ name: problem });
  const { models } = context.reads;
  return inTransaction(context.database, async (transaction) => {
    const original = await findStored({ transaction, context }, Playlist, id);
    const values = Object.fromEntries(copiedProperties.map((property) => [property, original[property]]));
    const copy = await addRow({ transaction, context }, models.of(Playlist), {
      ...values,
      name: name.trim(),
    });
    const items = await findItemsToCopy.all({ transaction, context }, { playlist: original.id });
    const copies = items.map((item) => ({ ...item, playlist: copy }));
    await insertRows(transaction, models.of(PlaylistItem), copies, scopeOf(context));
    await recountPlaylists(transaction, [copy]);
    return copy;
  });
}

const findItemsToCopy = query('library.findItemsToCopy', (db, { playlist }: Given<{ playlist: number }>) =>
  db
    .selectFrom('PlaylistItem')
    .select(['media', 'position', 'cueIn', 'cueOut', 'fadeIn', 'fadeOut'])
    .where('playlist', '=', playlist)
    .orderBy('position')
    .orderBy('id'),
);
