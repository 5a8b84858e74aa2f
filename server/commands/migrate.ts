import { isPostgres, type Orm, forChanges } from '../orm.ts';
import { ensureSearchIndexes } from '../kit/list/searchIndex.ts';

/** Any number will do, as long as all processes of the application use the same. */
const migrationLock = 726_543;

/** Brings the database to this version, once, under a lock. Refuses one that a newer version has changed. */
export async function migrate(orm: Orm): Promise<void> {
  await locked(orm, async () => {
    await refuseNewer(orm);
    if ((await orm.migrator.getPending()).length === 0) return ensureSearchIndexes(orm as never);
    await forChanges(orm, async (patient) => {
      await patient.migrator.up();
      await ensureSearchIndexes(patient as never);
    });
  });
}

/**
 * Undoes what came after a migration, so that the version runs again whose newest one it is: all of it, or nothing when a step
 * fails. What only the newer version keeps goes with its columns and tables. Gives what was undone, the newest first.
 */
export async function migrateBack(orm: Orm, to: string): Promise<string[]> {
  let undone: string[] = [];
  await locked(orm, async () => {
    await refuseNewer(orm);
    const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
    if (!executed.includes(to))
      throw new Error(
        `The database does not have the migration ${to}. It has these, the newest last:\n${executed.join('\n')}`,
      );
    undone = executed.slice(executed.indexOf(to) + 1).toReversed();
    if (undone.length > 0) await forChanges(orm, (patient) => patient.migrator.down({ migrations: undone }));
  });
  return undone;
}

async function refuseNewer(orm: Orm): Promise<void> {
  const known = new Set(
    orm.config
      .get('migrations')
      .migrationsList?.map((migration) => ('name' in migration ? migration.name : '')),
  );
  const executed = await orm.migrator.getExecuted();
  const unknown = executed.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this version: it has the migration ${unknown.map(({ name }) => name).join(', ')}. Start the newer version, or go back with it first: npm run db:back -- ${[...known].at(-1)}`,
    );
  }
}

/** SQLite has one writing process by design; on PostgreSQL a lock of the server keeps others waiting. */
async function locked(orm: Orm, work: () => Promise<void>): Promise<void> {
  const connection = orm.em.getConnection();
  if (!isPostgres(orm)) return work();
  const pool = (await connection.getNativeClient()) as import('pg').Pool;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release(true);
  }
}
