import { UserStatus } from '../../platform/public.ts';
import type { Context } from '../../../kit/context.ts';
import { forbidden, invalidInput } from '../../../kit/errors.ts';
import { foldText } from '../../../kit/text/foldText.ts';
import { textContains } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { colleagueColumns, maxColleagues, type Colleague } from '../../content/public.ts';

const maxSearchLength = 100;

const team = query('programmes.team', (db, { first }: Given<{ first: number }>) =>
  db
    .selectFrom('TeamMember as member')
    .innerJoin('User as person', 'person.id', 'member.user')
    .select(colleagueColumns)
    .where('person.status', '<>', UserStatus.INACTIVE)
    .orderBy('person.fullName')
    .orderBy('person.id')
    .limit(first),
);

/** Team members whose name matches; names are the only field that is searched. */
const teamNamed = query(
  'programmes.teamNamed',
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

/** Finds team members of the radio by name, for people who may change emissions or episodes. */
export async function teamColleagues(
  context: Context,
  search: string | null | undefined,
  first: number,
): Promise<Colleague[]> {
  const { abilities } = context;
  if (!abilities.can('update', 'Emission') && !abilities.can('update', 'Episode'))
    throw forbidden('update', 'Emission');
  if (search && search.length > maxSearchLength) throw invalidInput({ search: 'tooLong' });
  if (first < 1) throw invalidInput({ first: 'min' });
  if (first > maxColleagues) throw invalidInput({ first: 'max' });
  const needle = foldText((search ?? '').trim());
  return needle ? teamNamed.all(context, { first, needle }) : team.all(context, { first });
}
