import { parseId } from '../../kit/read/reads.ts';
import type { Write } from '../../kit/resource/writes.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { requireGrants } from '../permissions/cover.ts';
import { grantsOf } from '../permissions/roleAbilities.ts';
import { administrator } from '../permissions/roles.ts';
import { UserStatus, type User } from './user.entity.ts';

/** Nobody gives a role that may do more than they may themselves. */
export async function requireCover({ transaction, context }: Write<User>, roleId: number): Promise<void> {
  requireGrants(context, await grantsOf(transaction, roleId));
}

/** The role that somebody gets on the platform, if there is one: that of a radio is only given in its team. */
export async function platformRole({ transaction }: Write<User>, id: string): Promise<number | undefined> {
  const [role] = await transaction.rows('select id from role where id = ? and radio_id is null', [
    parseId(id) ?? -1,
  ]);
  return role && Number(role[0]);
}

/** Whether nobody would remain who may do everything, and may sign in. */
export async function isLastAdministrator(
  { transaction, context }: Write<User>,
  leaving: Stored<User>,
): Promise<boolean> {
  // Two administrators who remove each other at once take turns at the role; SQLite has one writer anyway.
  const lock = context.database.engine === 'postgresql' ? ' for no key update' : '';
  const [role] = await transaction.rows(`select name from role where id = ?${lock}`, [leaving.role]);
  if (role![0] !== administrator || leaving.status !== UserStatus.ACTIVE) return false;
  const others = await transaction.rows(
    'select 1 from "user" where role_id = ? and status = ? and id <> ? limit 1',
    [leaving.role, UserStatus.ACTIVE, leaving.id],
  );
  return others.length === 0;
}
