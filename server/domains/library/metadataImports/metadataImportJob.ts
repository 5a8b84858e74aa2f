import type { Context, Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { isRefusal } from '../../../kit/jobs/requester.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { jsonText } from '../../../kit/query/given.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { isRefused, writeEdits } from '../media/editing/writeEdits.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { publishMediaChanged } from '../media/mediaEvents.ts';
import {
  markEnded,
  recordProgress,
  findImportToRun,
  lockImport,
  findNextPart,
  deleteParts,
  deletePart,
} from './importQueries.ts';
import { parseEdits } from './storedEdits.ts';
import { isUnderWay, MetadataImportFailure, MetadataImportState } from './metadataImportEnums.ts';
import { metadataImportNotice } from './metadataImportNotice.ts';
import { publishImportChanged, type ImportContext } from './publishImportChanged.ts';
import { toRefusal } from './metadataRefusal.ts';
import { bulkEditPath } from '../notices/mediaPaths.ts';

/** Maximum number of refused rows stored per import. */
const maxRefusals = 1000;

interface Key {
  importId: number;
  radioId: number;
}

interface ImportScope {
  services: Services;
  database: Database;
  data: Key;
}

/** Thrown to roll back a portion when the owner has cancelled the import in the meantime. */
class Ended extends Error {}

/**
 * Saves one portion of an import, and queues the next portion in the same transaction.
 * Other jobs can therefore run between two portions, and an interrupted portion is repeated as a whole.
 */
export const metadataImportJob: JobKind<Key> = {
  name: 'multimedia.importMetadata',
  does: 'Saves a portion of a metadata import in the name of its owner.',
  atOnce: 1,
  tries: 5,
  pause: { first: 5, longest: 300 },
  timeLimit: 600,
  read: (stored) => {
    const { importId, radioId } = stored as Partial<Key>;
    if (typeof importId !== 'number' || typeof radioId !== 'number')
      throw new Error('The job data names no import.');
    return { importId, radioId };
  },
  async work({ signal, ...scope }) {
    const { services, database, data } = scope;
    const { importId: id, radioId } = data;
    const found = await findImportToRun.first({ database, radioId }, { id });
    if (!found || !isUnderWay(found.state)) return dropParts(scope);
    try {
      const { owner: userId, tokenId, address, requestId } = found;
      // The rights are checked again for each portion, because they may have changed since the import was
      // started.
      const context = await services.contextOf({ userId, radioId, tokenId, address, requestId });
      context.abilities.require(allow('update', entityOf[found.kind].name));
      await savePortion(context, scope, found.kind, signal);
    } catch (error) {
      if (error instanceof Ended) return dropParts(scope);
      if (!isRefusal(error)) throw error;
      await fail(scope, MetadataImportFailure.NO_RIGHT);
    }
  },
  givenUp: (scope) => fail(scope, MetadataImportFailure.BROKEN),
};

async function savePortion(
  context: Context,
  scope: ImportScope,
  kind: MediaKind,
  signal: AbortSignal,
): Promise<void> {
  const { database, data } = scope;
  const { importId: id } = data;
  const part = await findNextPart.first(database, { id });
  if (!part) return;
  const edits = parseEdits(part.edits);
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context };
    // The part is deleted in the transaction that saves it, so that a repeated job does not save it twice.
    if ((await deletePart.write(transaction, { id: part.id })) === 0) return;
    const { edited, changed } = await writeEdits(writing, edits, { kind, signal, check: () => {} });
    const now = await lockImport.first(writing, { id });
    if (!now || !isUnderWay(now.state)) throw new Ended();
    await publishMediaChanged(writing, changed);
    const refused = edited.flatMap((row, index) =>
      isRefused(row) ? [toRefusal(row, part.firstRow + index)] : [],
    );
    const isLast = !(await findNextPart.any(transaction, { id }));
    const progress = {
      doneCount: now.doneCount + edited.length,
      changedCount: now.changedCount + changed.length,
      refusedCount: now.refusedCount + refused.length,
    };
    await recordProgress.write(writing, {
      id,
      state: isLast ? MetadataImportState.DONE : MetadataImportState.RUNNING,
      finishedAt: isLast ? new Date() : null,
      ...progress,
      refused: jsonText([...now.refused, ...refused].slice(0, maxRefusals)),
    });
    await publishImportChanged(writing, { id, owner: now.owner });
    if (isLast) await notifyOwner(writing, { ...now, ...progress });
    else await scope.services.jobs.add(transaction, metadataImportJob, data, { key: String(id) });
  });
}

function dropParts({ database, data: { importId: id } }: ImportScope): Promise<void> {
  return inTransaction(database, async (transaction) => void (await deleteParts.write(transaction, { id })));
}

/** Ends the import early because of a failure; saved rows stay. */
function fail({ services, database, data }: ImportScope, failure: MetadataImportFailure): Promise<void> {
  const { importId: id, radioId } = data;
  return inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { services, radioId } };
    const found = await lockImport.first(writing, { id });
    await deleteParts.write(transaction, { id });
    if (!found || !isUnderWay(found.state)) return;
    await markEnded.write(writing, { id, state: MetadataImportState.FAILED, failure, now: new Date() });
    await publishImportChanged(writing, { id, owner: found.owner });
    await notifyOwner(writing, found);
  });
}

interface EndedImport {
  id: number;
  owner: number;
  kind: MediaKind;
  fileName: string;
  rowCount: number;
  doneCount: number;
  changedCount: number;
  refusedCount: number;
}

/** Notifies the owner that the import has ended, because the owner may have left the page. */
async function notifyOwner(
  { transaction, context: { services, radioId } }: ImportContext,
  { id, owner, kind, fileName, rowCount, doneCount, changedCount, refusedCount }: EndedImport,
): Promise<void> {
  await services.notices.notify(transaction, metadataImportNotice, {
    to: [owner],
    radioId: radioId!,
    data: { fileName, changed: changedCount, refused: refusedCount, left: rowCount - doneCount },
    path: bulkEditPath(kind),
    once: String(id),
    isMention: true,
  });
}
