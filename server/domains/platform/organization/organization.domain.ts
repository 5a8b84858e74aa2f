import type { Domain } from '../../../kit/domain.ts';
import { CompanyResolver } from './companies/company.resolver.ts';
import { FormerSlug } from './formerSlugs/formerSlug.entity.ts';
import { ProductResolver } from './products/product.resolver.ts';
import { radioFiles } from './radios/logo.ts';
import { RadioResolver } from './radios/radio.resolver.ts';
import { GuestResolver } from './teams/guest.resolver.ts';
import { PeopleToJoinResolver } from './teams/peopleToJoin.resolver.ts';
import { TeamMemberResolver } from './teams/teamMember.resolver.ts';

/** Radios, companies, products, and the teams of radios. */
export const organization: Domain = {
  entities: [FormerSlug],
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
