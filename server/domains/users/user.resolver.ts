import { Resolver } from 'type-graphql';
import { invalidInput } from '../../kit/errors.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import { findReferred, type Write } from '../../kit/resource/writes.ts';
import { hashPassword, isWeak } from '../accounts/passwords.ts';
import { Role } from '../permissions/role.entity.ts';
import { User, UserStatus } from './user.entity.ts';
import { keepAdministrator, requireCover } from './userRules.ts';
import { UserInput, UserPatch } from './users.inputs.ts';

@Resolver(() => User)
export class UserResolver extends WriteResolver(User, UserInput, UserPatch) {
  protected override async prepare(given: UserInput | UserPatch, write: Write<User>) {
    const { roleId, password, ...values } = given as UserInput;
    const { em, context, existing } = write;
    if (existing) await requireCover(context, await existing.role.loadOrFail());
    const role = roleId === undefined ? undefined : await findReferred(em, Role, roleId, 'roleId');
    if (role) await requireCover(context, role);
    if (existing) await this.#keepAdministrator(write, existing, values.status, role);
    if (password !== undefined && isWeak(password, values)) throw invalidInput({ password: 'weak' });
    return {
      ...values,
      email: values.email?.toLowerCase(),
      role,
      passwordHash: password ? await hashPassword(password) : undefined,
      radio: existing ? undefined : context.radioId,
    };
  }

  protected override async beforeDelete(user: User, { em, context }: Write<User>): Promise<void> {
    if (user.id === context.viewer?.userId) throw invalidInput({ id: 'yourself' });
    await requireCover(context, await user.role.loadOrFail());
    await keepAdministrator(em, user, 'id');
  }

  async #keepAdministrator({ em }: Write<User>, user: User, status: UserStatus | undefined, role: Role | undefined) {
    const losesRole = role !== undefined && role.id !== user.role.id;
    const losesAccess = status !== undefined && status !== UserStatus.ACTIVE;
    if (losesRole) await keepAdministrator(em, user, 'roleId');
    if (losesAccess) await keepAdministrator(em, user, 'status');
  }
}
