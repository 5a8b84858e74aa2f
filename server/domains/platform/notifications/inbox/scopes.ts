import type { Context } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { seenBy } from '../seenBy.ts';

/** Returns a key for a radio and a kind of notification: `12:kind`, or `:kind` for the platform. */
export const scopeOf = (radio: number | null, kind: string): string => `${radio ?? ''}:${kind}`;

/** Returns the keys (see `scopeOf`) of the viewer's notifications that the viewer may still see. */
export async function findReadableScopes({ database, services, viewer }: Context): Promise<string[]> {
  const person = viewer!.userId;
  const all = (await findScopesOfUser.all(database, { user: person })).map(({ scope }) => scope);
  const inReach: string[] = [];
  const sees = seenBy(services.accounts, person);
  for (const scope of all) {
    const end = scope.indexOf(':');
    const about = end === 0 ? null : Number(scope.slice(0, end));
    if (await sees(about, services.notificationKinds.of(scope.slice(end + 1)))) inReach.push(scope);
  }
  return inReach;
}

const findScopesOfUser = query('notifications.findScopesOfUser', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('InboxLine').select('scope').distinct().where('user', '=', user).orderBy('scope'),
);
