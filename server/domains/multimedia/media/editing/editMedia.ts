import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../../kit/resource/storedRows.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import type { StoredRow } from '../../../../kit/write/rowWrites.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import { playlistsWith, recountPlaylists } from '../../playlists/recount.ts';
import { draftOf, isToBeWritten, writeDrafts, type EditDraft } from './editDrafts.ts';
import type { MediaEdit } from './mediaEdit.inputs.ts';
import type { MediaEditResult, MediaEditRow } from './mediaEdit.types.ts';
import { publishMediaChanged } from '../mediaEvents.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import type { MediaKind } from '../kinds/mediaKind.ts';
import { MediaReferences } from '../mediaReferences.ts';
import { ShownValues } from './shownValues.ts';

const maxEdits = 1000;
/** Others get a turn after so many rows: on SQLite nothing here waits for anything. */
const rowsInATurn = 50;

/** Carries what would have been out of the transaction, which is undone by it. */
class Undone extends Error {
  readonly result: MediaEditResult;

  constructor(result: MediaEditResult) {
    super('undone');
    this.result = result;
  }
}

/**
 * Changes many media in one transaction: all of them, or none when anything is wrong with one. A preview does the very
 * same, and undoes it.
 */
export async function editMedia(
  context: Context,
  edits: readonly MediaEdit[],
  apply: boolean,
): Promise<MediaEditResult> {
  if (edits.length === 0) throw invalidInput({ edits: 'required' });
  if (edits.length > maxEdits) throw invalidInput({ edits: 'tooLong' });
  try {
    const result = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const { result, changed } = await resultOf(writing, edits);
      const isKept = apply && result.refusedCount === 0;
      if (!isKept) throw new Undone(result);
      await publishMediaChanged(writing, changed);
      return result;
    });
    return { ...result, applied: true };
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

async function resultOf(
  writing: Writing,
  edits: readonly MediaEdit[],
): Promise<{ result: MediaEditResult; changed: number[] }> {
  const model = writing.context.reads.models.of(MediaItem);
  const ids = edits.map(({ id }) => parseId(id) ?? 0);
  const stored = await findStoredRows(writing, model, ids);
  requireMayEdit(writing.context, stored);
  const references = new MediaReferences(writing);
  const drafts: EditDraft[] = [];
  for (const [index, edit] of edits.entries()) {
    const isTwice = ids.indexOf(ids[index]!) < index;
    drafts.push(await draftOf(edit, stored.get(ids[index]!), isTwice, references));
    if (index % rowsInATurn === rowsInATurn - 1) await nextTurn();
  }
  await writeAll(drafts, references);
  const rows = drafts.map(({ row }) => row);
  await recountCut(writing, rows);
  const changed = rows.filter(({ changes }) => changes.length > 0).map(({ id }) => Number(id));
  const refused = rows.filter(({ conflict, problems }) => conflict || problems.length > 0);
  const counts = { changedCount: changed.length, refusedCount: refused.length };
  return { result: { applied: false, ...counts, rows }, changed };
}

/** Whoever edits songs among jingles must be allowed to edit both. */
function requireMayEdit({ abilities }: Context, stored: ReadonlyMap<number, StoredRow>): void {
  const kinds = new Set([...stored.values()].map(({ kind }) => kind as MediaKind));
  for (const kind of kinds) abilities.require(allow('update', entityOf[kind].name));
}

/** Those of one kind are written together, so many at a time. */
async function writeAll(drafts: readonly EditDraft[], references: MediaReferences): Promise<void> {
  const shown = new ShownValues(references);
  const ofKinds = Map.groupBy(drafts.filter(isToBeWritten), ({ change }) => change.existing.kind);
  for (const [kind, some] of ofKinds)
    for (let start = 0; start < some.length; start += rowsInATurn) {
      await writeDrafts(kind, some.slice(start, start + rowsInATurn), references, shown);
      await nextTurn();
    }
}

/** Playlists count how long the media play that were cut in another way. */
async function recountCut({ transaction }: Writing, rows: readonly MediaEditRow[]): Promise<void> {
  const isCut = ({ changes }: MediaEditRow) =>
    changes.some(({ field }) => field === 'cueIn' || field === 'cueOut');
  const cut = rows.filter(isCut).map(({ id }) => Number(id));
  await recountPlaylists(transaction, await playlistsWith(transaction, cut));
}
