import type { SqlEntityManager } from '@mikro-orm/sql';
import { EntityModels } from '../read/model.ts';
import type { Transaction } from './database.ts';

/** Creates a `Transaction` on a MikroORM entity manager. For code that fills a new database by queries. */
export const seeding = (em: SqlEntityManager): Transaction => ({
  models: new EntityModels(em),
  rows: async (sql, values) =>
    (await em.execute<object[]>(sql, [...values], 'all')).map((row) => Object.values(row)),
  run: async (sql, values) =>
    (await em.execute<{ affectedRows: number }>(sql, [...values], 'run')).affectedRows,
  // Never runs the work, because nobody subscribes before the database is filled.
  afterCommit: () => {},
});
