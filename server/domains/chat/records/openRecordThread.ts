import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ChatThreadKind } from '../threads/chatEnums.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { joinThread } from '../threads/joinThread.ts';
import { requireLockedThread } from '../threads/threadAccess.ts';
import { isRecordSeen, readableRecords, rowOfRecord } from './chatAbout.ts';

const threadAbout = query(
  'chat.threadAbout',
  (db, { kind, record }: Given<{ kind: string; record: number }>) =>
    db.selectFrom('ChatThread').select('id').where('recordKind', '=', kind).where('recordId', '=', record),
);

const mayWrite = allow('create', 'ChatMessage');

/**
 * Returns the id of the thread about a record, and adds the viewer to its people. The first person who may write creates the
 * thread. Returns null for a reader when there is none, so that reading never adds rows. Throws NOT_FOUND for records that the
 * viewer does not see.
 */
export async function openRecordThread(context: Context, kind: string, id: string): Promise<number | null> {
  const mayCreate = context.abilities.allows(mayWrite);
  const open = async () => {
    const record = await inTransaction(context.database, (transaction) =>
      rowOfRecord({ transaction, context }, { kind, id, mayCreate }),
    );
    if (record === 0 && !mayCreate && readableRecords(context).includes(kind)) return null;
    if (!(await isRecordSeen(context, kind, record))) throw notFound(kind);
    return inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const known = await threadAbout.first(writing, { kind, record });
      if (!known && !mayCreate) return null;
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
