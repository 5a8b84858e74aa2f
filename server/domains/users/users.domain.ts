import type { Domain } from '../../kit/domain.ts';
import { User } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';
import { seedUsers } from './users.seed.ts';

export const users: Domain = { entities: [User], resolvers: [UserResolver], seed: seedUsers };
