import type { SqlEntityManager } from '@mikro-orm/sql';
import { parsePostalLine } from './postalLine.ts';
import { PostalRows, type Run } from './postalRows.ts';
import { postalSample } from './postalSample.ts';

/** Some places of France, Tunisia and the United States; `npm run import:postal` brings the rest. */
export async function seedGeography(em: SqlEntityManager): Promise<void> {
  const run: Run = async (sql, values) =>
    (await em.execute<{ affectedRows: number }>(sql, [...values], 'run')).affectedRows;
  await new PostalRows().add(postalSample.trim().split('\n').map(parsePostalLine), run);
}
