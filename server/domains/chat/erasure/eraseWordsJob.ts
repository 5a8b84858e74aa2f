import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { readStoredRows, updateRows } from '../../../kit/write/rowWrites.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';

const everywhere = { radioId: undefined, deleted: 'hidden' } as const;
const batchSize = 500;

const findWordsToErase = query(
  'chat.findWordsToErase',
  (db, { at, after, batchSize }: Given<{ at: Date; after: number; batchSize: number }>) =>
    db
      .selectFrom('ChatMessage')
      .select('id')
      .where('deletedAt', '=', at)
      .where('id', '>', after)
      .where('words', '<>', '')
      .orderBy('id')
      .limit(batchSize),
);

/**
 * Erases the text of all messages of accounts that were deleted at `at`. Until then the messages count as deleted and their text
 * is hidden, so that the job may take time.
 */
export const eraseWordsJob: JobKind<{ at: string }> = {
  name: 'chat.eraseWords',
  does: 'Erases chat messages of deleted accounts.',
  atOnce: 1,
  tries: 10,
  pause: { first: 10, longest: 3600 },
  timeLimit: 3600,
  read: (remaining) => {
    const { at } = remaining as { at?: unknown };
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)))
      throw new Error('The job data has no valid `at`.');
    return { at };
  },
  async work({ database, data, signal }) {
    const at = new Date(data.at);
    for (let after = 0; !signal.aborted;) {
      const ids = (await findWordsToErase.all(database, { at, after, batchSize })).map(({ id }) => id);
      if (ids.length === 0) return;
      after = ids.at(-1)!;
      await inTransaction(database, async (transaction) => {
        const model = transaction.models.of(ChatMessage);
        const rows = await readStoredRows(transaction, model, ids, everywhere, '');
        const updates = [...rows.values()].map((stored) => ({ stored, given: { words: '' } }));
        await updateRows(transaction, model, updates);
      });
    }
  },
};
