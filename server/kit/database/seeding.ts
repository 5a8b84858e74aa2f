import type { SqlEntityManager } from '@mikro-orm/sql';
import { EntityModels } from '../read/model.ts';
import type { Transaction } from './database.ts';

/** The transaction of an entity manager, for queries while it fills the database. */
export const seeding = (em: SqlEntityManager): Transaction => ({
  models: new EntityModels(em),
  rows: async (sql, values) =>
    (await em.execute<object[]>(sql, [...values], 'all')).map((row) => Object.values(row)),
  run: async (sql, values) =>
    (await em.execute<{ affectedRows: number }>(sql, [...values], 'run')).affectedRows,
  // Nobody subscribes before the database is filled.
  afterCommit: () => {},
});
