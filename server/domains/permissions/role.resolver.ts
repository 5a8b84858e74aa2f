import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import type { Row } from '../../kit/read/plan.ts';
import { ToMany } from '../../kit/read/children.ts';
import { ReadResolver } from '../../kit/resource/readResolver.ts';
import { allow, Ruled } from '../../kit/rules/rule.ts';
import { User } from '../users/user.entity.ts';
import { Role } from './role.entity.ts';

@Resolver(() => Role)
@ToMany('members', () => User, { first: 5, description: 'The people who have the role, newest first.' })
export class RoleResolver extends ReadResolver(Role) {
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
