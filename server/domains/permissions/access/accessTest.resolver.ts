import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { AccessVerdict } from './accessVerdict.ts';
import { Permission } from '../permission.entity.ts';
import { Role } from '../roles/role.entity.ts';
import { testAccess } from './testAccess.ts';

@Resolver(() => AccessVerdict)
export class AccessTestResolver {
  @Allow('read', 'Role')
  @Query(() => AccessVerdict, {
    description:
      'Whether somebody may do something, and which rule decides: for whoever may read roles and people. NOT_FOUND for a person or radio that the viewer does not see, FORBIDDEN for a record of a kind that they may not read.',
  })
  testAccess(
    @Arg('userId', () => ID, { description: 'Whose access: id of the `User`.' }) userId: string,
    @Arg('action', { description: 'What to do; one that `abilitySubjects` offers for the subject.' })
    action: string,
    @Arg('subject', { description: 'To what, such as `Invoice`.' }) subject: string,
    @Arg('radioId', () => ID, {
      nullable: true,
      description:
        'On which radio: id of the `Radio`. Without one, nothing that belongs to radios is allowed.',
    })
    radioId: string | undefined,
    @Arg('recordId', () => ID, {
      nullable: true,
      description:
        'To which record: its id, of the type that `subject` is about; any when absent. For fields, the record that has them.',
    })
    recordId: string | undefined,
    @Ctx() context: Context,
  ): Promise<AccessVerdict> {
    context.abilities.require(allow('read', 'User'));
    return testAccess(context, {
      userId,
      action,
      subject,
      radioId: radioId ?? undefined,
      recordId: recordId ?? undefined,
    });
  }

  @FieldResolver(() => Role, {
    nullable: true,
    description: 'The role that the rule comes from, by itself or through a permission.',
  })
  role(
    @Root() { roleId, radioId }: AccessVerdict,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> | null {
    return roleId === null ? null : findRow({ ...context, radioId }, Role, roleId, info);
  }

  @FieldResolver(() => Permission, {
    nullable: true,
    description: 'The permission that the rule comes from; null when the role has it by itself.',
  })
  permission(
    @Root() { permissionId, radioId }: AccessVerdict,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> | null {
    return permissionId === null ? null : findRow({ ...context, radioId }, Permission, permissionId, info);
  }
}
