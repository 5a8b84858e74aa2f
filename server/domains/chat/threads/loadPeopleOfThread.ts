import type { Context } from '../../../kit/context.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { batched } from '../../../kit/read/batch.ts';
import { colleagueColumns } from '../../content/public.ts';
import type { ChatPerson } from './chatThread.types.ts';

/** Maximum number of people per page. */
const maxShown = 100;

type Of = { of: number; viewer: number };

/** Participations in a thread, each with the person's block of the viewer, if there is one. */
const participations = (db: Builder, { of, viewer }: Given<Of>) =>
  db
    .selectFrom('ChatParticipant as participant')
    .innerJoin('User as person', 'person.id', 'participant.user')
    .leftJoin('ChatBlock as block', (join) =>
      join.onRef('block.blocker', '=', 'participant.user').on('block.blocked', '=', viewer),
    )
    .leftJoin('ChatBlockMark as mark', (join) =>
      join.onRef('mark.block', '=', 'block.id').onRef('mark.participant', '=', 'participant.id'),
    )
    .select(colleagueColumns)
    .select(['block.id as block', 'mark.readUpTo as readBefore'])
    .select([
      'participant.id as participant',
      'participant.part',
      'participant.joinedAt',
      'participant.readUpTo',
      'participant.silencedUntil',
    ])
    .where('participant.thread', '=', of)
    .orderBy('participant.id')
    .limit(maxShown);

/** Participations of the people who are in a thread. */
const present = (db: Builder, given: Given<Of>) =>
  participations(db, given)
    .where('participant.leftAt', 'is', null)
    .where('participant.blockedAt', 'is', null);

const findPeople = query('chat.findPeople', (db, given: Given<Of>) => present(db, given));

const findPeopleAfter = query('chat.findPeopleAfter', (db, given: Given<Of & { after: number }>) =>
  present(db, given).where('participant.id', '>', given.after),
);

// A ban outlives the removal from the thread, so people who were removed while banned are among these.
const findBannedPeople = query('chat.findBannedPeople', (db, given: Given<Of & { after: number }>) =>
  participations(db, given)
    .where('participant.blockedAt', 'is not', null)
    .where('participant.id', '>', given.after),
);

const shown = (row: Awaited<ReturnType<typeof findPeople.all>>[number]): ChatPerson => {
  const { participant: id, part, joinedAt, readUpTo, silencedUntil, block, readBefore, ...person } = row;
  // To a viewer whom the person has blocked, the read position stays at its value before the block.
  const isBlocked = block !== null;
  const known = { id, person, part, joinedAt, silencedUntil };
  return { ...known, readUpTo: isBlocked ? (readBefore ?? 0) : readUpTo } as ChatPerson;
};

const viewerOf = (context: Context) => context.viewer?.userId ?? 0;

/** Loads the people of several threads, in the order in which they first joined, at most 100 of each. */
export const loadPeopleOfThread = batched(async (context, ids): Promise<ChatPerson[][]> => {
  const found = await findPeople.ofEach(context, ids, { viewer: viewerOf(context) });
  return found.map((rows) => rows.map(shown));
});

/** Returns the next people of a thread after a given participation, at most 100. */
export const findPeopleOfThreadAfter = async (context: Context, of: number, after: number) =>
  (await findPeopleAfter.all(context, { of, viewer: viewerOf(context), after })).map(shown);

/** Returns the next people who are banned from a thread, after a given participation, at most 100. */
export const findBannedPeopleOfThread = async (context: Context, of: number, after: number) =>
  (await findBannedPeople.all(context, { of, viewer: viewerOf(context), after })).map(shown);

/** Loads how many people are in each of several threads. */
export const countPeople = countOfEach('chat.countPeople', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('ChatParticipant')
    .select(count)
    .where('thread', '=', of)
    .where('leftAt', 'is', null)
    .where('blockedAt', 'is', null),
);
