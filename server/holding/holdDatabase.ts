import type { DatabaseConfig } from '../config.ts';
import type { Hold } from './hold.ts';
import { holdPostgres } from './holdPostgres.ts';
import { holdSqlite } from './holdSqlite.ts';

/** What every server holds while it runs; throws with the reason when it may not run. */
export const holdDatabase = async ({ engine, location }: DatabaseConfig): Promise<Hold> =>
  engine === 'sqlite' ? holdSqlite(location) : holdPostgres(location);
