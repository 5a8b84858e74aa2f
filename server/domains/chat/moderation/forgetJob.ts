import type { Database } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';

const batchSize = 1000;

const findRoomsWithRetention = query('chat.findRoomsWithRetention', (db) =>
  db
    .selectFrom(acrossRadios('ChatThread as thread'))
    .innerJoin(acrossRadios('ChatRoom as room'), 'room.id', 'thread.room')
    .select(['thread.id', 'thread.firstSequence', 'room.retentionTime'])
    .where('room.retentionTime', 'is not', null),
);

const findOldMessages = query(
  'chat.findOldMessages',
  (db, given: Given<{ thread: number; from: number; before: Date; batchSize: number }>) =>
    db
      .selectFrom('ChatMessage')
      .select(['id', 'sequence'])
      .where('thread', '=', given.thread)
      .where('sequence', '>=', given.from)
      .where('createdAt', '<', given.before)
      .orderBy('sequence')
      .limit(given.batchSize),
);

const deleteMessages = query('chat.deleteMessages', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('ChatMessage').where('id', 'in', ids),
);

const setFirstSequence = query(
  'chat.setFirstSequence',
  (db, { id, sequence }: Given<{ id: number; sequence: number }>) =>
    db.updateTable(acrossRadios('ChatThread')).set({ firstSequence: sequence }).where('id', '=', id),
);

/** Deletes messages that are older than the retention time of their room, a thousand at a time. */
export async function forgetMessages(
  database: Database,
  signal: AbortSignal,
  now = Date.now(),
): Promise<void> {
  for (const { id: thread, firstSequence, retentionTime } of await findRoomsWithRetention.all(database)) {
    const before = new Date(now - retentionTime!);
    for (let from = firstSequence, isDone = false; !isDone && !signal.aborted;) {
      const old = await findOldMessages.all(database, { thread, from, before, batchSize });
      isDone = old.length < batchSize;
      if (old.length === 0) break;
      from = old.at(-1)!.sequence + 1;
      const ids = old.map(({ id }) => id);
      await inTransaction(database, async (transaction) => {
        await deleteMessages.write(transaction, { ids });
        await setFirstSequence.write(transaction, { id: thread, sequence: from });
      });
    }
  }
}

export const forgetJob: JobKind = {
  name: 'chat.forget',
  does: 'Deletes chat messages older than the retention of their room.',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  schedule: '40 3 * * *',
  read: () => ({}),
  work: ({ database, signal }) => forgetMessages(database, signal),
};
