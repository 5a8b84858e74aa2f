import type { DatabaseConfig } from '../config.ts';
import type { Hold } from './hold.ts';
import { holdPostgres, holdPostgresAlone } from './holdPostgres.ts';
import { holdSqlite } from './holdSqlite.ts';

/** What every server holds while it runs; throws with the reason when it may not run. */
export const holdDatabase = async ({ engine, location }: DatabaseConfig): Promise<Hold> =>
  engine === 'sqlite' ? holdSqlite(location) : holdPostgres(location);

/** For a command that changes what servers stand on: throws while one runs, and none starts while it is held. */
export const holdAlone = async ({ engine, location }: DatabaseConfig): Promise<Hold> =>
  engine === 'sqlite' ? holdSqlite(location) : holdPostgresAlone(location);
