import type { Database } from '../../kit/database/database.ts';
import { givenRows } from '../../kit/query/functions.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { acrossRadios } from '../../kit/query/scopes.ts';
import { UserStatus } from '../users/user.entity.ts';
import { isGoodToken, isMember, isOpenSession } from './stillGood.ts';

/** Who holds a connection open: by a session or by the prefix of an API token, on a radio or, at null, on their own. */
export interface Holder {
  session: number | null;
  tokenPrefix: string | null;
  radio: number | null;
}

/**
 * A mark for each of the holders, in their order: another one than before as soon as what they may do is another, and
 * undefined once they may not be there any more. All are looked up at once.
 */
export async function accessMarks(
  database: Database,
  holders: readonly Holder[],
): Promise<Array<string | undefined>> {
  const marks = Array.from<string | undefined>({ length: holders.length });
  const placed = holders.map((holder, place) => ({ place, ...holder }));
  for (const { place, ...standing } of await standings.all(database, { holders: placed, now: new Date() }))
    marks[place] = JSON.stringify(Object.values(standing));
  return marks;
}

type Asked = Given<{ holders: Array<Holder & { place: number }>; now: Date }>;

const standings = query('accounts.standingsOfHolders', (db, { holders, now }: Asked) =>
  db
    .selectFrom(
      givenRows(holders, { place: 'integer', session: 'integer', tokenPrefix: 'text', radio: 'integer' }).as(
        'holder',
      ),
    )
    .innerJoin('User as person', (join) =>
      join.on('person.id', '=', ({ fn, selectFrom }) =>
        fn.coalesce(
          selectFrom('Session as session')
            .select('session.user')
            .whereRef('session.id', '=', 'holder.session')
            .where(isOpenSession(now)),
          selectFrom('ApiToken as token')
            .select('token.user')
            .whereRef('token.prefix', '=', 'holder.tokenPrefix')
            .where(isGoodToken(now)),
        ),
      ),
    )
    .innerJoin(acrossRadios('Role as role'), 'role.id', 'person.role')
    .leftJoin('Radio as radio', (join) =>
      join.on('radio.id', '=', ({ fn, selectFrom }) =>
        fn.coalesce(
          'holder.radio',
          selectFrom('ApiToken as token')
            .select('token.radio')
            .whereRef('token.prefix', '=', 'holder.tokenPrefix'),
          'person.radio',
        ),
      ),
    )
    .leftJoin(acrossRadios('TeamMember as member'), (join) =>
      join.onRef('member.user', '=', 'person.id').onRef('member.radio', '=', 'radio.id').on(isMember(now)),
    )
    .leftJoin(acrossRadios('Role as teamRole'), 'teamRole.id', 'member.role')
    .select(['holder.place', 'role.id as roleId', 'role.stamp', 'radio.id as radioId'])
    .select(['teamRole.id as teamRoleId', 'teamRole.stamp as teamStamp'])
    .where('person.status', '=', UserStatus.ACTIVE),
);
