import type { SqlEntityManager } from '@mikro-orm/sql';
import { Company } from './companies/company.entity.ts';
import { Radio } from './radios/radio.entity.ts';

/** Seeds the company of the demo and its two radios. Most of the sample data belongs to the first radio. */
export async function seedOrganization(em: SqlEntityManager): Promise<void> {
  const company = em.create(Company, { name: 'Horizon Media' } as never);
  em.create(Radio, {
    name: 'Radio Horizon',
    slug: 'horizon',
    timeZone: 'Europe/Paris',
    language: 'fr',
    company,
  } as never);
  await em.flush();
  em.create(Radio, {
    name: 'Radio Lagune',
    slug: 'lagune',
    timeZone: 'Africa/Tunis',
    language: 'ar',
    company,
  } as never);
  await em.flush();
}
