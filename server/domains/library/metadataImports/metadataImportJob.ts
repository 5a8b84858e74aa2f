import type { Context, Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { isRefusal } from '../../../kit/jobs/requester.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { isRefused, writeEdits } from '../media/editing/writeEdits.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { publishMediaChanged } from '../media/mediaEvents.ts';
import {
  importEnded,
  importFurther,
  importToDo,
  lockedImport,
  nextPart,
  partsDropped,
  partTaken,
} from './importQueries.ts';
import { editsKept } from './keptEdits.ts';
import { isUnderWay, MetadataImportFailure, MetadataImportState } from './metadataImportEnums.ts';
import { metadataImportNotice } from './metadataImportNotice.ts';
import { tellOf, type ImportPlace } from './metadataImportProgress.ts';
import { refusalOf, type MetadataRefusal } from './metadataRefusal.ts';
import { bulkEditPath } from '../notices/mediaPaths.ts';

/** Maximum number of refused rows stored per import. */
const maxRefusals = 1000;

interface Key {
  importId: number;
  radioId: number;
}

interface Place {
  services: Services;
  database: Database;
  data: Key;
}

/** Thrown to roll back a portion when the owner cancels the import meanwhile. */
class Ended extends Error {}

/**
 * Saves one portion of an import, and queues the next in the same transaction, so that other jobs get their turn in between and an
 * interrupted portion is repeated as a whole.
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
  async work({ signal, ...place }) {
    const { services, database, data } = place;
    const { importId: id, radioId } = data;
    const found = await importToDo.first({ database, radioId }, { id });
    if (!found || !isUnderWay(found.state)) return dropParts(place);
    try {
      const { owner: userId, tokenId, address, requestId } = found;
      // Rights are checked for each portion, because they may have changed meanwhile.
      const context = await services.contextOf({ userId, radioId, tokenId, address, requestId });
      context.abilities.require(allow('update', entityOf[found.kind].name));
      await savePortion(context, place, found.kind, signal);
    } catch (error) {
      if (error instanceof Ended) return dropParts(place);
      if (!isRefusal(error)) throw error;
      await fail(place, MetadataImportFailure.NO_RIGHT);
    }
  },
  givenUp: (place) => fail(place, MetadataImportFailure.BROKEN),
};

async function savePortion(
  context: Context,
  place: Place,
  kind: MediaKind,
  signal: AbortSignal,
): Promise<void> {
  const { database, data } = place;
  const { importId: id } = data;
  const part = await nextPart.first(database, { id });
  if (!part) return;
  const edits = editsKept(part.edits);
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context };
    // The part is deleted in the transaction that saves it, so that a repeated job does not save it twice.
    if ((await partTaken.write(transaction, { id: part.id })) === 0) return;
    const { edited, changed } = await writeEdits(writing, edits, { kind, signal, check: () => {} });
    const now = await lockedImport.first(writing, { id });
    if (!now || !isUnderWay(now.state)) throw new Ended();
    await publishMediaChanged(writing, changed);
    const refused = edited.flatMap((row, index) =>
      isRefused(row) ? [refusalOf(row, part.firstRow + index)] : [],
    );
    const known = now.refused as unknown as MetadataRefusal[];
    const isLast = !(await nextPart.any(transaction, { id }));
    const further = {
      doneCount: now.doneCount + edited.length,
      changedCount: now.changedCount + changed.length,
      refusedCount: now.refusedCount + refused.length,
    };
    await importFurther.write(writing, {
      id,
      state: isLast ? MetadataImportState.DONE : MetadataImportState.RUNNING,
      finishedAt: isLast ? new Date() : null,
      ...further,
      refused: JSON.stringify([...known, ...refused].slice(0, maxRefusals)),
    });
    await tellOf(writing, { id, owner: now.owner });
    if (isLast) await tellEnd(writing, { ...now, ...further });
    else await place.services.jobs.add(transaction, metadataImportJob, data, { key: String(id) });
  });
}

function dropParts({ database, data: { importId: id } }: Place): Promise<void> {
  return inTransaction(database, async (transaction) => void (await partsDropped.write(transaction, { id })));
}

/** Ends the import before its last row; saved rows stay. */
function fail({ services, database, data }: Place, failure: MetadataImportFailure): Promise<void> {
  const { importId: id, radioId } = data;
  return inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { services, radioId } };
    const found = await lockedImport.first(writing, { id });
    await partsDropped.write(transaction, { id });
    if (!found || !isUnderWay(found.state)) return;
    await importEnded.write(writing, { id, state: MetadataImportState.FAILED, failure, now: new Date() });
    await tellOf(writing, { id, owner: found.owner });
    await tellEnd(writing, found);
  });
}

interface Told {
  id: number;
  owner: number;
  kind: MediaKind;
  fileName: string;
  rowCount: number;
  doneCount: number;
  changedCount: number;
  refusedCount: number;
}

/** Notifies the owner of the end, who may have left the page. */
async function tellEnd(
  { transaction, context: { services, radioId } }: ImportPlace,
  { id, owner, kind, fileName, rowCount, doneCount, changedCount, refusedCount }: Told,
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
