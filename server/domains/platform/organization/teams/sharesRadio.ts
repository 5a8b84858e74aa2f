import { rowCondition } from '../../../../kit/query/condition.ts';
import type { Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { isMember } from '../../accounts/validity.ts';

export type ViewerAt = { viewer: number; now: Date };

/** SQL condition for people who are now in the same team as the viewer; includes the viewer. */
export const sharesRadio = rowCondition('User as person', (person, { viewer, now }: Given<ViewerAt>) =>
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
);
