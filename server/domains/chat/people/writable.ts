import { rowCondition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { sharesRadio, type ViewerAt, newcomer, UserStatus } from '../../platform/public.ts';

/*
 * People to whom a person may write first: colleagues of the same radio, and friends. People with the platform role `subscriber`
 * do not count as staff: nobody finds them or writes to them first. Two people of whom one has blocked the other cannot find
 * each other.
 */

/** True for active staff other than the viewer, without a block between them and the viewer. */
export const isReachable = rowCondition('User as person', (person, viewer: Given<ViewerAt>['viewer']) =>
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
    person.not(
      person.exists(
        person
          .selectFrom('ChatBlock as block')
          .select('block.id')
          .where(({ or, and, eb }) =>
            or([
              and([eb('block.blocker', '=', viewer), eb('block.blocked', '=', person.ref('person.id'))]),
              and([eb('block.blocked', '=', viewer), eb('block.blocker', '=', person.ref('person.id'))]),
            ]),
          ),
      ),
    ),
  ]),
);

export const isFriend = rowCondition('User as person', (person, viewer: Given<ViewerAt>['viewer']) =>
  person.exists(
    person
      .selectFrom('ChatFriendship as friendship')
      .select('friendship.id')
      .where('friendship.acceptedAt', 'is not', null)
      .where(({ or, and, eb }) =>
        or([
          and([
            eb('friendship.requester', '=', viewer),
            eb('friendship.invited', '=', person.ref('person.id')),
          ]),
          and([
            eb('friendship.invited', '=', viewer),
            eb('friendship.requester', '=', person.ref('person.id')),
          ]),
        ]),
      ),
  ),
);

const isWritable = rowCondition('User as person', (person, given: Given<ViewerAt>) =>
  person.and([
    isReachable(person, given.viewer),
    person.or([sharesRadio(person, given), isFriend(person, given.viewer)]),
  ]),
);

const filterWritable = query('chat.filterWritable', (db, given: Given<ViewerAt & { ids: number[] }>) =>
  db
    .selectFrom('User as person')
    .select('person.id')
    .where('person.id', 'in', given.ids)
    .where((person) => isWritable(person, given)),
);

/** Returns those of the given people to whom the viewer may write. */
export const findWritable = async (
  scope: Parameters<typeof filterWritable.all>[0],
  viewer: number,
  ids: number[],
) => new Set((await filterWritable.all(scope, { ids, viewer, now: new Date() })).map(({ id }) => id));
