import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { Allow, allow } from '../../../../kit/rules/rule.ts';
import { AccessVerdict } from './accessVerdict.ts';
import { Permission } from '../permission.entity.ts';
import { Role } from '../roles/role.entity.ts';
import { testAccess } from './testAccess.ts';

@Resolver(() => AccessVerdict)
export class AccessTestResolver {
  @Allow('read', 'Role')
  @Query(() => AccessVerdict, {
    description:
      'Tests whether a person may do something, and returns the deciding rule. Requires the rights to read roles and people. NOT_FOUND when the person or the radio does not exist or the viewer may not see it, FORBIDDEN for a record of a kind that the viewer may not read, BAD_USER_INPUT for an unknown subject or action and for `recordId` when the subject has no records.',
  })
  testAccess(
    @Arg('userId', () => ID, { description: 'Id of the `User` whose access is tested.' }) userId: string,
    @Arg('action', { description: 'Action to test: one of the actions of the subject in `abilitySubjects`.' })
    action: string,
    @Arg('subject', { description: 'Subject to test, one of `abilitySubjects`, such as `Invoice`.' })
    subject: string,
    @Arg('radioId', () => ID, {
      nullable: true,
      description:
        'Id of the `Radio` on which the access is tested. When null or absent, only subjects of the platform can be allowed: a subject with `isOfRadio` is not allowed, with the reason NO_RADIO, or INACTIVE for an inactive person.',
    })
    radioId: string | undefined,
    @Arg('recordId', () => ID, {
      nullable: true,
      description:
        'Id of a record of the type `subject`; when absent, the action is tested without a particular record. For a subject that stands for fields of a record, such as `Salary`, the id of that record.',
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
    description: 'Role that grants the rule, by itself or through a permission; null when no role grants it.',
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
    description:
      'Permission that grants the rule. Null when the role grants it by itself or no role grants it, and with the error FORBIDDEN when the viewer may not read permissions.',
  })
  permission(
    @Root() { permissionId, radioId }: AccessVerdict,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> | null {
    return permissionId === null ? null : findRow({ ...context, radioId }, Permission, permissionId, info);
  }
}
