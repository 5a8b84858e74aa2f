import type { Domain } from '../../../kit/domain.ts';
import { grants } from '../../../kit/rules/standardGrants.ts';
import { viewsOf } from '../../../kit/list/viewedList.ts';
import { userFiles } from './avatar.ts';
import { SocialAccount } from './socialAccount.entity.ts';
import { User } from './user.entity.ts';
import { UserLookupResolver } from './userLookups.resolver.ts';
import { UserResolver } from './user.resolver.ts';
import { UserOverviewResolver, UserStatisticsResolver } from './statistics/userStatistics.resolver.ts';

/** People with an account. */
export const users: Domain = {
  views: {
    users: viewsOf('User'),
    affected: viewsOf('User'),
  },
  grants: { maintainer: grants('read', 'User', 'Role') },
  entities: [User, SocialAccount],
  resolvers: [UserResolver, UserLookupResolver, UserStatisticsResolver, UserOverviewResolver],
  files: userFiles,
  services: ({ domains }) => ({
    userDeletionCallbacks: domains.flatMap(({ onUserDeletion }) => onUserDeletion ?? []),
  }),
  seed: async (em) => {
    await (await import('./users.seed.ts')).seedUsers(em);
    await (await import('../organization/teams/sampleTeams.ts')).seedTeams(em);
  },
};
