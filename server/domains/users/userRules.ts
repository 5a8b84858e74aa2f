import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Context } from '../../kit/context.ts';
import { forbidden, invalidInput } from '../../kit/errors.ts';
import type { Role } from '../permissions/role.entity.ts';
import { grantsOf } from '../permissions/roleAbilities.ts';
import { administrator } from '../permissions/roles.ts';
import { User, UserStatus } from './user.entity.ts';

/** Nobody gives a role, or touches a person with one, that may do more than they may themselves. */
export async function requireCover({ abilities, database }: Context, role: Role): Promise<void> {
  const beyond = (await grantsOf(database, role.id)).find(({ action, subject }) => !abilities.can(action, subject));
  if (beyond) throw forbidden(beyond.action, beyond.subject);
}

/** Somebody who may do everything, and may sign in, must remain. `field` is where the problem shows. */
export async function keepAdministrator(em: SqlEntityManager, leaving: User, field: string): Promise<void> {
  const role = await leaving.role.loadOrFail();
  if (role.name !== administrator || leaving.status !== UserStatus.ACTIVE) return;
  const others = await em.count(User, { role: role.id, status: UserStatus.ACTIVE, id: { $ne: leaving.id } });
  if (others === 0) throw invalidInput({ [field]: 'lastAdministrator' });
}
