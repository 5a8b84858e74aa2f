import { onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { forChanges, openOrm, type Orm } from '../../orm.ts';
import { emptyDatabase } from '../../../tools/testing/services/testDatabase.ts';

export const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** A database whose newest migration is the one before the migration with this name, such as `plainNames`. */
export async function databaseBefore(migration: string): Promise<Orm> {
  const { url, folder, drop } = await emptyDatabase();
  const { database } = readConfig({ DATABASE_URL: url, DATA_DIR: folder });
  const orm = await openOrm(database, { synchronous: 'OFF' });
  onTestFinished(async () => {
    await orm.close();
    await drop();
  });
  const names = namesOf(orm);
  await forChanges(orm, (patient) => patient.migrator.up({ to: nameBefore(names, migration) }));
  return orm;
}

/** The name of the migration before the one with this name. */
export const nameBefore = (names: readonly string[], migration: string): string =>
  names[names.findIndex((name) => name.endsWith(`_${migration}`)) - 1]!;

export const namesOf = (orm: Orm) =>
  (orm.config.get('migrations').migrationsList as Array<{ name: string }>).map(({ name }) => name);

interface Column {
  name: string;
  type: string;
  hasDefault: boolean;
  isNullable: boolean;
}

async function columnsOf(orm: Orm, table: string): Promise<Column[]> {
  const connection = orm.em.getConnection();
  const rows: Array<Record<string, unknown>> = isPostgres
    ? await connection.execute(
        `select column_name as name, data_type as type, column_default as "default", is_nullable = 'YES' as nullable
         from information_schema.columns where table_schema = 'public' and table_name = ? order by ordinal_position`,
        [table],
      )
    : await connection.execute(
        `select name, type, dflt_value as "default", "notnull" = 0 and pk = 0 as nullable from pragma_table_info(?)`,
        [table],
      );
  return rows.map((row) => ({
    name: String(row['name']),
    type: String(row['type']).toLowerCase(),
    hasDefault: row['default'] !== null,
    isNullable: Boolean(row['nullable']),
  }));
}

export const quote = (name: string) => (isPostgres ? `"${name}"` : `\`${name}\``);

/** Inserts a row with the given values; other required columns get a value of their type. */
export async function insert(orm: Orm, table: string, given: Record<string, unknown>): Promise<void> {
  const connection = orm.em.getConnection();
  const allowed = await allowedValues(orm, table);
  const parents = await parentsOf(orm, table);
  const row = { ...given };
  for (const { name, type, hasDefault, isNullable } of await columnsOf(orm, table))
    if (!(name in row) && !hasDefault && !isNullable && name !== 'id') {
      const parent = parents.get(name);
      row[name] = parent ? await idOf(orm, parent) : (allowed.get(name) ?? valueOf(type));
    }
  const names = Object.keys(row);
  await connection.execute(
    `insert into ${quote(table)} (${names.map(quote).join(', ')}) values (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  );
}

/** Tables that the foreign keys of a table refer to, by column. */
async function parentsOf(orm: Orm, table: string): Promise<Map<string, string>> {
  const keys = await orm.em
    .getConnection()
    .execute<Array<{ column: string; parent: string }>>(
      isPostgres
        ? `select a.attname as "column", c.relname as parent from pg_constraint k join pg_class c on c.oid = k.confrelid
           join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1] where k.contype = 'f' and k.conrelid = ?::regclass`
        : 'select "from" as "column", "table" as parent from pragma_foreign_key_list(?)',
      [isPostgres ? `"${table}"` : table],
    );
  return new Map(keys.map(({ column, parent }) => [column, parent]));
}

/** Id of the only row of a table, which is inserted when the table is empty. */
async function idOf(orm: Orm, table: string): Promise<unknown> {
  const first = `select id from ${quote(table)} limit 1`;
  if ((await read(orm, first)).length === 0) await insert(orm, table, {});
  return (await read(orm, first))[0]!['id'];
}

const valueOf = (type: string): unknown => {
  if (type.includes('json')) return '[]';
  if (type.includes('date') || type.includes('time'))
    return isPostgres ? new Date('2026-11-01T00:00:00Z') : Date.parse('2026-11-01T00:00:00Z');
  if (type === 'boolean') return false;
  return /int|real|double|numeric/.test(type) ? 1 : 'x';
};

/** The first value that the checks of a table allow for each of its columns. */
async function allowedValues(orm: Orm, table: string): Promise<Map<string, string>> {
  const checks = await orm.em
    .getConnection()
    .execute<Array<{ text: string }>>(
      isPostgres
        ? `select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid = ?::regclass`
        : `select sql as text from sqlite_master where type = 'table' and name = ?`,
      [isPostgres ? `"${table}"` : table],
    );
  const found = checks.flatMap(({ text }) => [
    ...text.matchAll(isPostgres ? /\(\(?"?(\w+)"? = ANY \(\(?ARRAY\['(\w+)'/g : /check \(`(\w+)` in \('(\w+)'/g),
  ]);
  return new Map(found.map(([, name, value]) => [name!, value!]));
}

export const read = (orm: Orm, sql: string) => orm.em.getConnection().execute<Array<Record<string, unknown>>>(sql);
