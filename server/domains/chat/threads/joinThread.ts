import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { publishChat } from '../live/chatEvents.ts';
import { ChatPart } from './chatEnums.ts';
import { ChatParticipant } from './chatParticipant.entity.ts';
import type { SeenThread } from './threadAccess.ts';

interface Joining {
  thread: number;
  user: number;
  part: ChatPart;
  /** Initial read position: earlier messages do not count as unread. */
  readUpTo: number;
}

const findParticipant = query(
  'chat.findParticipant',
  (db, { thread, user }: Given<{ thread: number; user: number }>) =>
    db
      .selectFrom('ChatParticipant')
      .select(['id', 'part', 'leftAt', 'blockedAt'])
      .where('thread', '=', thread)
      .where('user', '=', user),
);

const restoreParticipant = query(
  'chat.restoreParticipant',
  (db, { id, part, at, readUpTo }: Given<{ id: number; part: ChatPart; at: Date; readUpTo: number }>) =>
    db
      .updateTable('ChatParticipant')
      .set({ leftAt: null, joinedAt: at, part, readUpTo, hiddenUpTo: null })
      .where('id', '=', id),
);

/** Adds a person to a thread, unless already in it, and returns the participation id. The caller publishes the event. */
export async function putIntoThread(writing: Writing, joining: Joining): Promise<number> {
  const { thread, user, part, readUpTo } = joining;
  const known = await findParticipant.first(writing, { thread, user });
  const at = new Date();
  if (!known) {
    const { transaction } = writing;
    const row = { thread, user, part, readUpTo, joinedAt: at };
    const scope = { radioId: undefined, deleted: 'hidden' } as const;
    return (await insertRow(transaction, transaction.models.of(ChatParticipant), row, scope)).id;
  }
  if (known.leftAt) await restoreParticipant.write(writing, { id: known.id, part, at, readUpTo });
  return known.id;
}

/** Adds the viewer to a thread that they see, whose events they receive from then on. */
export async function joinThread(writing: Writing, thread: SeenThread): Promise<number> {
  const { transaction, context } = writing;
  const user = context.viewer!.userId;
  const joining = { thread: thread.id, user, part: ChatPart.MEMBER, readUpTo: thread.lastSequence };
  const id = await putIntoThread(writing, joining);
  await publishChat(transaction, context.services.events, {
    kind: 'THREAD',
    thread: thread.id,
    radio: thread.radio,
    user,
    people: true,
  });
  return id;
}
