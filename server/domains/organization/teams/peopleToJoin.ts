import type { Context } from '../../../kit/context.ts';
import { foldText } from '../../../kit/text/foldText.ts';
import { textContains } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { sharesRadio, type Looking } from './sharesRadio.ts';

interface Person {
  username: string;
  fullName: string;
  avatar: string;
}

type Finding = { needle: string; most: number };

const columns = ['person.username', 'person.fullName', 'person.avatar'] as const;

/** People outside of the team whose name holds a text. */
const anybodyNamed = query('organization.anybodyNamed', (db, { needle, most }: Given<Finding>) =>
  db
    .selectFrom('User as person')
    .leftJoin('TeamMember as member', 'member.user', 'person.id')
    .select(columns)
    .where('member.id', 'is', null)
    .where((person) => textContains(person, 'person.searchText', needle))
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(most),
);

/** Of them, those who work for a radio of the viewer. */
const colleaguesNamed = query('organization.colleaguesNamed', (db, given: Given<Finding & Looking>) =>
  db
    .selectFrom('User as person')
    .leftJoin('TeamMember as member', 'member.user', 'person.id')
    .select(columns)
    .where('member.id', 'is', null)
    .where((person) => sharesRadio(person as never, given))
    .where((person) => textContains(person, 'person.searchText', given.needle))
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(given.most),
);

/** Whoever signs with exactly this name, and is not in the team. */
const strangerSigning = query('organization.strangerSigning', (db, { name }: Given<{ name: string }>) =>
  db
    .selectFrom('User as person')
    .leftJoin('TeamMember as member', 'member.user', 'person.id')
    .select(columns)
    .where('member.id', 'is', null)
    .where('person.usernameKey', '=', name),
);

/** People who may join: whom one works with by a part of their name, a stranger by the exact name that they sign with. */
export async function findPeopleToJoin(context: Context, search: string, most: number): Promise<Person[]> {
  const given = { needle: foldText(search), most };
  if (context.abilities.allows(allow('read', 'User'))) return anybodyNamed.all(context, given);
  const looking = { viewer: context.viewer!.userId, now: new Date() };
  const colleagues = await colleaguesNamed.all(context, { ...given, ...looking });
  const stranger = await strangerSigning.first(context, { name: usernameKeyOf(search) });
  const isNew = stranger && !colleagues.some(({ username }) => username === stranger.username);
  return isNew ? [stranger, ...colleagues].slice(0, most) : colleagues;
}

/** How a name that somebody signs with is looked up, with or without the sign before it. */
export const usernameKeyOf = (name: string): string => name.trim().replace(/^@/, '').toLowerCase();
