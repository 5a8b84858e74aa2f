import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow, Ruled } from '../../../kit/rules/rule.ts';
import { StatisticsSeries } from '../../statistics/series.ts';
import { UserStatus } from '../user.entity.ts';

const readsUsers = allow('read', 'User');

@OutputType({ rule: readsUsers, description: 'Users over a range of days.' })
export class UserStatistics {
  @Field(() => StatisticsSeries, { description: 'Users by the day on which they were added.' })
  added!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'Users of one role.' })
export class RoleCount {
  @Field({ description: 'Key of the role, such as `editor`.' }) key!: string;
  @Field({ description: 'Name of the role.' }) name!: string;
  @Field(() => Int, { description: 'How many have it on the platform.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'Users of one status.' })
export class UserStatusCount {
  @Field(() => UserStatus, { description: 'The status.' }) status!: UserStatus;
  @Field(() => Int, { description: 'How many there are.' }) count!: number;
}

@OutputType({ rule: readsUsers, description: 'Users at a glance.' })
export class UserOverview {
  @Field(() => [UserStatusCount], { description: 'Each status once.' }) byStatus!: UserStatusCount[];
  @Ruled(allow('read', 'Role'))
  @Field(() => [RoleCount], {
    nullable: true,
    description:
      'Roles that somebody has, the largest first; null with FORBIDDEN for whoever may not read roles.',
  })
  byRole!: RoleCount[];
  @Field(() => StatisticsSeries, { description: 'Added in the last 28 days, day by day.' })
  added!: StatisticsSeries;
}
