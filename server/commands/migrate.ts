import { ensureSearchIndexes } from '../kit/list/search/searchIndex.ts';
import { initialMigration, isReplaced, newestReplaced, problemOfReplaced } from '../migrations/replaced.ts';
import { UnfitDatabase } from '../migrations/unfitDatabase.ts';
import { forChanges, isPostgres, type Orm } from '../orm.ts';

/** Advisory lock id: any number that all processes of the application share. */
const migrationLock = 726_543;

/**
 * Migrates the database to this version, under a lock. Throws `UnfitDatabase` when a newer version has changed the database, and
 * when the database is older than the first migration of this version.
 */
export async function migrate(orm: Orm): Promise<void> {
  await locked(orm, async () => {
    await refuseNewer(orm);
    await recordInitial(orm);
    if ((await orm.migrator.getPending()).length === 0) return ensureSearchIndexes(orm);
    await forChanges(orm, async (patient) => {
      await patient.migrator.up();
      await ensureSearchIndexes(patient);
    });
  });
}

/**
 * Undoes the migrations after `to`, so that an older version can run again. `to` is the newest migration of that version. Undoes
 * all of them, or none when one fails. Data that only the newer version stores is deleted with its columns and tables. Returns
 * the names of the undone migrations, the newest first.
 */
export async function migrateBack(orm: Orm, to: string): Promise<string[]> {
  let undone: string[] = [];
  await locked(orm, async () => {
    await refuseNewer(orm);
    await recordInitial(orm);
    const executed = await executedNames(orm);
    if (!executed.includes(to))
      throw new Error(
        `The database does not have the migration ${to}. It has these, the newest last:\n${executed.join('\n')}`,
      );
    if (isReplaced(to) && to !== newestReplaced)
      throw new Error(
        `This version can go back to ${newestReplaced} at most: go there first, and then with version 0.1.0 to ${to}.`,
      );
    undone = executed
      .slice(executed.indexOf(to) + 1)
      .filter((name) => !isReplaced(name))
      .toReversed();
    // A database that the replaced migrations created keeps its schema, because the initial migration did not create it.
    const migrations = undone.filter((name) => name !== initialMigration);
    if (migrations.length > 0) await forChanges(orm, (patient) => patient.migrator.down({ migrations }));
    if (migrations.length < undone.length) await orm.migrator.unlogMigration(initialMigration);
  });
  return undone;
}

const executedNames = async (orm: Orm): Promise<string[]> =>
  (await orm.migrator.getExecuted()).map(({ name }) => name);

/**
 * Records the initial migration as run in a database that the replaced migrations have created. The schema is the same. Throws
 * when some of the replaced migrations are missing.
 */
async function recordInitial(orm: Orm): Promise<void> {
  const executed = await executedNames(orm);
  const problem = problemOfReplaced(executed);
  if (problem) throw new UnfitDatabase(problem);
  if (executed.some(isReplaced) && !executed.includes(initialMigration))
    await orm.migrator.logMigration(initialMigration);
}

async function refuseNewer(orm: Orm): Promise<void> {
  const known = new Set(
    orm.config
      .get('migrations')
      .migrationsList?.map((migration) => ('name' in migration ? migration.name : '')),
  );
  const unknown = (await executedNames(orm)).filter((name) => !known.has(name) && !isReplaced(name));
  if (unknown.length > 0) {
    throw new UnfitDatabase(
      `The database is newer than this version: it has the migration ${unknown.join(', ')}. Start the newer version, or go back with it first: npm run db:back -- ${[...known].at(-1)}`,
    );
  }
}

/** Runs the work under an advisory lock on PostgreSQL. SQLite needs none, because only one process may write. */
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
