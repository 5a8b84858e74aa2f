import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import { isMember } from '../../accounts/stillGood.ts';
import { newcomer } from '../../permissions/roles/roles.ts';
import { UserStatus } from '../../users/user.entity.ts';

/*
 * To whom somebody may write first: to those who work for a radio that they work for too. Who registered by themselves does not
 * work here, and has no chat.
 */

type Looking = { viewer: number; now: Date };

export const isWritable = (person: ConditionBuilder<'User', 'person'>, { viewer, now }: Given<Looking>) =>
  person.and([
    person('person.id', '<>', viewer),
    person('person.status', '=', UserStatus.ACTIVE),
    person.exists(
      person
        .selectFrom(acrossRadios('Role as role'))
        .select('role.id')
        .whereRef('role.id', '=', 'person.role')
        .where('role.key', '<>', newcomer),
    ),
    person.exists(
      person
        .selectFrom(acrossRadios('TeamMember as member'))
        .select('member.id')
        .whereRef('member.user', '=', 'person.id')
        .where(isMember(now))
        .where('member.radio', 'in', (own) =>
          own
            .selectFrom(acrossRadios('TeamMember as member'))
            .select('member.radio')
            .where('member.user', '=', viewer)
            .where(isMember(now)),
        ),
    ),
  ]);

const writable = query('chat.writable', (db, given: Given<Looking & { ids: number[] }>) =>
  db
    .selectFrom('User as person')
    .select('person.id')
    .where('person.id', 'in', given.ids)
    .where((person) => isWritable(person as never, given)),
);

/** Those of some people to whom somebody may write. */
export const writableOf = async (place: Parameters<typeof writable.all>[0], viewer: number, ids: number[]) =>
  new Set((await writable.all(place, { ids, viewer, now: new Date() })).map(({ id }) => id));
