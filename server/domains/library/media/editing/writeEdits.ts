import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../../../kit/context.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../../kit/resource/storedRows.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import type { StoredRow } from '../../../../kit/write/rowWrites.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import { findPlaylistsContaining, recountPlaylists } from '../../playlists/recountPlaylists.ts';
import type { MediaKind } from '../kinds/mediaKind.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { MediaReferences } from '../mediaReferences.ts';
import { draftOf, hasChange, writeDrafts, type EditDraft } from './editDrafts.ts';
import type { EditInput } from './mediaEdit.inputs.ts';
import type { MediaEditRow } from './mediaEdit.types.ts';
import { ShownValues } from './shownValues.ts';

/**
 * Number of edits after which the event loop may run other work. On SQLite no database call gives way to it.
 */
const rowsPerTurn = 50;

type StoredMedia = ReadonlyMap<number, StoredRow>;

interface Options {
  /** Throws when there are media that the viewer may not edit. */
  check: (stored: StoredMedia) => void;
  /** Restricts the edits to one kind of medium; media of other kinds count as unknown. */
  kind?: MediaKind;
  signal?: AbortSignal;
}

/**
 * Writes the edits without problems in the transaction of the caller. Returns one result per edit, in order, and the ids of the changed
 * media.
 */
export async function writeEdits(
  writing: Writing,
  edits: readonly EditInput[],
  { check, kind, signal }: Options,
): Promise<{ edited: MediaEditRow[]; changed: number[] }> {
  const model = writing.context.reads.models.of(kind ? entityOf[kind] : MediaItem);
  const ids = edits.map(({ id }) => parseId(id) ?? 0);
  const stored = await findStoredRows(writing, model, ids);
  check(stored);
  const references = new MediaReferences(writing);
  const drafts: EditDraft[] = [];
  for (const [index, edit] of edits.entries()) {
    const isTwice = ids.indexOf(ids[index]!) < index;
    drafts.push(await draftOf(edit, stored.get(ids[index]!), isTwice, references));
    if (index % rowsPerTurn === rowsPerTurn - 1) await yieldToEventLoop(signal);
  }
  await writeAll(drafts, references, signal);
  const edited = drafts.map(({ row }) => row);
  await recountCut(writing, edited);
  const changed = edited.filter(({ changes }) => changes.length > 0).map(({ id }) => Number(id));
  return { edited, changed };
}

export const isRefused = ({ conflict, problems }: MediaEditRow): boolean => conflict || problems.length > 0;

/** Throws unless the viewer may update every kind of media that is edited. */
export function requireMayEdit({ abilities }: Context, stored: StoredMedia): void {
  const kinds = new Set([...stored.values()].map(({ kind }) => kind as MediaKind));
  for (const kind of kinds) abilities.require(allow('update', entityOf[kind].name));
}

async function yieldToEventLoop(signal: AbortSignal | undefined): Promise<void> {
  await nextTurn();
  signal?.throwIfAborted();
}

/** Writes the edits in batches, each with media of one kind, because each kind has its own entity. */
async function writeAll(
  drafts: readonly EditDraft[],
  references: MediaReferences,
  signal: AbortSignal | undefined,
): Promise<void> {
  const shown = new ShownValues(references);
  const ofKinds = Map.groupBy(drafts.filter(hasChange), ({ change }) => change.existing.kind);
  for (const [kind, some] of ofKinds)
    for (let start = 0; start < some.length; start += rowsPerTurn) {
      await writeDrafts(kind, some.slice(start, start + rowsPerTurn), references, shown);
      await yieldToEventLoop(signal);
    }
}

/** Recomputes the duration of playlists that contain media with changed cue points. */
async function recountCut({ transaction }: Writing, rows: readonly MediaEditRow[]): Promise<void> {
  const isCut = ({ changes }: MediaEditRow) =>
    changes.some(({ field }) => field === 'cueIn' || field === 'cueOut');
  const cut = rows.filter(isCut).map(({ id }) => Number(id));
  await recountPlaylists(transaction, await findPlaylistsContaining(transaction, cut));
}
