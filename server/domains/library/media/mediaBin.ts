import { typedRow } from '../../../kit/read/plan.ts';
import type { Context } from '../../../kit/context.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { alterRow, dropRow, purgeRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findNamedRows } from '../../../kit/resource/storedRows.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { StoredRow } from '../../../kit/write/rowWrites.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { findPlaylistsContaining, recountPlaylists } from '../playlists/recountPlaylists.ts';
import { discardFiles, type MediumFiles } from './files/discardFiles.ts';
import { publishMediaChanged } from './mediaEvents.ts';
import { MediaItem } from './mediaItem.entity.ts';
import type { MediaKind } from './kinds/mediaKind.ts';
import { requireUnusedMedium } from './uses.ts';

/** Moves media of any kind to the recycle bin, all or none. None are moved when one of them is in use. */
export const moveMediaToBin = (context: Context, ids: readonly string[]): Promise<StoredRow[]> =>
  withMedia(context, ids, 'here', async (writing, row) => {
    await requireUnusedMedium(writing, nameOf(row), row.id);
    await dropRow(writing, modelOf(context), row);
  });

/** Restores media from the recycle bin: either all of them or none. */
export const restoreMedia = (context: Context, ids: readonly string[]): Promise<StoredRow[]> =>
  withMedia(context, ids, 'bin', async (writing, row) => {
    await alterRow(writing, modelOf(context), row, { deletedAt: null });
  });

/** Permanently deletes media of the recycle bin, then their files. */
export async function purgeMedia(context: Context, ids: readonly string[]): Promise<StoredRow[]> {
  const purged = await withMedia(context, ids, 'bin', async (writing, row) => {
    await purgeRow(writing, modelOf(context), row);
  });
  const { database, services, log } = context;
  await discardFiles({ database, storage: services.storage, log }, purged.map(typedRow<MediumFiles>));
  return purged;
}

async function withMedia(
  context: Context,
  ids: readonly string[],
  where: 'here' | 'bin',
  work: (writing: Writing, row: StoredRow) => Promise<void>,
): Promise<StoredRow[]> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const scope = scopeOf(context, where === 'bin' ? 'only' : 'hidden');
    const rows = await findNamedRows(writing, modelOf(context), ids, scope);
    for (const row of rows) context.abilities.require(allow('delete', nameOf(row)));
    const changed = rows.map(({ id }) => id);
    const playlists = await findPlaylistsContaining(transaction, changed);
    for (const row of rows) await work(writing, row);
    await recountPlaylists(transaction, playlists);
    const kinds = new Map(rows.map(({ id, kind }) => [id, kind as MediaKind]));
    await publishMediaChanged(writing, changed, kinds);
    return rows;
  });
}

const modelOf = ({ reads }: Context) => reads.models.of(MediaItem);

const nameOf = ({ kind }: StoredRow) => entityOf[kind as MediaKind].name;
