import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Services } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { isDiskFull } from '../../../../kit/diskFull.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { readStored, updateRow, type StoredRow } from '../../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { isAttached, addRendered, endingFor, renderSound } from '../../../library/public.ts';
import { episodeForSound, receiveSound } from '../../episodes/sound/receivedSound.ts';
import { Rush } from '../rush.entity.ts';
import { RushRendering, RushRenderingFailure as Failure } from '../rushEnums.ts';
import { publishRushChanged } from '../rushEvents.ts';
import { findNewestTake } from '../takes/findNewestTake.ts';
import { partsLeft } from '../takes/markProblems.ts';
import type { RushKey } from './renderJob.ts';

interface Tools {
  services: Services;
  database: Database;
}

/** A failure that another attempt cannot solve. */
class Hopeless extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Makes the resulting file of an accepted rush.
 * Its storage key is derived from the rush and its newest take, so that a repeated run after a crash writes to the same key. When two runs
 * overlap, only the first one to store its result finds the rendering still under way.
 */
export async function renderRush(tools: Tools, key: RushKey, signal: AbortSignal): Promise<void> {
  if (!(await isUnderWay(tools, key))) return;
  try {
    const made = await makeFile(tools, key, signal);
    await inTransaction(tools.database, (transaction) => settle(tools, transaction, key, made));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Hopeless) && !isFull(error)) throw error;
    await renderingFailed(tools, key, error);
  }
}

/** Stores that the resulting file of a rush could not be made, with the reason. */
export function renderingFailed(tools: Tools, key: RushKey, error: unknown): Promise<void> {
  const renderingFailure = failureOf(error);
  return inTransaction(tools.database, async (transaction) => {
    await change(tools, transaction, key, { rendering: RushRendering.FAILED, renderingFailure });
  });
}

interface Made {
  fileKey: string;
  fileName: string;
  size: number;
}

async function makeFile({ services, database }: Tools, key: RushKey, signal: AbortSignal): Promise<Made> {
  const { storage, library } = services;
  const take = await findNewestTake.first({ database, radioId: key.radioId }, { rush: key.rushId });
  if (!take || !take.fileKey || (await storage.sizeOf(take.fileKey)) === null)
    throw new Hopeless(Failure.FILE_MISSING);
  if (!(await library.decodes())) throw new Hopeless(Failure.NO_TOOL);
  const parts = partsLeft(take, take.duration ?? 0);
  const ending = endingFor(take.mimeType);
  const fileKey = `media/${createHash('sha256').update(`rush ${key.rushId} ${take.id}`).digest('hex').slice(0, 32)}.${ending}`;
  return library.withPath(`${key.rushId}.${ending}`, async (to) => {
    const onProgress = (percent: number) =>
      void publishProgress({ services, database }, key, percent).catch(() => {});
    const isMade = await storage.withFile(take.fileKey, (source) =>
      renderSound({ source, parts, to, signal, onProgress }, ending),
    );
    if (!isMade) throw new Hopeless(Failure.NOT_DECODED);
    const { size } = await stat(to);
    await storage.adopt(fileKey, to);
    return { fileKey, fileName: `rush-${key.rushId}.${ending}`, size };
  });
}

async function settle(tools: Tools, transaction: Transaction, key: RushKey, made: Made): Promise<void> {
  const rush = await stored(transaction, key);
  if (rush?.rendering !== RushRendering.UNDER_WAY) return;
  const { radioId } = key;
  const author = {
    actorId: rush.acceptedBy,
    actorName: rush.acceptedBy === null ? '' : await nameOf(transaction, rush.acceptedBy),
    address: '',
    radioId,
    requestId: '',
  };
  const medium = { ...made, kind: rush.mediaKind!, radioId, title: rush.mediaTitle, author };
  const result = await addRendered({ transaction, jobs: tools.services.jobs }, medium);
  if (rush.episode !== null) {
    const attaching = { ...tools.services, transaction, radioId };
    const episode = await episodeForSound(attaching, rush.episode);
    if (episode) await receiveSound(attaching, episode, result);
  }
  await change(tools, transaction, key, { rendering: RushRendering.DONE, rendered: 100, result });
  if (!isAttached(rush.mediaKind!))
    await tools.services.events.publish(transaction, 'mediaChanged', { radioId, id: result });
}

const stored = async (transaction: Transaction, { rushId, radioId }: RushKey) =>
  (await readStored(
    transaction,
    transaction.models.of(Rush),
    rushId,
    { radioId, deleted: 'shown' },
    transaction.models.isSqlite ? '' : ' for update of t',
  )) as (StoredRow & Stored<Rush>) | null;

async function isUnderWay({ database }: Tools, { rushId, radioId }: RushKey): Promise<boolean> {
  const rush = await findRendering.first({ database, radioId }, { rush: rushId });
  return rush?.rendering === RushRendering.UNDER_WAY;
}

/** Changes a rush on behalf of the system: published, but not written to the audit. */
async function change(
  { services }: Tools,
  transaction: Transaction,
  key: RushKey,
  values: Record<string, unknown>,
): Promise<void> {
  const rush = await stored(transaction, key);
  if (rush?.rendering !== RushRendering.UNDER_WAY) return;
  await updateRow(transaction, transaction.models.of(Rush), rush, values);
  await publishRushChanged(
    { transaction, events: services.events },
    { radioId: key.radioId, id: key.rushId },
  );
}

/** Publishes the progress. The version of the rush stays, so that nobody gets a CONFLICT. */
const publishProgress = ({ services, database }: Tools, { rushId, radioId }: RushKey, percent: number) =>
  database.transaction(async (transaction) => {
    await setRenderingProgress.write({ transaction, context: { radioId } }, { rush: rushId, percent });
    await publishRushChanged({ transaction, events: services.events }, { radioId, id: rushId });
  });

const findRendering = query('programmes.findRendering', (db, { rush }: Given<{ rush: number }>) =>
  db.selectFrom(withDeleted('Rush')).select('rendering').where('id', '=', rush),
);

const setRenderingProgress = query(
  'programmes.setRenderingProgress',
  (db, { rush, percent }: Given<{ rush: number; percent: number }>) =>
    db
      .updateTable(withDeleted('Rush'))
      .set({ rendered: percent })
      .where('id', '=', rush)
      .where('rendering', '=', RushRendering.UNDER_WAY),
);

const findUserName = query('programmes.findUserName', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('User').select('fullName').where('id', '=', id),
);

const nameOf = async (transaction: Transaction, id: number) =>
  (await findUserName.first(transaction, { id }))?.fullName ?? '';

const isFull = (error: unknown) =>
  isDiskFull(error) ||
  (error as { extensions?: { code?: unknown } } | null)?.extensions?.code === 'STORAGE_FULL';

function failureOf(error: unknown): Failure {
  if (error instanceof Hopeless) return error.failure;
  return isFull(error) ? Failure.STORAGE_FULL : Failure.UNEXPECTED;
}
