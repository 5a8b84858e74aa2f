import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { parseId, type Condition } from '../../../kit/read/reads.ts';
import { newcomer, UserStatus } from '../../platform/public.ts';
import { colleagueColumns } from './colleague.ts';
import type { Suggestion } from './profile.types.ts';

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** Returns the SQL condition for the people `t` whose profile the viewer sees. These are the viewer and all staff members. */
export const seenPeople = (context: Context): Condition => seen(context, { viewer: viewerOf(context) });

/** Staff members are all people except those with the role of self-registered people. */
const seen = condition('User', (people, { viewer }: Given<{ viewer: number }>) =>
  people.or([
    people('t.id', '=', viewer),
    people.exists(
      people
        .selectFrom(acrossRadios('Role as role'))
        .select('role.id')
        .whereRef('role.id', '=', 't.role')
        .where('role.key', '<>', newcomer),
    ),
  ]),
);

const findVisiblePerson = query(
  'profile.findVisiblePerson',
  (db, { id, viewer }: Given<{ id: number; viewer: number }>) =>
    db
      .selectFrom('User as person')
      .innerJoin(acrossRadios('Role as role'), 'role.id', 'person.role')
      .select('person.id')
      .where('person.id', '=', id)
      .where(({ or, eb }) => or([eb('person.id', '=', viewer), eb('role.key', '<>', newcomer)])),
);

/** Returns the id of a person whose profile the viewer sees, by default the viewer's own. Throws NOT_FOUND otherwise. */
export async function requireVisiblePerson(context: Context, userId: string | undefined): Promise<number> {
  if (userId === undefined) return context.viewer!.userId;
  const person = await findVisiblePerson.first(context, {
    id: parseId(userId) ?? 0,
    viewer: viewerOf(context),
  });
  if (!person) throw notFound('Profile');
  return person.id;
}

/**
 * Returns active colleagues whom the viewer does not follow. First come the colleagues with the most followers among the people
 * that the viewer follows.
 */
export async function findSuggestedColleagues(context: Context, first: number): Promise<Suggestion[]> {
  const found = await findSuggestedPeople.all(context, { viewer: context.viewer!.userId, first });
  return found.map(({ mutualCount, ...colleague }) => ({ id: colleague.id, colleague, mutualCount }));
}

/** Counts, for each person, the people followed by the viewer who follow that person. */
const findSuggestedPeople = query(
  'profile.findSuggestedPeople',
  (db, { viewer, first }: Given<{ viewer: number; first: number }>) =>
    db
      .selectFrom('User as person')
      .innerJoin(acrossRadios('Role as role'), 'role.id', 'person.role')
      .leftJoin(
        (mutual) =>
          mutual
            .selectFrom('Follow as own')
            .innerJoin('Follow as theirs', 'theirs.follower', 'own.followed')
            .select(['theirs.followed', count])
            .where('own.follower', '=', viewer)
            .groupBy('theirs.followed')
            .as('mutual'),
        (join) => join.onRef('mutual.followed', '=', 'person.id'),
      )
      .select(colleagueColumns)
      .select(({ fn, lit }) => fn.coalesce('mutual.count', lit(0)).as('mutualCount'))
      .where('person.id', '<>', viewer)
      .where('person.status', '=', UserStatus.ACTIVE)
      .where('role.key', '<>', newcomer)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('Follow as own')
              .select('own.id')
              .whereRef('own.followed', '=', 'person.id')
              .where('own.follower', '=', viewer),
          ),
        ),
      )
      .orderBy('mutualCount', 'desc')
      .orderBy('person.id', 'desc')
      .limit(first),
);
