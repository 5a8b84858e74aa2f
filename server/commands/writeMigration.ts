import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConfig } from '../config.ts';
import { forChanges, isPostgres, openOrm, type Orm } from '../orm.ts';

interface WrittenMigration {
  fileName: string;
  diff: { up: string[]; down: string[] };
}

/**
 * Writes a migration that changes the schema of the existing migrations into that of the entities. Needs an empty database, in
 * which it runs the existing migrations. Returns undefined when the schemas are the same.
 */
export async function writeMigration(
  database: DatabaseConfig,
  folder: string,
  name?: string,
): Promise<WrittenMigration | undefined> {
  const orm = await openOrm(database, { synchronous: 'OFF' });
  try {
    if ((await orm.migrator.getExecuted()).length > 0)
      throw new Error('The comparison needs an empty database, and this one has migrations already.');
    // Runs the migrations without the search indexes, which the server adds later and which the entities do not describe.
    await forChanges(orm, (patient) => patient.migrator.up());
    await dropTriggers(orm);
    const { fileName, diff } = await orm.migrator.create(folder, false, false, name);
    if (!fileName) return undefined;
    if (!isPostgres(orm)) await dropSearchIndexes(join(folder, fileName));
    return { fileName, diff };
  } finally {
    await orm.close(true);
  }
}

const dropSearchIndexes = async (file: string) =>
  writeFile(file, withDroppedIndexes(await readFile(file, 'utf8')));

/**
 * Adds statements to `down` of a SQLite migration that drop the search index of each created table. The server creates these indexes
 * after the migrations, for tables with the column `search_text`.
 */
export function withDroppedIndexes(source: string): string {
  const created = source.matchAll(/create table \\`(\w+)\\` \([^;]*\\`search_text\\`/g);
  return [...created].reduce((text, [, table]) => {
    const drop = `    this.addSql(\`drop table if exists \\\`${table}\\\`;\`);\n`;
    return text.replace(drop, drop.replace(`${table}`, `${table}_search`) + drop);
  }, source);
}

/**
 * Drops the triggers. They are written by hand, and the migration would otherwise remove those that the entities do not describe.
 */
async function dropTriggers(orm: Orm): Promise<void> {
  const connection = orm.em.getConnection();
  const drops = await connection.execute<Array<{ sql: string }>>(
    isPostgres(orm)
      ? `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as sql from pg_trigger where not tgisinternal`
      : `select 'drop trigger "' || name || '"' as sql from sqlite_master where type = 'trigger'`,
  );
  for (const { sql } of drops) await connection.execute(sql);
}
