import type { Context } from '../../../../kit/context.ts';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { lockRowsToMerge } from '../../../../kit/resource/merging.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import type { StoredRow } from '../../../../kit/write/rowWrites.ts';
import { publishMediaChanged } from '../../media/mediaEvents.ts';
import { Artiste } from '../artiste.entity.ts';
import { findNamesOfSongs, renameInCredits } from '../creditLines.ts';
import { finishMerge } from './finishMerge.ts';

/** Merges artistes into the artiste `intoId`, which gets all their songs and albums; returns its id. */
export function mergeArtistes(context: Context, intoId: string, fromIds: readonly string[]): Promise<number> {
  const model = context.reads.models.of(Artiste);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const merged = await lockRowsToMerge(writing, model, intoId, fromIds);
    const songs: number[] = [];
    for (const from of merged.from) {
      if (isSliceOver()) await nextSlice();
      songs.push(...(await moveSongs(writing, from, merged.into)));
    }
    for (const from of merged.from) await moveAlbums(writing, from, merged.into);
    await finishMerge(writing, model, merged, { filled: ['biography'], picture: 'picture' });
    await publishMediaChanged(writing, [...new Set(songs)]);
    return merged.into.id;
  });
}

/** Moves songs to another artiste, and updates the credit lines that consist only of artistes' names. */
async function moveSongs(writing: Writing, from: StoredRow, into: StoredRow): Promise<number[]> {
  const names = await findNamesOfSongs(writing, from.id);
  await linkSongs.write(writing, { from: from.id, into: into.id });
  await unlinkSongs.write(writing, { from: from.id });
  await renameInCredits(writing, names, [String(from['name']), String(into['name'])]);
  return [...names.keys()];
}

async function moveAlbums(writing: Writing, from: StoredRow, into: StoredRow): Promise<void> {
  await reassignAlbums.write(writing, { from: from.id, into: into.id });
}

type Moved = Given<{ from: number; into: number }>;

const linkSongs = query('library.linkSongs', (db, { from, into }: Moved) =>
  db
    .insertInto('SongArtistes')
    .columns(['mediaItem', 'artiste'])
    .expression((links) =>
      links
        .selectFrom('SongArtistes as link')
        .innerJoin(withDeleted('Artiste as target'), (join) => join.on('target.id', '=', into))
        .select(['link.mediaItem', 'target.id as artiste'])
        .where('link.artiste', '=', from)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('SongArtistes as known')
                .select('known.artiste')
                .whereRef('known.mediaItem', '=', 'link.mediaItem')
                .where('known.artiste', '=', into),
            ),
          ),
        ),
    ),
);

const unlinkSongs = query('library.unlinkSongs', (db, { from }: Given<{ from: number }>) =>
  db.deleteFrom('SongArtistes').where('artiste', '=', from),
);

const reassignAlbums = query('library.reassignAlbums', (db, { from, into }: Moved) =>
  db
    .updateTable(withDeleted('Album'))
    .set(({ eb }) => ({ artiste: into, version: eb('version', '+', 1) }))
    .where('artiste', '=', from),
);
