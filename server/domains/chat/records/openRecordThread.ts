import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { ChatThreadKind } from '../threads/chatEnums.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { joinThread } from '../threads/joinThread.ts';
import { heldThread } from '../threads/threadAccess.ts';
import { isRecordSeen, rowOfRecord } from './chatAbout.ts';

const threadAbout = query(
  'chat.threadAbout',
  (db, { kind, record }: Given<{ kind: string; record: number }>) =>
    db.selectFrom('ChatThread').select('id').where('recordKind', '=', kind).where('recordId', '=', record),
);

/** The thread about a record that the viewer sees, made at its first use; they are in it from then on. Gives its id. */
export async function openRecordThread(context: Context, kind: string, id: string): Promise<number> {
  const open = async () => {
    const record = await inTransaction(context.database, (transaction) =>
      rowOfRecord({ transaction, context }, kind, id),
    );
    if (!(await isRecordSeen(context, kind, record))) throw notFound(kind);
    return inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const known = await threadAbout.first(writing, { kind, record });
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
      const thread = await heldThread(writing, made.id);
      if (thread.part === null) await joinThread(writing, thread);
      return thread.id;
    });
  };
  return open().catch((error: unknown) => {
    if (isTaken(error)) return open();
    throw error;
  });
}
