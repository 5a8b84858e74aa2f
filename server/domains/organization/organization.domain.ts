import type { Domain } from '../../kit/domain.ts';
import { Company } from './company.entity.ts';
import { CompanyResolver } from './company.resolver.ts';
import { Product } from './product.entity.ts';
import { ProductResolver } from './product.resolver.ts';
import { Radio } from './radio.entity.ts';
import { RadioResolver } from './radio.resolver.ts';
import { TeamMember } from './teamMember.entity.ts';
import { TeamMemberResolver } from './teamMember.resolver.ts';

export const organization: Domain = {
  entities: [Radio, Company, Product, TeamMember],
  resolvers: [RadioResolver, CompanyResolver, ProductResolver, TeamMemberResolver],
  seed: async (em) => (await import('./organization.seed.ts')).seedOrganization(em),
};
