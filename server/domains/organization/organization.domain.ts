import type { Domain } from '../../kit/domain.ts';
import { seedOrganization } from './organization.seed.ts';
import { Radio } from './radio.entity.ts';

export const organization: Domain = { entities: [Radio], resolvers: [], seed: seedOrganization };
