import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { addSweep } from '../attachments/attachFiles.ts';
import { publishChat } from '../live/chatEvents.ts';
import { ChatPart, ChatThreadKind } from '../threads/chatEnums.ts';
import { eraseWordsJob } from './eraseWordsJob.ts';

/*
 * Erases the chat data of a person whose account is deleted. Erases the text, edit history, reactions, mentions
 * and files of their messages, and the reports of those messages. The messages stay in their threads, without text
 * and author. Private threads in which nobody else is left are deleted, threads of two people are closed, and
 * owned threads get a new owner. Rows that reference the person with `on delete cascade` (participations, own
 * reactions, mentions, friendships and blocks) need no code here.
 */

const findThreadsWrittenIn = query('chat.findThreadsWrittenIn', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('ChatMessage').select('thread').distinct().where('author', '=', user),
);

/**
 * Reserves as many change numbers as the thread has messages, in one update.
 * The change number of a message then follows from its sequence.
 */
const reserveChanges = query('chat.reserveChanges', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .updateTable(acrossRadios('ChatThread'))
    .set(({ eb, ref }) => ({ lastChange: eb('lastChange', '+', ref('lastSequence')) }))
    .where('id', 'in', ids),
);

const findChanges = query('chat.findThreadChanges', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom(acrossRadios('ChatThread'))
    .select(['id', 'lastChange', 'lastSequence'])
    .where('id', 'in', ids),
);

const eraseMessages = query(
  'chat.eraseMessages',
  (db, given: Given<{ thread: number; user: number; changesBefore: number; at: Date }>) =>
    db
      .updateTable('ChatMessage')
      .set(({ eb }) => ({
        deletedAt: given.at,
        pinnedAt: null,
        changeNumber: eb('sequence', '+', given.changesBefore),
      }))
      .where('thread', '=', given.thread)
      .where('author', '=', given.user)
      .where('deletedAt', 'is', null),
);

const eraseHistory = query('chat.eraseHistory', (db, { user }: Given<{ user: number }>) =>
  db
    .deleteFrom('ChatEdit')
    .where('message', 'in', (own) => own.selectFrom('ChatMessage').select('id').where('author', '=', user)),
);

const eraseReactions = query('chat.eraseReactions', (db, { user }: Given<{ user: number }>) =>
  db
    .deleteFrom('ChatReaction')
    .where('message', 'in', (own) => own.selectFrom('ChatMessage').select('id').where('author', '=', user)),
);

const eraseMentions = query('chat.eraseMentions', (db, { user }: Given<{ user: number }>) =>
  db
    .deleteFrom('ChatMention')
    .where('message', 'in', (own) => own.selectFrom('ChatMessage').select('id').where('author', '=', user)),
);

const eraseFiles = query('chat.eraseFiles', (db, { user, at }: Given<{ user: number; at: Date }>) =>
  db.updateTable('ChatAttachment').set({ message: null, takenAt: at, name: '' }).where('uploader', '=', user),
);

const eraseReports = query('chat.eraseReports', (db, { user }: Given<{ user: number }>) =>
  db.deleteFrom(acrossRadios('ChatReport')).where('author', '=', user),
);

const findMemberships = query('chat.findMemberships', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('ChatParticipant as own')
    .innerJoin(acrossRadios('ChatThread as thread'), 'thread.id', 'own.thread')
    .select(['thread.id', 'thread.kind', 'thread.radio', 'thread.pairKey', 'own.part'])
    .select(({ selectFrom }) =>
      selectFrom('ChatParticipant as otherParticipant')
        .select('otherParticipant.id')
        .whereRef('otherParticipant.thread', '=', 'own.thread')
        .where('otherParticipant.user', '<>', user)
        .where('otherParticipant.leftAt', 'is', null)
        .where('otherParticipant.blockedAt', 'is', null)
        .orderBy('otherParticipant.id')
        .limit(1)
        .as('next'),
    )
    .where('own.user', '=', user),
);

const eraseThreads = query('chat.eraseThreads', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom(acrossRadios('ChatThread')).where('id', 'in', ids),
);

/** Clears the pair key and closes the thread. The id of a deleted person must not be used as a key again. */
const closePairs = query('chat.closePairs', (db, { ids, at }: Given<{ ids: number[]; at: Date }>) =>
  db
    .updateTable(acrossRadios('ChatThread'))
    .set(({ eb }) => ({ pairKey: null, closedAt: at, version: eb('version', '+', 1) }))
    .where('id', 'in', ids),
);

const setOwners = query('chat.setOwners', (db, { ids }: Given<{ ids: number[] }>) =>
  db.updateTable('ChatParticipant').set({ part: ChatPart.OWNER }).where('id', 'in', ids),
);

export async function erasePerson(writing: Writing, user: number): Promise<void> {
  const { transaction, context } = writing;
  const { events, jobs } = context.services;
  const at = new Date();
  const memberships = await findMemberships.all(writing, { user });
  const left = memberships.filter(({ kind, next }) => kind === ChatThreadKind.PRIVATE && next === null);
  await eraseThreads.write(writing, { ids: left.map(({ id }) => id) });
  const written = (await findThreadsWrittenIn.all(writing, { user })).map(({ thread }) => thread);
  await reserveChanges.write(writing, { ids: written });
  for (const { id: thread, lastChange, lastSequence } of await findChanges.all(writing, { ids: written }))
    await eraseMessages.write(writing, { thread, user, changesBefore: lastChange - lastSequence, at });
  for (const erased of [eraseHistory, eraseReactions, eraseMentions, eraseReports])
    await erased.write(writing, { user });
  if ((await eraseFiles.write(writing, { user, at })) > 0) await addSweep(writing);
  const stays = memberships.filter((membership) => !left.includes(membership));
  const pairs = stays.filter(({ pairKey }) => pairKey !== null);
  await closePairs.write(writing, { ids: pairs.map(({ id }) => id), at });
  const owned = stays.filter(({ kind, part }) => kind === ChatThreadKind.PRIVATE && part === ChatPart.OWNER);
  await setOwners.write(writing, { ids: owned.map(({ next }) => next!) });
  if (written.length > 0) await jobs.add(transaction, eraseWordsJob, { at: at.toISOString() });
  const changes = stays.map(
    ({ id, radio }) => ({ kind: 'THREAD', thread: id, radio, people: true }) as const,
  );
  await publishChat(transaction, events, ...changes);
}
