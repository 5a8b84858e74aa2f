import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';

const batchSize = 500;
const maxWaitMs = 24 * 60 * 60 * 1000;

const findLeftFiles = query(
  'chat.findLeftFiles',
  (db, given: Given<{ before: Date; after: number; batchSize: number }>) =>
    db
      .selectFrom('ChatAttachment')
      .select(['id', 'fileKey', 'previewKey'])
      .where('message', 'is', null)
      .where(({ or, eb }) => or([eb('takenAt', 'is not', null), eb('createdAt', '<', given.before)]))
      .where('id', '>', given.after)
      .orderBy('id')
      .limit(given.batchSize),
);

const deleteFileRows = query('chat.deleteFiles', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('ChatAttachment').where('id', 'in', ids).where('message', 'is', null),
);

/** Deletes files whose message was deleted, and uploads that no message attached within a day. */
export const sweepFilesJob: JobKind = {
  name: 'chat.sweepFiles',
  does: 'Deletes chat files whose message was deleted or never sent.',
  atOnce: 1,
  tries: 10,
  pause: { first: 10, longest: 3600 },
  timeLimit: 3600,
  schedule: '20 * * * *',
  read: () => ({}),
  async work({ services: { storage }, database, signal }) {
    const before = new Date(Date.now() - maxWaitMs);
    for (let after = 0; !signal.aborted;) {
      const files = await findLeftFiles.all(database, { before, after, batchSize });
      for (const { fileKey, previewKey } of files) {
        await storage.delete(fileKey);
        if (previewKey) await storage.delete(previewKey);
      }
      const ids = files.map(({ id }) => id);
      await inTransaction(
        database,
        async (transaction) => void (await deleteFileRows.write(transaction, { ids })),
      );
      if (files.length < batchSize) return;
      after = files.at(-1)!.id;
    }
  },
};
