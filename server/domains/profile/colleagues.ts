import type { Context } from '../../kit/context.ts';
import { notFound } from '../../kit/errors.ts';
import { parseId, type Condition } from '../../kit/read/reads.ts';
import { newcomer } from '../permissions/roles.ts';
import { UserStatus } from '../users/user.entity.ts';
import { colleagueColumns, colleagueOf } from './colleague.ts';
import type { Suggestion } from './profile.types.ts';

/** Who works here is everyone whose role is not that of those who registered by themselves. */
const worksHere = (alias: string) =>
  `exists (select 1 from role r where r.id = ${alias}.role_id and r.key <> '${newcomer}')`;

/** The people `t` whose profile the viewer sees: themself, and who works here. */
export const seenPeople = ({ viewer }: Context): Condition => ({
  text: `(t.id = ? or ${worksHere('t')})`,
  values: [viewer?.userId ?? 0],
});

/** The id of a person whose profile the viewer sees, the viewer's own when none is named; NOT_FOUND for all others. */
export async function seenPerson(context: Context, userId: string | undefined): Promise<number> {
  if (userId === undefined) return context.viewer!.userId;
  const id = parseId(userId);
  const { text, values } = seenPeople(context);
  const rows =
    id === undefined
      ? []
      : await context.database.rows(`select 1 from "user" t where t.id = ? and ${text}`, [id, ...values]);
  if (rows.length === 0) throw notFound('Profile');
  return id!;
}

/** Colleagues whom the viewer does not follow: first those whom most of the people that they follow do. */
export async function suggestedColleagues(context: Context, first: number): Promise<Suggestion[]> {
  const viewer = context.viewer!.userId;
  const sql = `select ${colleagueColumns}, coalesce(m.mutual, 0) from "user" u
    left join (select f.followed_id, count(*) as mutual from follow own join follow f on f.follower_id = own.followed_id
      where own.follower_id = ? group by f.followed_id) m on m.followed_id = u.id
    where u.id <> ? and u.status = ? and ${worksHere('u')}
      and not exists (select 1 from follow own where own.followed_id = u.id and own.follower_id = ?)
    order by coalesce(m.mutual, 0) desc, u.id desc limit ?`;
  const rows = await context.database.rows(sql, [viewer, viewer, UserStatus.ACTIVE, viewer, first]);
  return rows.map((row) => {
    const colleague = colleagueOf(row);
    return { id: colleague.id, colleague, mutualCount: Number(row[5]) };
  });
}
