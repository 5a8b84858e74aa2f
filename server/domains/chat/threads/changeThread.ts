import type { Context } from '../../../kit/context.ts';
import { conflict, forbidden, invalidInput, notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { publishChat } from '../live/chatEvents.ts';
import { ChatPart, ChatThreadKind } from './chatEnums.ts';
import { joinThread, putIntoThread } from './joinThread.ts';
import { maxPeople, namedPeople } from './openThread.ts';
import { requireLockedThread, moderates, owns, type SeenThread } from './threadAccess.ts';

/** Changes a thread that the viewer sees, under its lock, and returns its id. */
export function changeLockedThread(
  context: Context,
  id: string,
  change: (writing: Writing, thread: SeenThread) => Promise<void>,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const thread = await requireLockedThread(writing, id);
    await change(writing, thread);
    return thread.id;
  });
}

/** Publishes that a thread changed, to the people in it. */
export const publishThread = (
  { transaction, context }: Writing,
  { id, radio }: SeenThread,
  more: { people?: true } = {},
) =>
  publishChat(transaction, context.services.events, {
    kind: 'THREAD',
    thread: id,
    radio,
    user: context.viewer!.userId,
    ...more,
  });

/**
 * Publishes `ACCESS_LOST` to people who have left a thread, or were removed or banned from it. They may still see
 * a public thread that they have left.
 */
const publishRemoval = ({ transaction, context }: Writing, { id, radio }: SeenThread, to: number[]) =>
  publishChat(transaction, context.services.events, {
    kind: 'ACCESS_LOST',
    thread: id,
    radio,
    to,
    people: true,
  });

export function requireOwner(context: Context, thread: SeenThread): void {
  if (!owns(context, thread)) throw forbidden('update', 'ChatThread');
}

const renameThreadRow = query(
  'chat.renameThreadRow',
  (db, { id, version, name }: Given<{ id: number; version: number; name: string }>) =>
    db
      .updateTable('ChatThread')
      .set(({ eb }) => ({ name, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', version),
);

interface Renaming {
  version: number;
  name: string;
  current: (id: number) => Promise<object | null>;
}

/** Renames a private thread of several people; rejects other threads, which have no name of their own. */
export const renameThread = (context: Context, id: string, { version, name, current }: Renaming) =>
  changeLockedThread(context, id, async (writing, thread) => {
    requireOwner(context, thread);
    if (thread.kind !== ChatThreadKind.PRIVATE) throw invalidInput({ id: 'invalidTransition' });
    if ((await renameThreadRow.write(writing, { id: thread.id, version, name })) === 0)
      throw conflict('ChatThread', await current(thread.id));
    await publishThread(writing, thread);
  });

const setClosedAt = query(
  'chat.setThreadClosedAt',
  (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
    db
      .updateTable('ChatThread')
      .set(({ eb }) => ({ closedAt: at, version: eb('version', '+', 1) }))
      .where('id', '=', id),
);

/** Closes a thread, so that nobody can write in it, or opens it again. */
export const setThreadClosed = (context: Context, id: string, closed: boolean) =>
  changeLockedThread(context, id, async (writing, thread) => {
    requireOwner(context, thread);
    if ((thread.closedAt !== null) === closed) return;
    await setClosedAt.write(writing, { id: thread.id, at: closed ? new Date() : null });
    await publishThread(writing, thread);
  });

const setRemovedAt = query('chat.removeThread', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('ChatThread').set({ removedAt: at, pairKey: null }).where('id', '=', id),
);

const findParticipants = query('chat.findParticipants', (db, { thread }: Given<{ thread: number }>) =>
  db.selectFrom('ChatParticipant').select('user').where('thread', '=', thread).where('leftAt', 'is', null),
);

/** Removes a private thread for all people in it. */
export const removeThread = (context: Context, id: string) =>
  changeLockedThread(context, id, async (writing, thread) => {
    requireOwner(context, thread);
    if (thread.kind !== ChatThreadKind.PRIVATE) throw invalidInput({ id: 'invalidTransition' });
    const people = await findParticipants.all(writing, { thread: thread.id });
    await setRemovedAt.write(writing, { id: thread.id, at: new Date() });
    await publishRemoval(
      writing,
      thread,
      people.map(({ user }) => user),
    );
  });

/** Adds people to a private thread of several; earlier messages are visible to them. */
export const addPeople = (context: Context, id: string, peopleIds: readonly string[]) =>
  changeLockedThread(context, id, async (writing, thread) => {
    if (thread.kind !== ChatThreadKind.PRIVATE || !(await hasOwner.any(writing, { thread: thread.id })))
      throw invalidInput({ id: 'invalidTransition' });
    const people = await namedPeople(writing, peopleIds);
    if ((await findParticipants.all(writing, { thread: thread.id })).length + people.length > maxPeople + 1)
      throw invalidInput({ peopleIds: 'tooLong' });
    for (const user of people)
      await putIntoThread(writing, {
        thread: thread.id,
        user,
        part: ChatPart.MEMBER,
        readUpTo: thread.lastSequence,
      });
    await publishThread(writing, thread, { people: true });
  });

/**
 * True when a thread has an owner: only threads of several people have one. People cannot be added to a
 * thread of two.
 */
const hasOwner = query('chat.hasOwner', (db, { thread }: Given<{ thread: number }>) =>
  db
    .selectFrom('ChatParticipant')
    .select('id')
    .where('thread', '=', thread)
    .where('part', '=', ChatPart.OWNER),
);

const setLeft = query('chat.setParticipantLeft', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('ChatParticipant').set({ leftAt: at }).where('id', '=', id),
);

const findNextOwner = query('chat.findNextOwner', (db, { thread }: Given<{ thread: number }>) =>
  db
    .selectFrom('ChatParticipant')
    .select('id')
    .where('thread', '=', thread)
    .where('leftAt', 'is', null)
    .where('blockedAt', 'is', null)
    .orderBy('id')
    .limit(1),
);

const setPart = query('chat.setParticipantRole', (db, { id, part }: Given<{ id: number; part: ChatPart }>) =>
  db.updateTable('ChatParticipant').set({ part }).where('id', '=', id),
);

/** Removes the viewer from a thread. When the owner of a private thread leaves, the person who joined first becomes the owner. */
export const leaveThread = (context: Context, id: string) =>
  changeLockedThread(context, id, async (writing, thread) => {
    if (thread.part === null) return;
    await setLeft.write(writing, { id: thread.participant!, at: new Date() });
    if (thread.part === ChatPart.OWNER && thread.kind === ChatThreadKind.PRIVATE) {
      const next = await findNextOwner.first(writing, { thread: thread.id });
      if (next) await setPart.write(writing, { id: next.id, part: ChatPart.OWNER });
    }
    await publishRemoval(writing, thread, [context.viewer!.userId]);
    await publishThread(writing, thread, { people: true });
  });

/** Adds the viewer to a public thread, whose events they receive from then on. */
export const joinPublicThread = (context: Context, id: string) =>
  changeLockedThread(context, id, async (writing, thread) => {
    if (thread.part === null) await joinThread(writing, thread);
  });

const findParticipation = query(
  'chat.findParticipation',
  (db, { thread, user }: Given<{ thread: number; user: number }>) =>
    db
      .selectFrom('ChatParticipant')
      .select(['id', 'part', 'leftAt', 'blockedAt'])
      .where('thread', '=', thread)
      .where('user', '=', user),
);

/**
 * Returns the participation of another person, if the viewer may moderate that person. Throws otherwise. People who left are found only
 * with `isBanLifted`, and only while they are banned.
 */
async function moderatedParticipation(
  writing: Writing,
  thread: SeenThread,
  userId: string,
  { isBanLifted = false } = {},
) {
  const { context } = writing;
  if (!moderates(context, thread)) throw forbidden('update', 'ChatThread');
  const user = parseId(userId) ?? 0;
  const participation = await findParticipation.first(writing, { thread: thread.id, user });
  if (!participation || (participation.leftAt && !(isBanLifted && participation.blockedAt)))
    throw notFound('ChatPerson');
  if (user === context.viewer!.userId) throw invalidInput({ userId: 'yourself' });
  if (
    participation.part === ChatPart.OWNER ||
    (participation.part === ChatPart.MODERATOR && !owns(context, thread))
  )
    throw forbidden('update', 'ChatThread');
  return { ...participation, user };
}

/** Removes a person from a thread, whose events the person no longer receives. A removed person may join a public thread again. */
export const removePerson = (context: Context, id: string, userId: string) =>
  changeLockedThread(context, id, async (writing, thread) => {
    const participation = await moderatedParticipation(writing, thread, userId);
    await setLeft.write(writing, { id: participation.id, at: new Date() });
    await publishRemoval(writing, thread, [participation.user]);
    await publishThread(writing, thread, { people: true });
  });

const setBlockedAt = query(
  'chat.setParticipantBlockedAt',
  (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
    db.updateTable('ChatParticipant').set({ blockedAt: at }).where('id', '=', id),
);

/** Bans a person from a thread, or lifts the ban; for a banned person the thread does not exist. */
export const setPersonBlocked = (
  context: Context,
  id: string,
  { userId, blocked }: { userId: string; blocked: boolean },
) =>
  changeLockedThread(context, id, async (writing, thread) => {
    const participation = await moderatedParticipation(writing, thread, userId, { isBanLifted: !blocked });
    if ((participation.blockedAt !== null) === blocked) return;
    await setBlockedAt.write(writing, { id: participation.id, at: blocked ? new Date() : null });
    if (blocked) await publishRemoval(writing, thread, [participation.user]);
    await publishThread(writing, thread, { people: true });
  });

const setSilencedUntil = query(
  'chat.setSilencedUntil',
  (db, { id, until }: Given<{ id: number; until: Date | null }>) =>
    db.updateTable('ChatParticipant').set({ silencedUntil: until }).where('id', '=', id),
);

/** Silences a person until a moment, or lets them write again (null). */
export const silencePerson = (
  context: Context,
  id: string,
  { userId, until }: { userId: string; until: Date | null },
) =>
  changeLockedThread(context, id, async (writing, thread) => {
    const participation = await moderatedParticipation(writing, thread, userId);
    await setSilencedUntil.write(writing, { id: participation.id, until });
    await publishThread(writing, thread);
  });

/** Changes the role of a person in a thread. An owner who makes another person the owner becomes a moderator. */
export const givePart = (
  context: Context,
  id: string,
  { userId, part }: { userId: string; part: ChatPart },
) =>
  changeLockedThread(context, id, async (writing, thread) => {
    requireOwner(context, thread);
    const participation = await moderatedParticipation(writing, thread, userId);
    await setPart.write(writing, { id: participation.id, part });
    if (part === ChatPart.OWNER && thread.part === ChatPart.OWNER)
      await setPart.write(writing, { id: thread.participant!, part: ChatPart.MODERATOR });
    await publishThread(writing, thread);
  });
