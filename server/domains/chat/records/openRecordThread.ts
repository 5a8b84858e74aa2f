import type { Context } from '../../../kit/context.ts';
import { limitExceeded, notFound } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ChatThreadKind } from '../threads/chatEnums.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { joinThread } from '../threads/joinThread.ts';
import { requireLockedThread } from '../threads/threadAccess.ts';
import { isRecordSeen, readableRecords, findRowOfRecord } from './recordChats.ts';

const findThreadOfRecord = query(
  'chat.findThreadOfRecord',
  (db, { kind, record }: Given<{ kind: string; record: number }>) =>
    db.selectFrom('ChatThread').select('id').where('recordKind', '=', kind).where('recordId', '=', record),
);

/** Days after which a thread about a record is removed when nobody has written in it. */
const emptyDays = 7;
const maxEmpty = limit(
  'emptyRecordThreads',
  100,
  'Number of threads about records of a radio that one person opened and in which nobody has written. Counts the threads of the last 7 days.',
);

type EmptyOf = Given<{ user: number; before: Date }>;

const removeEmptyThreads = query('chat.removeEmptyThreads', (db, { user, before }: EmptyOf) =>
  db
    .deleteFrom('ChatThread')
    .where('createdBy', '=', user)
    .where('kind', '=', ChatThreadKind.RECORD)
    .where('lastSequence', '=', 0)
    .where('createdAt', '<', before),
);
const countEmptyThreads = query('chat.countEmptyThreads', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('ChatThread')
    .select(count)
    .where('createdBy', '=', user)
    .where('kind', '=', ChatThreadKind.RECORD)
    .where('lastSequence', '=', 0),
);

const mayWrite = allow('create', 'ChatMessage');

/**
 * Returns the id of the thread about a record, and adds the viewer to its people. The first person who may write creates the
 * thread. Returns null for a reader when there is none, so that reading never adds rows. Throws NOT_FOUND for records that the
 * viewer does not see, and LIMIT_EXCEEDED when the viewer has created too many threads in which nobody wrote.
 */
export async function openRecordThread(context: Context, kind: string, id: string): Promise<number | null> {
  const isWriter = context.abilities.allows(mayWrite);
  const isFull = isWriter && (await hasTooManyEmpty(context));
  const mayCreate = isWriter && !isFull;
  const missing = () => {
    if (isFull) throw limitExceeded(maxEmpty);
    return null;
  };
  const open = async () => {
    const record = await inTransaction(context.database, (transaction) =>
      findRowOfRecord({ transaction, context }, { kind, id, mayCreate }),
    );
    if (record === 0 && !mayCreate && readableRecords(context).includes(kind)) return missing();
    if (!(await isRecordSeen(context, kind, record))) throw notFound(kind);
    return inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const known = await findThreadOfRecord.first(writing, { kind, record });
      if (!known && !mayCreate) return missing();
      const row = {
        kind: ChatThreadKind.RECORD,
        recordKind: kind,
        recordId: record,
        radio: context.radioId,
        createdBy: context.viewer!.userId,
        lastMessageAt: new Date(),
      };
      const scope = { radioId: context.radioId, deleted: 'hidden' } as const;
      const made = known ?? (await insertRow(transaction, transaction.models.of(ChatThread), row, scope));
      const thread = await requireLockedThread(writing, made.id);
      if (thread.part === null) await joinThread(writing, thread);
      return thread.id;
    });
  };
  return open().catch((error: unknown) => {
    if (isTaken(error)) return open();
    throw error;
  });
}

/** Removes old threads of the viewer in which nobody wrote. True when too many of the last days remain. */
async function hasTooManyEmpty(context: Context): Promise<boolean> {
  const user = context.viewer!.userId;
  const empty = await countEmptyThreads.first(context, { user });
  if (empty!.count < maxEmpty.max) return false;
  const before = new Date(Date.now() - emptyDays * dayLength);
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    await removeEmptyThreads.write(writing, { user, before });
    const left = await countEmptyThreads.first(writing, { user });
    return left!.count >= maxEmpty.max;
  });
}
