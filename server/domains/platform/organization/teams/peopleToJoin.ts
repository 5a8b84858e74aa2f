import type { Context } from '../../../../kit/context.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { textContains } from '../../../../kit/query/functions.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { sharesRadio, type ViewerAt } from './sharesRadio.ts';

interface Person {
  username: string;
  fullName: string;
  avatar: string;
}

type Finding = { needle: string; max: number };

const columns = ['person.username', 'person.fullName', 'person.avatar'] as const;

/** Finds people outside of the team whose name or username contains a text. */
const findNonMembersByName = query(
  'organization.findNonMembersByName',
  (db, { needle, max }: Given<Finding>) =>
    db
      .selectFrom('User as person')
      .leftJoin('TeamMember as member', 'member.user', 'person.id')
      .select(columns)
      .where('member.id', 'is', null)
      .where((person) => textContains(person, 'person.searchText', needle))
      .orderBy('person.fullName')
      .orderBy('person.id')
      .limit(max),
);

/** Finds colleagues of the viewer outside of the team whose name or username contains a text. */
const findColleaguesByName = query(
  'organization.findColleaguesByName',
  (db, given: Given<Finding & ViewerAt>) =>
    db
      .selectFrom('User as person')
      .leftJoin('TeamMember as member', 'member.user', 'person.id')
      .select(columns)
      .where('member.id', 'is', null)
      .where((person) => sharesRadio(person, given))
      .where((person) => textContains(person, 'person.searchText', given.needle))
      .orderBy('person.fullName')
      .orderBy('person.id')
      .limit(given.max),
);

/** Finds the person outside of the team with this username. Ignores case. */
const findNonMemberByUsername = query(
  'organization.findNonMemberByUsername',
  (db, { name }: Given<{ name: string }>) =>
    db
      .selectFrom('User as person')
      .leftJoin('TeamMember as member', 'member.user', 'person.id')
      .select(columns)
      .where('member.id', 'is', null)
      .where('person.usernameKey', '=', name),
);

/**
 * Finds people who can join. Colleagues are found by a part of their name or username, other people by their exact
 * username. A viewer who may read people finds everybody by a part of their name or username.
 */
export async function findPeopleToJoin(context: Context, search: string, max: number): Promise<Person[]> {
  const given = { needle: foldText(search), max };
  if (context.abilities.allows(allow('read', 'User'))) return findNonMembersByName.all(context, given);
  const viewerAt = { viewer: context.viewer!.userId, now: new Date() };
  const colleagues = await findColleaguesByName.all(context, { ...given, ...viewerAt });
  const stranger = await findNonMemberByUsername.first(context, { name: usernameKeyOf(search) });
  const isNew = stranger && !colleagues.some(({ username }) => username === stranger.username);
  return isNew ? [stranger, ...colleagues].slice(0, max) : colleagues;
}

/** Normalises a username for lookups, with or without a leading @. */
export const usernameKeyOf = (name: string): string => name.trim().replace(/^@/, '').toLowerCase();
