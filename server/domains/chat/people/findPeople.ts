import type { Context } from '../../../kit/context.ts';
import { foldText } from '../../../kit/foldText.ts';
import { count } from '../../../kit/query/counts.ts';
import { textContains } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { colleagueColumns, type Colleague } from '../../content/public.ts';
import { ChatContactKind, type ChatContact, type ChatContacts } from './chatContact.types.ts';
import { usernameKeyOf, sharesRadio, type ViewerAt } from '../../platform/public.ts';
import { isReachable, findWritable } from './writable.ts';

type Finding = ViewerAt & { needle: string; limit: number };

/** Finds colleagues whose name or username contains a text. */
const findColleaguesByName = query('chat.findColleaguesByName', (db, given: Given<Finding>) =>
  db
    .selectFrom('User as person')
    .select(colleagueColumns)
    .where((person) => isReachable(person, given.viewer))
    .where((person) => sharesRadio(person, given))
    .where((person) => textContains(person, 'person.searchText', given.needle))
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(given.limit),
);

/** Finds the person with exactly this username, at any radio. */
const findPersonByUsername = query(
  'chat.findPersonByUsername',
  (db, { viewer, name }: Given<{ viewer: number; name: string }>) =>
    db
      .selectFrom('User as person')
      .select(colleagueColumns)
      .where('person.usernameKey', '=', name)
      .where((person) => isReachable(person, viewer)),
);

/** Finds people: colleagues by a part of their name or username, other people by their exact username. */
export async function findPeople(context: Context, search: string, first: number): Promise<ChatContact[]> {
  const viewer = context.viewer!.userId;
  const given = { viewer, now: new Date(), needle: foldText(search), limit: first };
  const colleagues = await findColleaguesByName.all(context, given);
  const stranger = await findPersonByUsername.first(context, { viewer, name: usernameKeyOf(search) });
  const isNew = stranger && !colleagues.some(({ id }) => id === stranger.id);
  return contactsOf(context, isNew ? [stranger, ...colleagues].slice(0, first) : colleagues);
}

/** Returns the id of the person with a username; undefined when the viewer may not find them. */
export const findPersonNamed = async (context: Context, name: string): Promise<number | undefined> =>
  (await findPersonByUsername.first(context, { viewer: context.viewer!.userId, name: usernameKeyOf(name) }))
    ?.id;

const findFriendships = query(
  'chat.findFriendships',
  (db, { viewer, ids }: Given<{ viewer: number; ids: number[] }>) =>
    db
      .selectFrom('ChatFriendship')
      .select(['requester', 'invited', 'acceptedAt'])
      .where(({ or, and, eb }) =>
        or([
          and([eb('requester', '=', viewer), eb('invited', 'in', ids)]),
          and([eb('invited', '=', viewer), eb('requester', 'in', ids)]),
        ]),
      ),
);

async function contactsOf(context: Context, people: readonly Colleague[]): Promise<ChatContact[]> {
  const viewer = context.viewer!.userId;
  const ids = people.map(({ id }) => id);
  const writable = await findWritable(context, viewer, ids);
  const friendships = await findFriendships.all(context, { viewer, ids });
  const kinds = new Map(
    friendships.map(({ requester, invited: recipient, acceptedAt }) => {
      const pending = requester === viewer ? ChatContactKind.REQUEST_SENT : ChatContactKind.REQUEST_RECEIVED;
      return [requester === viewer ? recipient : requester, acceptedAt ? ChatContactKind.FRIENDS : pending];
    }),
  );
  return people.map((person) => ({
    id: person.id,
    person,
    kind: kinds.get(person.id) ?? null,
    mayWrite: writable.has(person.id),
  }));
}

type Listing = { viewer: number; limit: number; skipped: number };

const findFriends = query('chat.findFriends', (db, given: Given<Listing>) =>
  db
    .selectFrom('ChatFriendship as friendship')
    .innerJoin('User as person', (join) =>
      join.on(({ or, and, eb, ref }) =>
        or([
          and([
            eb('friendship.requester', '=', given.viewer),
            eb('person.id', '=', ref('friendship.invited')),
          ]),
          and([
            eb('friendship.invited', '=', given.viewer),
            eb('person.id', '=', ref('friendship.requester')),
          ]),
        ]),
      ),
    )
    .select(colleagueColumns)
    .where('friendship.acceptedAt', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('friendship.requester', '=', given.viewer), eb('friendship.invited', '=', given.viewer)]),
    )
    .where((person) => isReachable(person, given.viewer))
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(given.limit)
    .offset(given.skipped),
);

const findIncomingRequests = query('chat.findIncomingRequests', (db, given: Given<Listing>) =>
  db
    .selectFrom('ChatFriendship as friendship')
    .innerJoin('User as person', 'person.id', 'friendship.requester')
    .select(colleagueColumns)
    .where('friendship.invited', '=', given.viewer)
    .where('friendship.acceptedAt', 'is', null)
    .where((person) => isReachable(person, given.viewer))
    .orderBy('friendship.id', 'desc')
    .limit(given.limit)
    .offset(given.skipped),
);

/**
 * Friend requests that the viewer sent. Includes those to people who have blocked the viewer, because their absence would reveal
 * the block.
 */
const findOutgoingRequests = query('chat.findOutgoingRequests', (db, given: Given<Listing>) =>
  db
    .selectFrom('ChatFriendship as friendship')
    .innerJoin('User as person', 'person.id', 'friendship.invited')
    .select(colleagueColumns)
    .where('friendship.requester', '=', given.viewer)
    .where('friendship.acceptedAt', 'is', null)
    .orderBy('friendship.id', 'desc')
    .limit(given.limit)
    .offset(given.skipped),
);

const findBlockedPeople = query('chat.findBlockedPeople', (db, given: Given<Listing>) =>
  db
    .selectFrom('ChatBlock as block')
    .innerJoin('User as person', 'person.id', 'block.blocked')
    .select(colleagueColumns)
    .where('block.blocker', '=', given.viewer)
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(given.limit)
    .offset(given.skipped),
);

const countPendingRequests = query('chat.countPendingRequests', (db, { viewer }: Given<{ viewer: number }>) =>
  db
    .selectFrom('ChatFriendship as friendship')
    .innerJoin('User as person', 'person.id', 'friendship.requester')
    .select(count)
    .where('friendship.invited', '=', viewer)
    .where('friendship.acceptedAt', 'is', null)
    .where((person) => isReachable(person, viewer)),
);

const lists = {
  FRIENDS: findFriends,
  REQUEST_RECEIVED: findIncomingRequests,
  REQUEST_SENT: findOutgoingRequests,
  BLOCKED: findBlockedPeople,
};

/** Returns contacts of one kind, and the number of friend requests that the viewer has not answered. */
export async function findContacts(
  context: Context,
  { kind, first, skip }: { kind: ChatContactKind; first: number; skip: number },
): Promise<ChatContacts> {
  const viewer = context.viewer!.userId;
  const found = await lists[kind].all(context, { viewer, limit: first + 1, skipped: skip });
  const people = found.slice(0, first);
  const writable = await findWritable(
    context,
    viewer,
    people.map(({ id }) => id),
  );
  return {
    items: people.map((person) => ({ id: person.id, person, kind, mayWrite: writable.has(person.id) })),
    hasMore: found.length > first,
    openRequests: (await countPendingRequests.first(context, { viewer }))!.count,
  };
}
