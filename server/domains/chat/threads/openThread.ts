import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { publishChat } from '../live/chatEvents.ts';
import { findWritable } from '../people/writable.ts';
import { ChatPart, ChatThreadKind } from './chatEnums.ts';
import { ChatThread } from './chatThread.entity.ts';
import { putIntoThread } from './joinThread.ts';

export const maxPeople = 50;

interface Opening {
  peopleIds: readonly string[];
  name: string;
}

/** Opens a private thread and returns its id; a thread with one other person is always the same one. */
export async function openThread(context: Context, opening: Opening): Promise<number> {
  const open = () =>
    inTransaction(context.database, (transaction) => opened({ transaction, context }, opening));
  // Two people may open their thread at the same moment: the second attempt finds the row of the first.
  return open().catch((error: unknown) => {
    if (isTaken(error)) return open();
    throw error;
  });
}

async function opened(writing: Writing, { peopleIds, name }: Opening): Promise<number> {
  const { transaction, context } = writing;
  const viewer = context.viewer!.userId;
  const otherPeople = await namedPeople(writing, peopleIds);
  const [only, ...more] = otherPeople;
  const pairKey = more.length === 0 ? [viewer, only!].toSorted((a, b) => a - b).join(' ') : null;
  const known = pairKey === null ? undefined : await findPairThread.first(writing, { pairKey });
  if (known) return openedAgain(writing, known, only!);
  const row = {
    kind: ChatThreadKind.PRIVATE,
    pairKey,
    name: pairKey === null ? name : '',
    createdBy: viewer,
    lastMessageAt: new Date(),
  };
  const scope = { radioId: undefined, deleted: 'hidden' } as const;
  const { id } = await insertRow(transaction, transaction.models.of(ChatThread), row, scope);
  const part = pairKey === null ? ChatPart.OWNER : ChatPart.MEMBER;
  await putIntoThread(writing, { thread: id, user: viewer, part, readUpTo: 0 });
  for (const user of otherPeople)
    await putIntoThread(writing, { thread: id, user, part: ChatPart.MEMBER, readUpTo: 0 });
  await publishChat(transaction, context.services.events, threadChanged(id, viewer));
  return id;
}

const threadChanged = (thread: number, user: number) =>
  ({ kind: 'THREAD', thread, radio: null, user, people: true }) as const;

const findPairThread = query('chat.findPairThread', (db, { pairKey }: Given<{ pairKey: string }>) =>
  db.selectFrom('ChatThread').select(['id', 'lastSequence']).where('pairKey', '=', pairKey),
);

interface PairThread {
  id: number;
  lastSequence: number;
}

const hasLeft = query('chat.hasLeftThread', (db, { thread }: Given<{ thread: number }>) =>
  db.selectFrom('ChatParticipant').select('id').where('thread', '=', thread).where('leftAt', 'is not', null),
);

const unhideThread = query(
  'chat.unhideThread',
  (db, { thread, user }: Given<{ thread: number; user: number }>) =>
    db
      .updateTable('ChatParticipant')
      .set({ hiddenUpTo: null })
      .where('thread', '=', thread)
      .where('user', '=', user),
);

/**
 * Opens an existing thread of two people again. Adds both people who left it, and shows it in the list of the viewer, who may have hidden
 * it. Earlier messages do not count as unread for a person who comes back.
 */
async function openedAgain(writing: Writing, thread: PairThread, otherPerson: number): Promise<number> {
  const { transaction, context } = writing;
  const { id, lastSequence } = thread;
  const viewer = context.viewer!.userId;
  const isLeft = await hasLeft.any(writing, { thread: id });
  for (const user of isLeft ? [viewer, otherPerson] : [])
    await putIntoThread(writing, { thread: id, user, part: ChatPart.MEMBER, readUpTo: lastSequence });
  await unhideThread.write(writing, { thread: id, user: viewer });
  if (isLeft) await publishChat(transaction, context.services.events, threadChanged(id, viewer));
  return id;
}

/**
 * Parses the ids of people to whom the viewer may write, without the viewer and without duplicates. Throws BAD_USER_INPUT when nobody
 * remains, when there are too many, or when the viewer may not write to all of them.
 */
export async function namedPeople(writing: Writing, ids: readonly string[]): Promise<number[]> {
  const viewer = writing.context.viewer!.userId;
  const people = [...new Set(ids.map((id) => parseId(id) ?? 0))].filter((id) => id !== viewer);
  if (people.length === 0) throw invalidInput({ peopleIds: 'required' });
  if (people.length > maxPeople) throw invalidInput({ peopleIds: 'tooLong' });
  const writable = await findWritable(writing, viewer, people);
  if (people.some((id) => !writable.has(id))) throw invalidInput({ peopleIds: 'unknown' });
  return people;
}
