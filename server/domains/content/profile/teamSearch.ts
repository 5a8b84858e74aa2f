import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { textContains } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { foldText } from '../../../kit/foldText.ts';
import { UserStatus } from '../../platform/public.ts';
import { colleagueColumns, maxColleagues, type Colleague } from './colleague.ts';

const maxSearchLength = 100;

const findTeam = query('content.findTeam', (db, { first }: Given<{ first: number }>) =>
  db
    .selectFrom('TeamMember as member')
    .innerJoin('User as person', 'person.id', 'member.user')
    .select(colleagueColumns)
    .where('person.status', '<>', UserStatus.INACTIVE)
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(first),
);

/** Team members whose name or username contains a text. */
const findTeamByName = query(
  'content.findTeamByName',
  (db, { first, needle }: Given<{ first: number; needle: string }>) =>
    db
      .selectFrom('TeamMember as member')
      .innerJoin('User as person', 'person.id', 'member.user')
      .select(colleagueColumns)
      .where('person.status', '<>', UserStatus.INACTIVE)
      .where((rows) => textContains(rows, 'person.searchText', needle))
      .orderBy('person.fullName')
      .orderBy('person.id')
      .limit(first),
);

export interface TeamSearch {
  /** Part of a name or username; empty for the whole team. */
  search: string;
  /** Maximum number of people, 1 to `maxColleagues`. */
  first: number;
}

/** Throws BAD_USER_INPUT when the search text exceeds 100 characters, or `first` is out of range. */
export function checkTeamSearch({ search, first }: TeamSearch): void {
  if (search.length > maxSearchLength) throw invalidInput({ search: 'tooLong' });
  if (first < 1) throw invalidInput({ first: 'min' });
  if (first > maxColleagues) throw invalidInput({ first: 'max' });
}

/**
 * Finds people in the team of the radio by name or username. Includes guests before and after their time, excludes
 * INACTIVE accounts. Callers check the rights of the viewer, and call `checkTeamSearch`.
 */
export async function findInTeam(context: Context, { search, first }: TeamSearch): Promise<Colleague[]> {
  const needle = foldText(search.trim());
  return needle ? findTeamByName.all(context, { first, needle }) : findTeam.all(context, { first });
}
