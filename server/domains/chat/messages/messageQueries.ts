import { query, type Given } from '../../../kit/query/query.ts';

export const findSentMessage = query(
  'chat.findSentMessage',
  (db, { thread, author, clientKey }: Given<{ thread: number; author: number; clientKey: string }>) =>
    db
      .selectFrom('ChatMessage')
      .select(['id', 'words', 'replyTo', 'version', 'deletedAt'])
      .where('thread', '=', thread)
      .where('author', '=', author)
      .where('clientKey', '=', clientKey),
);

export const findMessageAt = query(
  'chat.findMessageAt',
  (db, { id, thread }: Given<{ id: number; thread: number }>) =>
    db.selectFrom('ChatMessage').select('id').where('id', '=', id).where('thread', '=', thread),
);

export const bumpThread = query(
  'chat.bumpThread',
  (db, given: Given<{ id: number; sequence: number; change: number; at: Date }>) =>
    db
      .updateTable('ChatThread')
      .set({ lastSequence: given.sequence, lastChange: given.change, lastMessageAt: given.at })
      .where('id', '=', given.id),
);

export const markWritten = query(
  'chat.markWritten',
  (db, { id, sequence, at }: Given<{ id: number; sequence: number; at: Date }>) =>
    db
      .updateTable('ChatParticipant')
      .set({ readUpTo: sequence, wroteAt: at, hiddenUpTo: null })
      .where('id', '=', id),
);
