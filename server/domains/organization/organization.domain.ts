import type { Domain } from '../../kit/domain.ts';
import { Radio } from './radio.entity.ts';

export const organization: Domain = {
  entities: [Radio],
  resolvers: [],
  seed: async (em) => (await import('./organization.seed.ts')).seedOrganization(em),
};
