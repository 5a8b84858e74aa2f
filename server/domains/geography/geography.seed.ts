import type { SqlEntityManager } from '@mikro-orm/sql';
import { seeding } from '../../kit/database/seeding.ts';
import { parsePostalLine } from './postalLine.ts';
import { PostalRows } from './postalRows.ts';
import { postalSample } from './postalSample.ts';

/** Some places of France, Tunisia and the United States; `npm run import:postal` brings the rest. */
export async function seedGeography(em: SqlEntityManager): Promise<void> {
  await new PostalRows().add(seeding(em), postalSample.trim().split('\n').map(parsePostalLine));
}
