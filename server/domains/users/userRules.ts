import { query, type Given } from '../../kit/query/query.ts';
import { acrossRadios } from '../../kit/query/scopes.ts';
import { parseId } from '../../kit/read/reads.ts';
import type { Write } from '../../kit/resource/writes.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { requireGrants } from '../permissions/access/cover.ts';
import { grantsOf } from '../permissions/roles/roleAbilities.ts';
import { administrator } from '../permissions/roles/roles.ts';
import { UserStatus, type User } from './user.entity.ts';

/** Nobody gives a role that may do more than they may themselves. */
export async function requireCover({ transaction, context }: Write<User>, roleId: number): Promise<void> {
  requireGrants(context, await grantsOf(transaction, roleId));
}

/** The role that somebody gets on the platform, if there is one: that of a radio is only given in its team. */
export async function platformRole({ transaction }: Write<User>, id: string): Promise<number | undefined> {
  return (await roleOfPlatform.first(transaction, { id: parseId(id) ?? 0 }))?.id;
}

const roleOfPlatform = query('users.roleOfPlatform', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom(acrossRadios('Role'))
    .select('id')
    .where('id', '=', id)
    // guard: platform-role-belongs-to-no-radio
    .where('radio', 'is', null),
);

/** Whether nobody would remain who may do everything, and may sign in. */
export async function isLastAdministrator(
  { transaction }: Write<User>,
  leaving: Stored<User>,
): Promise<boolean> {
  // Two administrators who remove each other at once take turns at the role.
  const role = await roleInTurn.first(transaction, { id: leaving.role });
  if (role!.name !== administrator || leaving.status !== UserStatus.ACTIVE) return false;
  return !(await othersActive.any(transaction, { role: leaving.role, id: leaving.id }));
}

const roleInTurn = query('users.roleInTurn', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom(acrossRadios('Role')).select('name').where('id', '=', id).forNoKeyUpdate(),
);

const othersActive = query('users.othersActive', (db, { role, id }: Given<{ role: number; id: number }>) =>
  db
    .selectFrom('User')
    .select('id')
    .where('role', '=', role)
    .where('status', '=', UserStatus.ACTIVE)
    .where('id', '<>', id)
    .limit(1),
);
