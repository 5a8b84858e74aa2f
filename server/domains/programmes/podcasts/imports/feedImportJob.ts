import type { Context, Services } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import { isRefusal } from '../../../../kit/jobs/requester.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { limit, type Limit } from '../../../../kit/limit.ts';
import { OutsideError } from '../../../../kit/network/outside.ts';
import { jsonText } from '../../../../kit/query/given.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { requireOwnEmissionOf } from '../../emissions/emissionAccess.ts';
import { callerOf } from '../../../library/public.ts';
import { FeedImportFailure as Failure, FeedImportState, FeedItemProblem } from './feedImportEnums.ts';
import {
  setFeedItems,
  markImportEnded,
  findImportToRun,
  updateImportCounts,
  lockFeedImport,
  noItems,
  hasRunningImport,
} from './feedImportQueries.ts';
import { readFeedItems, type FeedItems } from './feedItems.ts';
import { importItem, ItemError, type Imported } from './importItem.ts';

const megabyte = 1024 * 1024;
const maxItems = limit(
  'feedImportItems',
  1000,
  'Number of items that are imported from one feed; later items of the feed are left out.',
);
const maxFeed = limit('feedImportFeedBytes', 20 * megabyte, 'Size of a feed that is imported, in bytes.');
export const maxTotal: Limit = limit(
  'feedImportBytes',
  50_000 * megabyte,
  'Size of all sounds of one feed import together, in bytes.',
);
const maxProblems = 200;
const feedWait = 60_000;
const checkEvery = 1000;

interface Key {
  importId: number;
  radioId: number;
}

interface ImportScope {
  services: Services;
  database: Database;
  data: Key;
}

type ToDo = NonNullable<Awaited<ReturnType<typeof findImportToRun.first>>>;

/** Thrown to roll back the import of one item when the whole import was ended in the meantime. */
class Ended extends Error {}

/**
 * Reads the feed, then imports one item per run, and queues its next run in the same transaction.
 * Other jobs can therefore run in between, and an interrupted run is repeated as a whole.
 */
export const feedImportJob: JobKind<Key> = {
  name: 'planning.importFeed',
  does: 'Imports the next episode of a podcast feed, in the name of the person who started the import.',
  atOnce: 1,
  tries: 3,
  pause: { first: 10, longest: 300 },
  timeLimit: 3600,
  read: (data) => {
    const { importId, radioId } = data as Partial<Key>;
    if (typeof importId !== 'number' || typeof radioId !== 'number')
      throw new Error('The job data names no import.');
    return { importId, radioId };
  },
  async work({ signal, ...scope }) {
    const { services, database, data } = scope;
    const { importId: id, radioId } = data;
    const found = await findImportToRun.first({ database, radioId }, { id });
    if (found?.state !== FeedImportState.RUNNING) return;
    try {
      const { owner: userId, tokenId, address, requestId } = found;
      const context = await services.contextOf({ userId, radioId, tokenId, address, requestId });
      const deed = { action: 'create', subject: 'Episode' };
      context.abilities.require(allow('create', 'Episode'));
      await requireOwnEmissionOf(callerOf(context), deed, found.emission);
      await whileRunning(scope, signal, (until) =>
        found.itemCount === null ? readItems(scope, found, until) : importNext(context, scope, found, until),
      );
    } catch (error) {
      if (error instanceof Ended) return;
      if (!isRefusal(error)) throw error;
      await fail(scope, Failure.NO_RIGHT);
    }
  },
  givenUp: (scope) => fail(scope, Failure.BROKEN),
};

/**
 * Runs work with a signal that aborts with `Ended` soon after a person has ended the import.
 * Any process may have received the request to end it.
 */
async function whileRunning(
  { database, data }: ImportScope,
  signal: AbortSignal,
  work: (until: AbortSignal) => Promise<void>,
): Promise<void> {
  const { importId: id, radioId } = data;
  const over = new AbortController();
  const check = async () => {
    if (!(await hasRunningImport.any({ database, radioId }, { id }))) over.abort(new Ended());
  };
  // A failed check is ignored, because the next one follows soon.
  const timer = setInterval(() => void check().catch(() => {}), checkEvery);
  try {
    await work(AbortSignal.any([signal, over.signal]));
  } finally {
    clearInterval(timer);
  }
}

async function readItems(scope: ImportScope, { url }: ToDo, signal: AbortSignal): Promise<void> {
  const { services, database, data } = scope;
  const { importId: id, radioId } = data;
  const found = await itemsAt(services, url, signal);
  if (typeof found !== 'object') return fail(scope, found);
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    const now = await lockFeedImport.first(writing, { id });
    if (now?.state !== FeedImportState.RUNNING) return;
    await setFeedItems.write(writing, { id, ...found });
    if (found.count > 0) await services.jobs.add(transaction, feedImportJob, data, { key: String(id) });
    else await markImportEnded.write(writing, endOf(id, FeedImportState.DONE));
  });
}

/** Downloads a feed and returns its items, or the reason of the failure. */
async function itemsAt(services: Services, url: string, signal: AbortSignal): Promise<FeedItems | Failure> {
  try {
    return await services.library.withPath('feed.xml', async (to) => {
      await services.outside.download(url, { to, maxBytes: maxFeed.max, wait: feedWait, signal });
      return readFeedItems(to, { maxItems: maxItems.max, maxCharacters: maxFeed.max, signal });
    });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return error.problem === 'TOO_LARGE' ? Failure.TOO_LARGE : Failure.UNREACHABLE;
  }
}

/** Imports the first item that is not done. */
async function importNext(
  context: Context,
  scope: ImportScope,
  found: ToDo,
  signal: AbortSignal,
): Promise<void> {
  const { services, database, data } = scope;
  const { importId: id } = data;
  const done = found.importedCount + found.skippedCount + found.failedCount;
  const item = found.items[done];
  if (!item) return end(scope, FeedImportState.DONE);
  if (found.bytes > maxTotal.max) return fail(scope, Failure.TOO_LARGE);
  const { emission } = found;
  const count = async (writing: Writing, imported: Imported) => {
    const now = await lockFeedImport.first(writing, { id });
    if (now?.state !== FeedImportState.RUNNING) throw new Ended();
    const { problem, bytes = 0 } = imported;
    const { guid, title } = item;
    const problems = problem ? [...now.problems, { guid, title, problem }] : now.problems;
    await updateImportCounts.write(writing, {
      id,
      imported: now.importedCount + (imported.isNew ? 1 : 0),
      skipped: now.skippedCount + (imported.isNew || problem ? 0 : 1),
      failed: now.failedCount + (problem ? 1 : 0),
      problems: jsonText(problems.slice(0, maxProblems)),
      bytes,
    });
    if (done + 1 >= (found.itemCount ?? 0))
      await markImportEnded.write(writing, endOf(id, FeedImportState.DONE));
    else await services.jobs.add(writing.transaction, feedImportJob, data, { key: String(id) });
  };
  try {
    await importItem({ context, importId: id, emission, item, signal, settle: count });
  } catch (error) {
    if (error instanceof Ended || isRefusal(error)) throw error;
    signal.throwIfAborted();
    // An item that cannot be imported does not stop the import of the other items.
    const problem = error instanceof ItemError ? error.problem : FeedItemProblem.UNEXPECTED;
    await inTransaction(database, (transaction) => count({ transaction, context }, { problem }));
  }
}

const endOf = (id: number, state: FeedImportState, failure: Failure | null = null) => ({
  id,
  state,
  failure,
  now: new Date(),
  none: noItems,
});

const end = ({ database, data }: ImportScope, state: FeedImportState, failure: Failure | null = null) =>
  inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId: data.radioId } };
    const now = await lockFeedImport.first(writing, { id: data.importId });
    if (now?.state === FeedImportState.RUNNING)
      await markImportEnded.write(writing, endOf(data.importId, state, failure));
  });

/** Ends an import early. Episodes imported by then stay. */
const fail = (scope: ImportScope, failure: Failure): Promise<void> =>
  end(scope, FeedImportState.FAILED, failure);
