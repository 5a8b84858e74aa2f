import type { Domain } from '../../kit/domain.ts';
import { User } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';

export const users: Domain = {
  entities: [User],
  resolvers: [UserResolver],
  seed: async (em) => (await import('./users.seed.ts')).seedUsers(em),
};
