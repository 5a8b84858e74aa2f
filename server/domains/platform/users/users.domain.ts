import type { Domain } from '../../../kit/domain.ts';
import { viewsOf } from '../../../kit/list/viewedList.ts';
import { userFiles } from './avatar.ts';
import { SocialAccount } from './socialAccount.entity.ts';
import { UserLookupResolver } from './userLookups.resolver.ts';
import { UserResolver } from './user.resolver.ts';
import { UserOverviewResolver, UserStatisticsResolver } from './statistics/userStatistics.resolver.ts';

/** People with an account. */
export const users: Domain = {
  views: {
    affected: viewsOf('User'),
  },
  entities: [SocialAccount],
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
