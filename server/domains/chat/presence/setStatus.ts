import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { ChatState } from './chatState.ts';
import { ChatStatus } from './chatStatus.entity.ts';

const deleteStatus = query('chat.deleteStatus', (db, { user }: Given<{ user: number }>) =>
  db.deleteFrom('ChatStatus').where('user', '=', user),
);

/** Sets the status of the viewer; ONLINE removes it. Throws BAD_USER_INPUT for ON_AIR and OFFLINE. */
export async function setStatus(context: Context, state: ChatState, until: Date | null): Promise<void> {
  if (state === ChatState.ON_AIR || state === ChatState.OFFLINE) throw invalidInput({ state: 'invalid' });
  const user = context.viewer!.userId;
  await inTransaction(context.database, async (transaction) => {
    await deleteStatus.write(transaction, { user });
    const row = { user, state, until };
    const scope = { radioId: undefined, deleted: 'hidden' } as const;
    if (state !== ChatState.ONLINE)
      await insertRow(transaction, transaction.models.of(ChatStatus), row, scope);
    await context.services.events.publish(transaction, 'presenceChanged', { user });
  });
}
