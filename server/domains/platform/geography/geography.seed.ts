import type { SqlEntityManager } from '@mikro-orm/sql';
import { seeding } from '../../../kit/database/seeding.ts';
import { parsePostalLine } from './postalLine.ts';
import { PostalRows } from './postalRows.ts';
import { postalSample } from './postalSample.ts';

/** Seeds some places of France, Tunisia and the United States. `npm run import:postal` imports the rest. */
export async function seedGeography(em: SqlEntityManager): Promise<void> {
  await new PostalRows().add(seeding(em), postalSample.trim().split('\n').map(parsePostalLine));
}
