import type { Database } from '../../../kit/database/database.ts';
import { givenRows } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { UserStatus } from '../users/user.entity.ts';
import { isValidToken, isMember, isOpenSession } from './validity.ts';

/**
 * Session or API token that holds a connection open; the token is given by its prefix. `radio` is the radio of the connection;
 * null for the radio of the token, or else the default radio of the user.
 */
export interface Holder {
  session: number | null;
  tokenPrefix: string | null;
  radio: number | null;
}

/**
 * Returns a text per connection holder, in the given order, that changes with its permissions. The text is undefined once the
 * access has ended. One query reads all of them.
 */
export async function loadAccessMarks(
  database: Database,
  holders: readonly Holder[],
): Promise<Array<string | undefined>> {
  const marks = Array.from<string | undefined>({ length: holders.length });
  const numbered = holders.map((holder, position) => ({ position, ...holder }));
  for (const { position, ...access } of await findAccessOfHolders.all(database, {
    holders: numbered,
    now: new Date(),
  }))
    marks[position] = JSON.stringify(Object.values(access));
  return marks;
}

type HoldersInput = Given<{ holders: Array<Holder & { position: number }>; now: Date }>;

const findAccessOfHolders = query('accounts.findAccessOfHolders', (db, { holders, now }: HoldersInput) =>
  db
    .selectFrom(
      givenRows(holders, {
        position: 'integer',
        session: 'integer',
        tokenPrefix: 'text',
        radio: 'integer',
      }).as('holder'),
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
            .where(isValidToken(now)),
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
    .select(['holder.position', 'role.id as roleId', 'role.stamp', 'radio.id as radioId'])
    .select(['teamRole.id as teamRoleId', 'teamRole.stamp as teamStamp'])
    .where('person.status', '=', UserStatus.ACTIVE),
);
