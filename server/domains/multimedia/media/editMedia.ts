import { setImmediate as nextTurn } from 'node:timers/promises';
import { auditedValues } from '../../../kit/audit/auditedValues.ts';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { problemsOfInput } from '../../../kit/graphql/validateInput.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { alterRow, missingFields, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { StoredRow } from '../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { playlistsWith, recountPlaylists } from '../playlists/recount.ts';
import { patchFrom, type MediaEdit } from './mediaEdit.inputs.ts';
import type { MediaEditChange, MediaEditResult, MediaEditRow } from './mediaEdit.types.ts';
import { tellOfMedia } from './mediaEvents.ts';
import { MediaItem } from './mediaItem.entity.ts';
import type { MediaKind } from './mediaKind.ts';
import { MediaShelf } from './mediaShelf.ts';
import { problemsOfMedium, valuesOfMedium } from './mediaValues.ts';
import { ShownValues } from './shownValues.ts';

const mostEdits = 1000;
/** Others get a turn after so many rows: on SQLite nothing here waits for anything. */
const rowsInATurn = 25;

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
  if (edits.length > mostEdits) throw invalidInput({ edits: 'tooLong' });
  try {
    const result = await inTransaction(context.database, async (transaction) => {
      const result = await resultOf({ transaction, context }, edits);
      const isKept = apply && result.refusedCount === 0;
      if (!isKept) throw new Undone(result);
      return { ...result, applied: true };
    });
    const changed = result.rows.filter(({ changes }) => changes.length > 0);
    tellOfMedia(
      context,
      changed.map(({ id }) => Number(id)),
    );
    return result;
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

async function resultOf(writing: Writing, edits: readonly MediaEdit[]): Promise<MediaEditResult> {
  const model = writing.context.reads.models.of(MediaItem);
  const ids = edits.map(({ id }) => parseId(id) ?? 0);
  const stored = await findStoredRows(writing, model, ids);
  requireMayEdit(writing.context, stored);
  const shelf = new MediaShelf(writing);
  const shown = new ShownValues(shelf);
  const rows: MediaEditRow[] = [];
  for (const [index, edit] of edits.entries()) {
    const isTwice = ids.indexOf(ids[index]!) < index;
    rows.push(await rowOf(edit, stored.get(ids[index]!), isTwice, shelf, shown));
    if (index % rowsInATurn === rowsInATurn - 1) await nextTurn();
  }
  await recountCut(writing, rows);
  return {
    applied: false,
    changedCount: rows.filter(({ changes }) => changes.length > 0).length,
    refusedCount: rows.filter(({ conflict, problems }) => conflict || problems.length > 0).length,
    rows,
  };
}

/** Whoever edits songs among jingles must be allowed to edit both. */
function requireMayEdit({ abilities }: Context, stored: ReadonlyMap<number, StoredRow>): void {
  const kinds = new Set([...stored.values()].map(({ kind }) => kind as MediaKind));
  for (const kind of kinds) abilities.require(allow('update', entityOf[kind].name));
}

async function rowOf(
  edit: MediaEdit,
  stored: StoredRow | undefined,
  isTwice: boolean,
  shelf: MediaShelf,
  shown: ShownValues,
): Promise<MediaEditRow> {
  const { id, version } = edit;
  const row: MediaEditRow = {
    id,
    kind: null,
    title: '',
    version,
    conflict: false,
    changes: [],
    problems: [],
  };
  if (!stored) return { ...row, problems: [{ field: 'id', problem: 'unknown' }] };
  const existing = stored as unknown as Stored<MediaItem>;
  const found = { ...row, kind: existing.kind, title: existing.title, version: existing.version };
  if (isTwice) return { ...found, problems: [{ field: 'id', problem: 'taken' }] };
  if (existing.version !== version) return { ...found, conflict: true };
  const outcome = await write(edit, existing, shelf, shown);
  return { ...found, ...outcome, version: outcome.changes.length > 0 ? version + 1 : version };
}

async function write(
  edit: MediaEdit,
  existing: Stored<MediaItem>,
  shelf: MediaShelf,
  shown: ShownValues,
): Promise<Pick<MediaEditRow, 'changes' | 'problems'>> {
  const model = shelf.writing.context.reads.models.of(entityOf[existing.kind]);
  const { patch, foreign } = patchFrom(edit, existing.kind);
  const ill = await problemsOfInput(patch);
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const problems: FieldProblems = {
    ...(await problemsOfMedium(given, existing, shelf)),
    ...ill,
    ...missingFields(model, given),
    ...Object.fromEntries(foreign.map((field) => [field, 'invalid' as const])),
  };
  const wrong = Object.entries(problems).map(([field, problem]) => ({ field, problem }));
  if (wrong.length > 0) return { changes: [], problems: wrong };
  const values = await valuesOfMedium(given, existing, shelf);
  // Nobody else can change it in between: the row is locked, and on SQLite everything.
  const changed = (await alterRow(shelf.writing, model, existing as never, values))!;
  const changes: MediaEditChange[] = [];
  for (const [field, change] of Object.entries(auditedValues(model, changed)))
    changes.push(await shown.shown(field, change));
  return { changes, problems: [] };
}

/** Playlists count how long the media play that were cut in another way. */
async function recountCut({ transaction }: Writing, rows: readonly MediaEditRow[]): Promise<void> {
  const isCut = ({ changes }: MediaEditRow) =>
    changes.some(({ field }) => field === 'cueIn' || field === 'cueOut');
  const cut = rows.filter(isCut).map(({ id }) => Number(id));
  await recountPlaylists(transaction, await playlistsWith(transaction, cut));
}
