import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow, Ruled } from '../../../../kit/rules/rule.ts';
import { StatisticsSeries } from '../../statistics/series.ts';
import { UserStatus } from '../user.entity.ts';

const readsUsers = allow('read', 'User');

@OutputType({
  rule: readsUsers,
  description: 'Number of users added to the platform, by day, over a range of days.',
})
export class UserStatistics {
  @Field(() => StatisticsSeries, { description: 'Number of users, by the day on which they were added.' })
  added!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'Number of users with one role.' })
export class RoleCount {
  @Field({ description: 'Key of the role, such as `editor`.' }) key!: string;
  @Field({ description: 'Name of the role.' }) name!: string;
  @Field(() => Int, { description: 'Number of users with this role on the platform.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'Number of users with one status.' })
export class UserStatusCount {
  @Field(() => UserStatus, { description: 'Status of the users.' }) status!: UserStatus;
  @Field(() => Int, { description: 'Number of users.' }) count!: number;
}

@OutputType({ rule: readsUsers, description: 'Overview of the users.' })
export class UserOverview {
  @Field(() => [UserStatusCount], { description: 'Number of users by status.' }) byStatus!: UserStatusCount[];
  @Ruled(allow('read', 'Role'))
  @Field(() => [RoleCount], {
    nullable: true,
    description:
      'Roles in use, the most frequent first. Null, with the error FORBIDDEN, when the viewer may not read roles.',
  })
  byRole!: RoleCount[];
  @Field(() => StatisticsSeries, { description: 'Users added in the last 28 days, by day.' })
  added!: StatisticsSeries;
}
