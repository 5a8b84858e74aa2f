import type { Domain } from '../../../kit/domain.ts';
import { viewsOf } from '../../../kit/list/viewedList.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import { Company } from './companies/company.entity.ts';
import { CompanyResolver } from './companies/company.resolver.ts';
import { FormerSlug } from './formerSlugs/formerSlug.entity.ts';
import { Product } from './products/product.entity.ts';
import { ProductResolver } from './products/product.resolver.ts';
import { radioFiles } from './radios/logo.ts';
import { Radio } from './radios/radio.entity.ts';
import { RadioResolver } from './radios/radio.resolver.ts';
import { TeamMember } from './teams/teamMember.entity.ts';
import { GuestResolver } from './teams/guest.resolver.ts';
import { PeopleToJoinResolver } from './teams/peopleToJoin.resolver.ts';
import { TeamMemberResolver } from './teams/teamMember.resolver.ts';

/** Radios, companies, products, and the teams of radios. */
export const organization: Domain = {
  views: {
    companies: viewsOf('Company'),
    products: viewsOf('Product'),
    radios: { rule: anySignedIn, subject: 'Radio' },
    team: viewsOf('TeamMember'),
  },
  entities: [Radio, FormerSlug, Company, Product, TeamMember],
  resolvers: [
    RadioResolver,
    CompanyResolver,
    ProductResolver,
    TeamMemberResolver,
    PeopleToJoinResolver,
    GuestResolver,
  ],
  files: radioFiles,
  services: ({ domains }) => ({
    zoneChangeCallbacks: domains.flatMap(({ onZoneChange }) => onZoneChange ?? []),
    deletedWithRadio: domains.flatMap(({ deletedWithRadio = [] }) =>
      deletedWithRadio.map(({ name }) => name),
    ),
  }),
  seed: async (em) => (await import('./organization.seed.ts')).seedOrganization(em),
};
