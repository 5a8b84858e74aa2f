import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { notFound } from '../../kit/errors.ts';
import { findPage } from '../../kit/list/findPage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery, type Page } from '../../kit/list/listArgs.ts';
import type { Row } from '../../kit/read/plan.ts';
import { ToMany } from '../../kit/read/children.ts';
import { ReadResolver } from '../../kit/resource/readResolver.ts';
import { Allow, allow, Ruled } from '../../kit/rules/rule.ts';
import { reachableRadio } from '../organization/reachableRadios.ts';
import { User } from '../users/user.entity.ts';
import { Role } from './role.entity.ts';

const RolePage = pageOf(Role);
const RoleArgs = listArgsOf(Role);

@Resolver(() => Role)
@ToMany('members', () => User, { first: 5, description: 'The people who have the role, newest first.' })
export class RoleResolver extends ReadResolver(Role) {
  @Allow('read', 'Role')
  @Query(() => RolePage, {
    description:
      'The roles that can be given on a radio: those of the platform and those of that radio, newest first unless sorted. NOT_FOUND for a radio that the viewer does not see.',
  })
  async rolesByRadio(
    @Arg('radioId', () => ID, { description: 'Which radio.' }) radioId: string,
    @Args(() => RoleArgs) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    checkListQuery(query);
    const id = await reachableRadio(context, radioId);
    if (id === undefined) throw notFound('Radio');
    return findPage({ ...context, radioId: id }, Role, query, info);
  }

  @Ruled(allow('read', 'User'))
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people have the role; null with FORBIDDEN for whoever may not read people.',
  })
  async memberCount(@Root() { id }: Row, @Ctx() { database }: Context): Promise<number> {
    const [row] = await database.rows('select count(*) from "user" where role_id = ?', [id]);
    return Number(row![0]);
  }
}
