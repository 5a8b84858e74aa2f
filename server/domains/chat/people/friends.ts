import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow, insertRows } from '../../../kit/write/rowWrites.ts';
import { publishChat } from '../live/chatEvents.ts';
import { ChatBlock } from './chatBlock.entity.ts';
import { ChatBlockMark } from './chatBlockMark.entity.ts';
import { ChatFriendship } from './chatFriendship.entity.ts';
import { findPersonNamed } from './findPeople.ts';
import { findWritable } from './writable.ts';

const everywhere = { radioId: undefined, deleted: 'hidden' } as const;

const pairOf = (userId: number, otherId: number) => [userId, otherId].toSorted((a, b) => a - b).join(' ');

const findFriendship = query('chat.findFriendship', (db, { pairKey }: Given<{ pairKey: string }>) =>
  db
    .selectFrom('ChatFriendship')
    .select(['id', 'requester', 'invited', 'acceptedAt'])
    .where('pairKey', '=', pairKey)
    .forUpdate(),
);

const acceptFriendship = query('chat.acceptFriendship', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('ChatFriendship').set({ acceptedAt: at }).where('id', '=', id),
);

const deleteFriendship = query('chat.deleteFriendship', (db, { pairKey }: Given<{ pairKey: string }>) =>
  db.deleteFrom('ChatFriendship').where('pairKey', '=', pairKey),
);

/** Publishes that the contacts of these people changed. */
const publishContacts = ({ transaction, context }: Writing, to: number[]) =>
  publishChat(transaction, context.services.events, { kind: 'CONTACTS', thread: 0, radio: null, to });

/** Sends a friend request, or accepts one from the same person. */
export async function requestFriendship(context: Context, username: string): Promise<void> {
  const receiver = await findPersonNamed(context, username);
  if (receiver === undefined) throw invalidInput({ username: 'unknown' });
  const save = () =>
    inTransaction(context.database, (transaction) => saveRequest({ transaction, context }, receiver));
  await save().catch((error: unknown) => {
    if (isTaken(error)) return save();
    throw error;
  });
}

async function saveRequest(writing: Writing, receiver: number): Promise<void> {
  const { transaction, context } = writing;
  const viewer = context.viewer!.userId;
  const pairKey = pairOf(viewer, receiver);
  const known = await findFriendship.first(writing, { pairKey });
  const at = new Date();
  if (!known) {
    const row = { pairKey, requester: viewer, invited: receiver, requestedAt: at };
    await insertRow(transaction, transaction.models.of(ChatFriendship), row, everywhere);
  } else if (known.requester === receiver && !known.acceptedAt)
    await acceptFriendship.write(writing, { id: known.id, at });
  else return;
  await publishContacts(writing, [viewer, receiver]);
}

/** Accepts or declines a friend request. */
export const answerFriendRequest = (context: Context, userId: string, accepts: boolean): Promise<void> =>
  inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const viewer = context.viewer!.userId;
    const requester = parseId(userId) ?? 0;
    const pairKey = pairOf(viewer, requester);
    const known = await findFriendship.first(writing, { pairKey });
    if (!known || known.invited !== viewer || known.acceptedAt) throw notFound('ChatContact');
    if (accepts) await acceptFriendship.write(writing, { id: known.id, at: new Date() });
    else await deleteFriendship.write(writing, { pairKey });
    await publishContacts(writing, [viewer, requester]);
  });

/** Ends a friendship, or withdraws or declines a request. Idempotent, because both people may do it at the same time. */
export const removeFriend = (context: Context, userId: string): Promise<void> =>
  inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const viewer = context.viewer!.userId;
    const requester = parseId(userId) ?? 0;
    const pairKey = pairOf(viewer, requester);
    if ((await deleteFriendship.write(writing, { pairKey })) > 0)
      await publishContacts(writing, [viewer, requester]);
  });

const hasBlock = query(
  'chat.hasBlock',
  (db, { blocker, blocked }: Given<{ blocker: number; blocked: number }>) =>
    db.selectFrom('ChatBlock').select('id').where('blocker', '=', blocker).where('blocked', '=', blocked),
);

const deleteBlock = query(
  'chat.deleteBlock',
  (db, { blocker, blocked }: Given<{ blocker: number; blocked: number }>) =>
    db.deleteFrom('ChatBlock').where('blocker', '=', blocker).where('blocked', '=', blocked),
);

const findCoParticipant = query(
  'chat.findCoParticipant',
  (db, { id, viewer }: Given<{ id: number; viewer: number }>) =>
    db
      .selectFrom('ChatParticipant as theirs')
      .innerJoin('ChatParticipant as own', 'own.thread', 'theirs.thread')
      .select('theirs.id')
      .where('theirs.user', '=', id)
      .where('own.user', '=', viewer)
      .limit(1),
);

const findSharedThreads = query(
  'chat.findSharedThreads',
  (db, { blocker, blocked }: Given<{ blocker: number; blocked: number }>) =>
    db
      .selectFrom('ChatParticipant as own')
      .innerJoin('ChatParticipant as theirs', 'theirs.thread', 'own.thread')
      .select(['own.id as participant', 'own.readUpTo'])
      .where('own.user', '=', blocker)
      .where('theirs.user', '=', blocked),
);

/**
 * Blocks or unblocks a person, who is not notified. Idempotent. To block, the viewer must share a thread with the person, now
 * or earlier, have a friendship or friend request with them, or be able to write to them.
 */
export const setBlocked = (context: Context, userId: string, blocks: boolean): Promise<void> =>
  inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const viewer = context.viewer!.userId;
    const blocked = parseId(userId) ?? 0;
    if (blocked === viewer) throw invalidInput({ userId: 'yourself' });
    const pair = { blocker: viewer, blocked };
    if (!blocks) await deleteBlock.write(writing, pair);
    else {
      if (!(await hasBlock.any(writing, pair))) {
        const isKnown =
          (await findCoParticipant.any(writing, { id: blocked, viewer })) ||
          (await knowable(writing, viewer, blocked));
        if (!isKnown) throw invalidInput({ userId: 'unknown' });
        await block(writing, pair);
      }
      await deleteFriendship.write(writing, { pairKey: pairOf(viewer, blocked) });
    }
    // Only the viewer's clients receive this event. `blocks` makes all processes drop the cached blocks of both users.
    await publishChat(transaction, context.services.events, {
      kind: 'CONTACTS',
      thread: 0,
      radio: null,
      to: [viewer],
      blocks: [viewer, blocked],
    });
  });

/** Records the block, with the current read positions of the blocker. The blocked person sees no later positions. */
async function block(writing: Writing, pair: { blocker: number; blocked: number }): Promise<void> {
  const { transaction } = writing;
  const { models } = transaction;
  const row = { ...pair, since: new Date() };
  const { id } = await insertRow(transaction, models.of(ChatBlock), row, everywhere);
  const marks = (await findSharedThreads.all(writing, pair)).map((mark) => ({ ...mark, block: id }));
  await insertRows(transaction, models.of(ChatBlockMark), marks, everywhere);
}

const knowable = async (writing: Writing, viewer: number, person: number) =>
  (await findWritable(writing, viewer, [person])).has(person) ||
  ((await findFriendship.first(writing, { pairKey: pairOf(viewer, person) })) ?? undefined) !== undefined;
