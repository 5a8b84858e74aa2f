import type { Context } from '../../../../kit/context.ts';
import { count } from '../../../../kit/query/counts.ts';
import { quarterOf } from '../../../../kit/query/functions.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { countsOfMoments, momentsOf, type Moments } from '../../statistics/countsOfDays.ts';
import { countsOfStatuses } from '../../statistics/countsOfStatuses.ts';
import { addDays, dayIn } from '../../statistics/days.ts';
import { rangeOf, type Range } from '../../statistics/range.ts';
import { seriesOfCounts } from '../../statistics/series.ts';
import { UserStatus } from '../user.entity.ts';
import type { RoleCount, UserOverview, UserStatistics } from './userStatistics.types.ts';

/** Counts the users added in a range of days and in the previous range. */
export async function loadUserStatistics(
  context: Context,
  range: Range,
  timeZone: string,
): Promise<UserStatistics> {
  const counts = await countAddedUsers.all(context, momentsOf(range));
  return { added: seriesOfCounts(range, countsOfMoments(counts, timeZone)) };
}

const countAddedUsers = query('users.countAddedUsers', (db, { since, until }: Moments) =>
  db
    .selectFrom('User')
    .select(({ ref }) => [quarterOf(ref('createdAt')).as('quarter'), count])
    .where('createdAt', '>=', since)
    .where('createdAt', '<', until)
    .groupBy('quarter'),
);

/** Counts users by status, by role, and those added in the last 28 days, for the dashboard. */
export async function loadUserOverview(context: Context, timeZone: string): Promise<UserOverview> {
  const today = dayIn(timeZone, new Date());
  const { added } = await loadUserStatistics(context, rangeOf(addDays(today, -27), today), timeZone);
  return {
    byStatus: countsOfStatuses(Object.values(UserStatus), await countUsersByStatus.all(context)),
    byRole: await rolesInUse(context),
    added,
  };
}

const countUsersByStatus = query('users.countUsersByStatus', (db) =>
  db.selectFrom('User').select(['status', count]).groupBy('status'),
);

/** Number of users of each role on the platform, the most frequent role first. */
async function rolesInUse(context: Context): Promise<RoleCount[]> {
  const counted = await countUsersByRole.all(context);
  const counts = new Map(counted.map(({ role, count }) => [role, count]));
  const roles = await findRolesByIds.all(context, { ids: [...counts.keys()] });
  return roles
    .map(({ id, ...role }) => ({ ...role, count: counts.get(id)! }))
    .toSorted((a, b) => b.count - a.count);
}

const countUsersByRole = query('users.countUsersByRole', (db) =>
  db.selectFrom('User').select(['role', count]).groupBy('role'),
);

const findRolesByIds = query('users.findRolesByIds', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom(acrossRadios('Role')).select(['id', 'key', 'name']).where('id', 'in', ids).orderBy('id'),
);
