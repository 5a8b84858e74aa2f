import type { Context } from '../../kit/context.ts';
import { forbidden, invalidInput } from '../../kit/errors.ts';
import type { Write } from '../../kit/resource/writes.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { grantsOf } from '../permissions/roleAbilities.ts';
import { administrator } from '../permissions/roles.ts';
import { UserStatus, type User } from './user.entity.ts';

/** Nobody gives a role, or touches a person with one, that may do more than they may themselves. */
export async function requireCover({ abilities, database }: Context, roleId: number): Promise<void> {
  const beyond = (await grantsOf(database, roleId)).find(
    ({ action, subject }) => !abilities.can(action, subject),
  );
  if (beyond) throw forbidden(beyond.action, beyond.subject);
}

/** Somebody who may do everything, and may sign in, must remain. `field` is where the problem shows. */
export async function keepAdministrator(
  { transaction, context }: Write<User>,
  leaving: Stored<User>,
  field: string,
): Promise<void> {
  // Two administrators who remove each other at once take turns at the role; SQLite has one writer anyway.
  const lock = context.database.engine === 'postgresql' ? ' for no key update' : '';
  const [role] = await transaction.rows(`select name from role where id = ?${lock}`, [leaving.role]);
  if (role![0] !== administrator || leaving.status !== UserStatus.ACTIVE) return;
  const others = await transaction.rows(
    'select 1 from "user" where role_id = ? and status = ? and id <> ? limit 1',
    [leaving.role, UserStatus.ACTIVE, leaving.id],
  );
  if (others.length === 0) throw invalidInput({ [field]: 'lastAdministrator' });
}
