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
import type { EditInput } from '../media/editing/mediaEdit.inputs.ts';
import { isAttached } from '../media/kinds/mediaKind.ts';
import { serialiseEdits } from './storedEdits.ts';
import {
  findPartIds,
  markStarted,
  deleteImportRow,
  markEnded,
  findImportsInStates,
  lockImport,
  lockOwner,
  deleteParts,
  recordReceivedRows,
} from './importQueries.ts';
import { metadataImportJob } from './metadataImportJob.ts';
import { MetadataImport } from './metadataImport.entity.ts';
import type { MetadataImportInput } from './metadataImport.inputs.ts';
import { isUnderWay, MetadataImportState } from './metadataImportEnums.ts';
import { MetadataImportPart } from './metadataImportPart.entity.ts';
import { publishImportChanged } from './publishImportChanged.ts';

const maxRows = limit('metadataImportRows', 50_000, 'Number of rows of one metadata import.');
const maxBytes = limit(
  'metadataImportBytes',
  64 * 1024 * 1024,
  'Size of all rows of one metadata import as JSON, in bytes.',
);
const maxRunning = limit(
  'metadataImports',
  1,
  'Number of waiting and running metadata imports of one person on one radio.',
);
const maxEdits = 1000;
/** Number of rows of an import that are saved in one transaction. On SQLite other writers wait for the end of the transaction. */
export const rowsPerPart = 250;

/** Creates an import that accepts rows. Deletes earlier imports of the owner that were never started. */
export async function createImport(
  context: Context,
  { kind, fileName }: MetadataImportInput,
): Promise<number> {
  if (isAttached(kind)) throw invalidInput({ kind: 'invalid' });
  context.abilities.require(allow('update', entityOf[kind].name));
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const owner = context.viewer!.userId;
    await requireNoneRunning(writing, owner);
    const states = [MetadataImportState.ARRIVING];
    for (const { id } of await findImportsInStates.all(writing, { owner, states }))
      await deleteImportRow.write(writing, { id });
    const model = transaction.models.of(MetadataImport);
    return (await insertRow(transaction, model, { owner, kind, fileName }, scopeOf(context))).id;
  });
}

/**
 * Adds rows to an import. `from` is the number of rows that the client knows to have arrived. A request whose response was lost
 * can therefore be repeated without adding its rows twice.
 */
export async function addToImport(
  context: Context,
  id: string,
  { from, edits }: { from: number; edits: readonly EditInput[] },
): Promise<number> {
  if (edits.length === 0) throw invalidInput({ edits: 'required' });
  if (edits.length > maxEdits) throw invalidInput({ edits: 'tooLong' });
  return withOwnImport(context, id, async (writing, { id: of, state, rowCount, size }) => {
    requireState(state === MetadataImportState.ARRIVING);
    if (from + edits.length <= rowCount) return;
    if (from !== rowCount) throw invalidInput({ from: 'invalid' });
    if (rowCount + edits.length > maxRows.max) throw limitExceeded(maxRows, rowCount + edits.length);
    await requireDistinctIds(writing, of, edits);
    let bytes = size;
    for (let at = 0; at < edits.length; at += rowsPerPart) {
      const some = edits.slice(at, at + rowsPerPart);
      const serialised = serialiseEdits(some);
      bytes += Buffer.byteLength(serialised);
      const part = { import: of, firstRow: rowCount + at + 1, ids: some.map(idOf), edits: serialised };
      const model = writing.transaction.models.of(MetadataImportPart);
      await insertRow(writing.transaction, model, part, scopeOf(context));
    }
    if (bytes > maxBytes.max) throw limitExceeded(maxBytes, bytes);
    await recordReceivedRows.write(writing, { id: of, rowCount: rowCount + edits.length, size: bytes });
  });
}

/** Starts an import on behalf of the viewer. */
export const startImport = (context: Context, id: string): Promise<number> =>
  withOwnImport(context, id, async (writing, { id: of, owner, kind, state, rowCount }) => {
    requireState(state === MetadataImportState.ARRIVING);
    context.abilities.require(allow('update', entityOf[kind].name));
    if (rowCount === 0) throw invalidInput({ edits: 'required' });
    await requireNoneRunning(writing, owner);
    const { tokenId, address, requestId } = requesterOf(context);
    const request = { tokenId, address, requestId };
    await markStarted.write(writing, {
      id: of,
      state: MetadataImportState.WAITING,
      now: new Date(),
      ...request,
    });
    const { transaction } = writing;
    const data = { importId: of, radioId: context.radioId! };
    await context.services.jobs.add(transaction, metadataImportJob, data, { key: String(of) });
    await publishImportChanged(writing, { id: of, owner });
  });

/** Cancels an import: saved rows stay, and the portion that is being saved is rolled back. */
export const cancelImport = (context: Context, id: string): Promise<number> =>
  withOwnImport(context, id, async (writing, { id: of, owner, state }) => {
    requireState(isUnderWay(state));
    const ended = { id: of, state: MetadataImportState.CANCELLED, failure: null, now: new Date() };
    await markEnded.write(writing, ended);
    // The job deletes the portions, because it may be saving one of them at this moment.
    await publishImportChanged(writing, { id: of, owner });
  });

export const deleteImport = (context: Context, id: string): Promise<number> =>
  withOwnImport(context, id, async (writing, { id: of, owner, state }) => {
    requireState(!isUnderWay(state));
    await deleteParts.write(writing.transaction, { id: of });
    await deleteImportRow.write(writing, { id: of });
    await publishImportChanged(writing, { id: of, owner });
  });

type Locked = NonNullable<Awaited<ReturnType<typeof lockImport.first>>>;

/** Runs work on an import of the viewer under a row lock; returns its id. */
function withOwnImport(
  context: Context,
  id: string,
  work: (writing: Writing, found: Locked) => Promise<void>,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const found = await lockImport.first(writing, { id: parseId(id) ?? 0 });
    if (found?.owner !== context.viewer!.userId) throw notFound('MetadataImport');
    await work(writing, found);
    return found.id;
  });
}

/**
 * Throws LIMIT_EXCEEDED while another import of the owner is waiting or running on the radio. Locks the owner, so that two requests
 * cannot both start one.
 */
async function requireNoneRunning(writing: Writing, owner: number): Promise<void> {
  await lockOwner.any(writing, { id: owner });
  const states = [MetadataImportState.WAITING, MetadataImportState.RUNNING];
  const running = await findImportsInStates.all(writing, { owner, states });
  if (running.length >= maxRunning.max) throw limitExceeded(maxRunning, running.length + 1);
}

async function requireDistinctIds(writing: Writing, id: number, edits: readonly EditInput[]): Promise<void> {
  const parts = await findPartIds.all(writing.transaction, { id });
  const seen = new Set(parts.flatMap(({ ids }) => ids));
  for (const [index, edit] of edits.entries()) {
    if (seen.has(idOf(edit))) throw invalidInput({ [`edits.${index}.id`]: 'taken' });
    seen.add(idOf(edit));
  }
}

/** Normalises an id, so that different spellings of one id are equal. */
const idOf = ({ id }: EditInput): string => String(parseId(id) ?? id);

function requireState(isAllowed: boolean): void {
  if (!isAllowed) throw invalidInput({ id: 'invalidTransition' });
}
