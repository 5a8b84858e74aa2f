import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { invalidInput } from '../../kit/errors.ts';
import { Needs } from '../../kit/read/needs.ts';
import type { Row } from '../../kit/read/plan.ts';
import { findColumns, parseId } from '../../kit/read/reads.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import { referTo, type Write } from '../../kit/resource/writes.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { hashPassword, isWeak } from '../accounts/passwords.ts';
import { companyNamed } from '../organization/companies.ts';
import { Role } from '../permissions/role.entity.ts';
import { discardAvatar } from './avatar.ts';
import { User, UserStatus } from './user.entity.ts';
import { keepAdministrator, requireCover } from './userRules.ts';
import { UserInput, UserPatch } from './users.inputs.ts';

@Resolver(() => User)
export class UserResolver extends WriteResolver(User, UserInput, UserPatch) {
  @Needs('employer.name')
  @FieldResolver(() => String, {
    description: 'Name of the company that the person works for; may be empty.',
  })
  company(@Root() { employer }: Row): string {
    return (employer as { name: string } | null)?.name ?? '';
  }

  protected override async prepare(given: UserInput | UserPatch, write: Write<User>) {
    const { roleId, password, company, ...values } = given as UserInput;
    const { context, existing } = write;
    const role = roleId === undefined ? undefined : await referTo(write, Role, roleId, 'roleId');
    if (existing) await requireCover(context, existing.role);
    if (role !== undefined) await requireCover(context, role);
    if (existing) await this.#keepAdministrator(write, existing, values.status, role);
    if (password !== undefined && isWeak(password, values)) throw invalidInput({ password: 'weak' });
    return {
      ...values,
      employer: company === undefined ? undefined : await companyNamed(write, company),
      email: values.email?.toLowerCase(),
      role,
      passwordHash: password ? await hashPassword(password) : undefined,
      radio: existing ? undefined : context.radioId,
    };
  }

  protected override async beforeDelete(user: Stored<User>, write: Write<User>): Promise<void> {
    const { context } = write;
    if (user.id === context.viewer?.userId) throw invalidInput({ id: 'yourself' });
    await requireCover(context, user.role);
    await keepAdministrator(write, user, 'id');
  }

  override async delete(id: string, context: Context): Promise<string> {
    const row = await findColumns(context, User, parseId(id) ?? 0, ['avatar']);
    await super.delete(id, context);
    await discardAvatar(context, String(row?.['avatar'] ?? ''));
    return id;
  }

  async #keepAdministrator(
    write: Write<User>,
    user: Stored<User>,
    status: UserStatus | undefined,
    role: number | undefined,
  ) {
    const losesRole = role !== undefined && role !== user.role;
    const losesAccess = status !== undefined && status !== UserStatus.ACTIVE;
    if (losesRole) await keepAdministrator(write, user, 'roleId');
    if (losesAccess) await keepAdministrator(write, user, 'status');
  }
}
