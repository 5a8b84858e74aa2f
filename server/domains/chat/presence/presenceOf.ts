import { whoIsOnAir, whoRests } from '../../../kit/activity/activity.ts';
import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import { sharesRadio, type Looking } from '../../organization/teams/sharesRadio.ts';
import { isFriend, isReachable } from '../people/writable.ts';
import type { ChatPresence } from './chatPresence.types.ts';
import { ChatState } from './chatState.ts';

/** A process that has not said for so long that a screen is there has ended. */
export const screenLostAfter = 45_000;

const screensOf = query('chat.screensOf', (db, { users, since }: Given<{ users: number[]; since: Date }>) =>
  db
    .selectFrom('ChatScreen')
    .select('user')
    .distinct()
    .where('user', 'in', users)
    .where('seenAt', '>', since),
);

const statusesOf = query('chat.statusesOf', (db, { users, now }: Given<{ users: number[]; now: Date }>) =>
  db
    .selectFrom('ChatStatus')
    .select(['user', 'state', 'until'])
    .where('user', 'in', users)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)])),
);

/** Those of some people who have a screen open anywhere. */
export async function whoIsHere(database: Database, users: number[]): Promise<ReadonlySet<number>> {
  const since = new Date(Date.now() - screenLostAfter);
  return new Set((await screensOf.all(database, { users, since })).map(({ user }) => user));
}

/** Whether each of some people is here, whoever asks. */
export async function presenceOf(database: Database, users: number[]): Promise<ChatPresence[]> {
  const here = await whoIsHere(database, users);
  const onAir = await whoIsOnAir(database, users);
  const resting = await whoRests(database, [...here]);
  const said = new Map(
    (await statusesOf.all(database, { users, now: new Date() })).map((status) => [status.user, status]),
  );
  return users.map((id) => {
    if (onAir.has(id)) return { id, state: ChatState.ON_AIR, until: null };
    if (!here.has(id)) return gone(id);
    const status = said.get(id);
    if (status)
      return { id, state: status.state as ChatState, until: status.until && new Date(status.until) };
    const until = resting.get(id) ?? null;
    return { id, state: until ? ChatState.BUSY : ChatState.HERE, until };
  });
}

/** The same answer for who is not here and for who is not told. */
export const gone = (id: number): ChatPresence => ({ id, state: ChatState.GONE, until: null });

const sharesThread = (person: ConditionBuilder<'User', 'person'>, viewer: Given<Looking>['viewer']) =>
  person.exists(
    person
      .selectFrom('ChatParticipant as own')
      .innerJoin('ChatParticipant as theirs', 'theirs.thread', 'own.thread')
      .innerJoin(acrossRadios('ChatThread as thread'), 'thread.id', 'own.thread')
      .select('own.id')
      .where('own.user', '=', viewer)
      .where('own.leftAt', 'is', null)
      .where('own.blockedAt', 'is', null)
      .whereRef('theirs.user', '=', 'person.id')
      .where('theirs.leftAt', 'is', null)
      .where('theirs.blockedAt', 'is', null)
      .where('thread.removedAt', 'is', null),
  );

const knownAmong = query('chat.knownAmong', (db, given: Given<Looking & { ids: number[] }>) =>
  db
    .selectFrom('User as person')
    .select('person.id')
    .where('person.id', 'in', given.ids)
    .where((all) => {
      const person = all as never as ConditionBuilder<'User', 'person'>;
      return person.and([
        isReachable(person, given.viewer),
        person.or([
          sharesRadio(person, given),
          isFriend(person, given.viewer),
          sharesThread(person, given.viewer),
        ]),
      ]) as never;
    }),
);

/**
 * Those of some people who know of somebody whether they are here, and of whom these know it: by a radio or a thread of both, or
 * as friends, and without a block between them.
 */
export async function knowEachOther(
  place: Parameters<typeof knownAmong.all>[0],
  user: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const others = ids.filter((id) => id !== user);
  const found = await knownAmong.all(place, { viewer: user, ids: others, now: new Date() });
  return new Set([...found.map(({ id }) => id), ...(others.length < ids.length ? [user] : [])]);
}
