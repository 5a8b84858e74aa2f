import type { Context } from '../../../kit/context.ts';
import { invalidInput, limitExceeded, notFound } from '../../../kit/errors.ts';
import { requesterOf } from '../../../kit/jobs/requester.ts';
import { limit } from '../../../kit/limit.ts';
import { parseId, scopeOf } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import type { GivenEdit } from '../media/editing/mediaEdit.inputs.ts';
import { isAttached } from '../media/kinds/mediaKind.ts';
import { keptEdits } from './keptEdits.ts';
import {
  idsOfParts,
  importBegun,
  importDropped,
  importEnded,
  importsInStates,
  lockedImport,
  lockedOwner,
  partsDropped,
  rowsArrived,
} from './importQueries.ts';
import { metadataImportJob } from './metadataImportJob.ts';
import { MetadataImport } from './metadataImport.entity.ts';
import type { MetadataImportInput } from './metadataImport.inputs.ts';
import { isUnderWay, MetadataImportState } from './metadataImportEnums.ts';
import { MetadataImportPart } from './metadataImportPart.entity.ts';
import { tellOf } from './metadataImportProgress.ts';

const mostRows = limit('metadataImportRows', 50_000, 'Rows of one import of metadata.');
const mostBytes = limit(
  'metadataImportBytes',
  64 * 1024 * 1024,
  'Bytes of all rows of one metadata import, as JSON.',
);
const mostUnderWay = limit('metadataImports', 1, 'Running metadata imports of one person on one radio.');
const maxEdits = 1000;
/** Number of rows saved in one transaction; on SQLite other writers wait for its end. */
export const rowsOfPart = 250;

/** Creates an import that accepts rows, and deletes earlier imports of the owner that were never started. */
export async function createImport(
  context: Context,
  { kind, fileName }: MetadataImportInput,
): Promise<number> {
  if (isAttached(kind)) throw invalidInput({ kind: 'invalid' });
  context.abilities.require(allow('update', entityOf[kind].name));
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const owner = context.viewer!.userId;
    await requireRoom(writing, owner);
    const states = [MetadataImportState.ARRIVING];
    for (const { id } of await importsInStates.all(writing, { owner, states }))
      await importDropped.write(writing, { id });
    const model = transaction.models.of(MetadataImport);
    return (await insertRow(transaction, model, { owner, kind, fileName }, scopeOf(context))).id;
  });
}

/**
 * Adds rows to an import. `from` is the number of rows that the sender knows to have arrived, so that a request whose answer was lost can
 * be repeated without adding its rows twice.
 */
export async function addToImport(
  context: Context,
  id: string,
  { from, edits }: { from: number; edits: readonly GivenEdit[] },
): Promise<number> {
  if (edits.length === 0) throw invalidInput({ edits: 'required' });
  if (edits.length > maxEdits) throw invalidInput({ edits: 'tooLong' });
  return ofOwn(context, id, async (writing, { id: of, state, rowCount, size }) => {
    requireState(state === MetadataImportState.ARRIVING);
    if (from + edits.length <= rowCount) return;
    if (from !== rowCount) throw invalidInput({ from: 'invalid' });
    if (rowCount + edits.length > mostRows.max) throw limitExceeded(mostRows, rowCount + edits.length);
    await requireEachOnce(writing, of, edits);
    let bytes = size;
    for (let at = 0; at < edits.length; at += rowsOfPart) {
      const some = edits.slice(at, at + rowsOfPart);
      const kept = keptEdits(some);
      bytes += Buffer.byteLength(kept);
      const part = { import: of, firstRow: rowCount + at + 1, ids: some.map(idOf), edits: kept };
      const model = writing.transaction.models.of(MetadataImportPart);
      await insertRow(writing.transaction, model, part, scopeOf(context));
    }
    if (bytes > mostBytes.max) throw limitExceeded(mostBytes, bytes);
    await rowsArrived.write(writing, { id: of, rowCount: rowCount + edits.length, size: bytes });
  });
}

/** Starts an import in the name of the viewer. */
export const startImport = (context: Context, id: string): Promise<number> =>
  ofOwn(context, id, async (writing, { id: of, owner, kind, state, rowCount }) => {
    requireState(state === MetadataImportState.ARRIVING);
    context.abilities.require(allow('update', entityOf[kind].name));
    if (rowCount === 0) throw invalidInput({ edits: 'required' });
    await requireRoom(writing, owner);
    const { tokenId, address, requestId } = requesterOf(context);
    const asked = { tokenId, address, requestId };
    await importBegun.write(writing, {
      id: of,
      state: MetadataImportState.WAITING,
      now: new Date(),
      ...asked,
    });
    const { transaction } = writing;
    const data = { importId: of, radioId: context.radioId! };
    await context.services.jobs.add(transaction, metadataImportJob, data, { key: String(of) });
    await tellOf(writing, { id: of, owner });
  });

/** Cancels an import: saved rows stay, and the running portion is rolled back. */
export const cancelImport = (context: Context, id: string): Promise<number> =>
  ofOwn(context, id, async (writing, { id: of, owner, state }) => {
    requireState(isUnderWay(state));
    const ended = { id: of, state: MetadataImportState.CANCELLED, failure: null, now: new Date() };
    await importEnded.write(writing, ended);
    // The job deletes the parts, because it may be in the middle of one.
    await tellOf(writing, { id: of, owner });
  });

export const deleteImport = (context: Context, id: string): Promise<number> =>
  ofOwn(context, id, async (writing, { id: of, owner, state }) => {
    requireState(!isUnderWay(state));
    await partsDropped.write(writing.transaction, { id: of });
    await importDropped.write(writing, { id: of });
    await tellOf(writing, { id: of, owner });
  });

type Locked = NonNullable<Awaited<ReturnType<typeof lockedImport.first>>>;

/** Runs work on an import of the viewer under a row lock; returns its id. */
function ofOwn(
  context: Context,
  id: string,
  work: (writing: Writing, found: Locked) => Promise<void>,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const found = await lockedImport.first(writing, { id: parseId(id) ?? 0 });
    if (found?.owner !== context.viewer!.userId) throw notFound('MetadataImport');
    await work(writing, found);
    return found.id;
  });
}

/** Throws LIMIT_EXCEEDED while another import is running; locks the person, so that two requests cannot both start one. */
async function requireRoom(writing: Writing, owner: number): Promise<void> {
  await lockedOwner.any(writing, { id: owner });
  const states = [MetadataImportState.WAITING, MetadataImportState.RUNNING];
  const underWay = await importsInStates.all(writing, { owner, states });
  if (underWay.length >= mostUnderWay.max) throw limitExceeded(mostUnderWay, underWay.length + 1);
}

async function requireEachOnce(writing: Writing, id: number, edits: readonly GivenEdit[]): Promise<void> {
  const parts = await idsOfParts.all(writing.transaction, { id });
  const seen = new Set(parts.flatMap(({ ids }) => ids as unknown as string[]));
  for (const [index, edit] of edits.entries()) {
    if (seen.has(idOf(edit))) throw invalidInput({ [`edits.${index}.id`]: 'taken' });
    seen.add(idOf(edit));
  }
}

/** Normalises an id, so that different spellings of one id are equal. */
const idOf = ({ id }: GivenEdit): string => String(parseId(id) ?? id);

function requireState(isRight: boolean): void {
  if (!isRight) throw invalidInput({ id: 'notFromHere' });
}
