import type { Context } from '../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { lockRowsToMerge, recordMerge, type Merged } from '../../../kit/resource/merging.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { dropRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { StoredRow } from '../../../kit/write/rowWrites.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { publishMediaChanged } from '../media/mediaEvents.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { moveMediumUses } from '../media/uses.ts';
import { findPlaylistsContaining, recountPlaylists } from '../playlists/recountPlaylists.ts';

/**
 * Merges media into the medium `intoId`, and returns its id. References to the merged media then refer to `intoId`, and the
 * merged media move to the recycle bin.
 */
export async function mergeMedia(
  context: Context,
  intoId: string,
  fromIds: readonly string[],
): Promise<number> {
  const model = context.reads.models.of(MediaItem);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const merged = await lockRowsToMerge(writing, model, intoId, fromIds, 'fromIds');
    requireUsable(merged);
    requireSameKind(merged);
    context.abilities.require(allow('update', nameOf(merged.into)));
    context.abilities.require(allow('delete', nameOf(merged.into)));
    await moveReferences(writing, merged);
    await recordMerge(writing, model.ofRow(merged.into), merged);
    for (const row of merged.from) await dropRow(writing, model, row);
    await publishMediaChanged(
      writing,
      [merged.into, ...merged.from].map(({ id }) => id),
    );
    return merged.into.id;
  });
}

/** Rejects a merge into a medium whose file cannot be used. */
function requireUsable({ into }: Merged): void {
  if (into['failure'] !== null) throw invalidInput({ intoId: 'notReady' });
}

/** Rejects media of different kinds: a song is never a duplicate of a jingle. */
function requireSameKind({ into, from }: Merged): void {
  const problems: FieldProblems = {};
  for (const [index, { kind }] of from.entries())
    if (kind !== into['kind']) problems[`fromIds.${index}`] = 'different';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}

async function moveReferences(writing: Writing, { into, from }: Merged): Promise<void> {
  const ids = from.map(({ id }) => id);
  const playlists = await findPlaylistsContaining(writing, ids);
  for (const id of ids) {
    // Cue points that were set for the other file may lie beyond the end of this file.
    await clearCuesBeyond.write(writing, { media: id, end: (into['duration'] as number | null) ?? 0 });
    await moveMediumUses(writing, id, into.id);
    if (into['kind'] === MediaKind.VIDEO) await moveComments.write(writing, { from: id, to: into.id });
  }
  await recountPlaylists(writing.transaction, playlists);
}

const clearCuesBeyond = query(
  'library.clearCuesBeyond',
  (db, { media, end }: Given<{ media: number; end: number }>) =>
    db
      .updateTable('PlaylistItem')
      .set({ cueIn: null, cueOut: null, fadeIn: null, fadeOut: null })
      .where('media', '=', media)
      .where(({ fn, lit }) => fn.coalesce('cueOut', 'cueIn', lit(0)), '>', end),
);

const moveComments = query('library.moveComments', (db, { from, to }: Given<{ from: number; to: number }>) =>
  db.updateTable('VideoComment').set({ video: to }).where('video', '=', from),
);

const nameOf = ({ kind }: StoredRow) => entityOf[kind as MediaKind].name;
