import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { requireGrants } from '../permissions/access/cover.ts';
import { findGrantsOfRole } from '../permissions/roles/roleAbilities.ts';
import { administrator } from '../permissions/roles/roles.ts';
import { UserStatus, type User } from './user.entity.ts';

/** Throws unless the viewer has all permissions of the role. */
export async function requireCover({ transaction, context }: Write<User>, roleId: number): Promise<void> {
  requireGrants(context, await findGrantsOfRole(transaction, roleId));
}

/** Returns the id of a role on the platform. Undefined for unknown roles, and for roles of a radio, which only its team can have. */
export async function findPlatformRoleId(
  { transaction }: Write<User>,
  id: string,
): Promise<number | undefined> {
  return (await findPlatformRole.first(transaction, { id: parseId(id) ?? 0 }))?.id;
}

const findPlatformRole = query('users.findPlatformRole', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom(acrossRadios('Role'))
    .select('id')
    .where('id', '=', id)
    // guard: platform-role-belongs-to-no-radio
    .where('radio', 'is', null),
);

/** True when the user is the only active one with the administrator role. */
export async function isLastAdministrator(
  { transaction }: Write<User>,
  leaving: Stored<User>,
): Promise<boolean> {
  // Locks the role, so that two administrators cannot remove each other at the same time.
  const role = await lockRole.first(transaction, { id: leaving.role });
  if (role!.name !== administrator || leaving.status !== UserStatus.ACTIVE) return false;
  return !(await hasOtherActiveUsers.any(transaction, { role: leaving.role, id: leaving.id }));
}

const lockRole = query('users.lockRole', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom(acrossRadios('Role')).select('name').where('id', '=', id).forNoKeyUpdate(),
);

const hasOtherActiveUsers = query(
  'users.hasOtherActiveUsers',
  (db, { role, id }: Given<{ role: number; id: number }>) =>
    db
      .selectFrom('User')
      .select('id')
      .where('role', '=', role)
      .where('status', '=', UserStatus.ACTIVE)
      .where('id', '<>', id)
      .limit(1),
);
