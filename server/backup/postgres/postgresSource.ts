import { Client } from 'pg';
import { lockShared } from '../../databaseLock/lockPostgres.ts';
import { BackupProblem } from '../backupProblem.ts';
import type { DatabaseSource } from '../databaseSource.ts';
import { requireTool, runOnPostgres } from './postgresTools.ts';

/**
 * A PostgreSQL database to back up, while servers may write to it. `pg_dump` copies the snapshot of a transaction; the list of
 * migrations is read in the same transaction. A shared lock prevents a restore over the database meanwhile.
 */
export async function postgresSource(url: string): Promise<DatabaseSource> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  // After a broken connection, the next query fails and reports the error.
  client.on('error', () => {});
  await client.connect();
  try {
    if (!(await lockShared(client))) throw new BackupProblem('The database is being replaced by a command.');
    await requireTool('pg_dump', client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    migrations: () => migrationsIn(client),
    copyTo: async (path) => {
      await client.query('set idle_in_transaction_session_timeout = 0');
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
      const migrations = await migrationsIn(client);
      const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.snapshot}`];
      await runOnPostgres('pg_dump', url, [...args, `--file=${path}`]);
      await client.query('commit');
      return migrations;
    },
    close: () => client.end(),
  };
}

async function migrationsIn(client: Client): Promise<string[]> {
  const table = await client.query<{ found: string | null }>(
    "select to_regclass('mikro_orm_migrations')::text as found",
  );
  if (!table.rows[0]?.found)
    throw new BackupProblem('The database does not belong to this product: it has no migrations.');
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}
