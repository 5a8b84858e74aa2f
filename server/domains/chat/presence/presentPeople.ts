import { type Activities, whoIsOnAir, whoRests } from '../../../kit/notices/activity.ts';
import type { Context } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { rowCondition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { isMember, sharesRadio, type ViewerAt } from '../../platform/public.ts';
import { isFriend, isReachable } from '../people/writable.ts';
import type { ChatPresence } from './chatPresence.types.ts';
import { ChatState } from './chatState.ts';

/** Age in milliseconds after which an unconfirmed screen counts as lost, because its process has ended. */
export const screenLostAfter = 45_000;

const findUsersWithScreen = query(
  'chat.findUsersWithScreen',
  (db, { users, since }: Given<{ users: number[]; since: Date }>) =>
    db
      .selectFrom('ChatScreen')
      .select('user')
      .distinct()
      .where('user', 'in', users)
      .where('seenAt', '>', since),
);

const findStatuses = query('chat.findStatuses', (db, { users, now }: Given<{ users: number[]; now: Date }>) =>
  db
    .selectFrom('ChatStatus')
    .select(['user', 'state', 'until'])
    .where('user', 'in', users)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)])),
);

/** Returns the people who have a screen connected to any process. */
export async function findPresentPeople(database: Database, users: number[]): Promise<ReadonlySet<number>> {
  const since = new Date(Date.now() - screenLostAfter);
  return new Set((await findUsersWithScreen.all(database, { users, since })).map(({ user }) => user));
}

const findMembersWithScreen = query(
  'chat.findMembersWithScreen',
  (db, { since, now, max }: Given<{ since: Date; now: Date; max: number }>) =>
    db
      .selectFrom('TeamMember as member')
      .innerJoin('ChatScreen as screen', 'screen.user', 'member.user')
      .select('member.user')
      .distinct()
      .where('screen.seenAt', '>', since)
      .where(isMember(now))
      .orderBy('member.user')
      .limit(max),
);

/**
 * Returns members of the radio who have the portal open and whose presence the viewer may see. Only the first
 * `max` present members by id are considered.
 */
export async function findPresentMembers(context: Context, max: number): Promise<ReadonlySet<number>> {
  const now = Date.now();
  const members = await findMembersWithScreen.all(context, {
    since: new Date(now - screenLostAfter),
    now: new Date(now),
    max,
  });
  return findAcquaintances(
    context,
    context.viewer!.userId,
    members.map(({ user }) => user),
  );
}

/** Loads the presence of people. Does not check whether the viewer may see it. */
export async function loadPresence(
  database: Database,
  activities: Activities,
  users: number[],
): Promise<ChatPresence[]> {
  const here = await findPresentPeople(database, users);
  const onAir = await whoIsOnAir(activities, database, users);
  const resting = await whoRests(activities, database, [...here]);
  const statuses = new Map(
    (await findStatuses.all(database, { users, now: new Date() })).map((status) => [status.user, status]),
  );
  return users.map((id) => {
    if (onAir.has(id)) return { id, state: ChatState.ON_AIR, until: null };
    if (!here.has(id)) return absent(id);
    const status = statuses.get(id);
    if (status)
      return { id, state: status.state as ChatState, until: status.until && new Date(status.until) };
    const until = resting.get(id) ?? null;
    return { id, state: until ? ChatState.BUSY : ChatState.ONLINE, until };
  });
}

/** Presence of people who are offline, and of people whose presence the viewer may not see: `OFFLINE`. */
export const absent = (id: number): ChatPresence => ({ id, state: ChatState.OFFLINE, until: null });

const sharesThread = rowCondition('User as person', (person, viewer: Given<ViewerAt>['viewer']) =>
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
  ),
);

const filterAcquaintances = query(
  'chat.filterAcquaintances',
  (db, given: Given<ViewerAt & { ids: number[] }>) =>
    db
      .selectFrom('User as person')
      .select('person.id')
      .where('person.id', 'in', given.ids)
      .where((person) =>
        person.and([
          isReachable(person, given.viewer),
          person.or([
            sharesRadio(person, given),
            isFriend(person, given.viewer),
            sharesThread(person, given.viewer),
          ]),
        ]),
      ),
);

/**
 * Returns those of `ids` whose presence `user` may see; between active staff this is mutual. These are active staff
 * who are friends of `user`, or share a radio or a thread with `user`, unless one of the two has blocked the other.
 * Contains `user` too when `ids` does.
 */
export async function findAcquaintances(
  runner: Parameters<typeof filterAcquaintances.all>[0],
  user: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const otherIds = ids.filter((id) => id !== user);
  const found = await filterAcquaintances.all(runner, { viewer: user, ids: otherIds, now: new Date() });
  return new Set([...found.map(({ id }) => id), ...(otherIds.length < ids.length ? [user] : [])]);
}
