import type { SqlEntityManager } from '@mikro-orm/sql';
import { Radio } from './radio.entity.ts';

/** The radio that the sample data belongs to. */
export async function seedOrganization(em: SqlEntityManager): Promise<void> {
  em.create(Radio, {
    name: 'Radio Horizon',
    slug: 'horizon',
    timeZone: 'Europe/Paris',
    language: 'fr',
  } as never);
  await em.flush();
}
