import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { migrate, migrateBack } from '../commands/migrate.ts';
import { forChanges, openOrm, type Orm } from '../orm.ts';
import { emptyDatabase } from '../testing/services/testDatabase.ts';
import { reversed, tableRenames, type TableRenames } from './plainNames.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** A database whose newest migration is the one before `plainNames`. */
async function olderDatabase(): Promise<Orm> {
  const { url, folder, drop } = await emptyDatabase();
  const { database } = readConfig({ DATABASE_URL: url, DATA_DIR: folder });
  const orm = await openOrm(database, { synchronous: 'OFF' });
  onTestFinished(async () => {
    await orm.close();
    await drop();
  });
  const names = namesOf(orm);
  await forChanges(orm, (patient) => patient.migrator.up({ to: names[names.findIndex(isPlainNames) - 1]! }));
  return orm;
}

const isPlainNames = (name: string) => name.endsWith('_plainNames');
const namesOf = (orm: Orm) =>
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

const quote = (name: string) => (isPostgres ? `"${name}"` : `\`${name}\``);

/** Inserts a row with the given values; other required columns get a value of their type. */
async function insert(orm: Orm, table: string, given: Record<string, unknown>): Promise<void> {
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

const read = (orm: Orm, sql: string) => orm.em.getConnection().execute<Array<Record<string, unknown>>>(sql);

test('the migration renames columns, stored values and tables, keeps every row, and goes back', async () => {
  const orm = await olderDatabase();
  for (const { table, values = {}, columns = {} } of tableRenames) {
    const old = Object.fromEntries(Object.entries(columns).map(([from, to]) => [to, from]));
    const stored = Object.entries(values).map(([column, names]) => [old[column] ?? column, Object.keys(names)[0]]);
    await insert(orm, table, { id: 7, ...Object.fromEntries(stored) });
  }
  await migrate(orm);
  for (const renames of tableRenames) expect(await rowOf(orm, renames)).toMatchObject(expectedRow(renames));
  const names = namesOf(orm);
  await migrateBack(orm, names.slice(0, names.findIndex(isPlainNames)).at(-1)!);
  for (const renames of tableRenames.map(reversed))
    expect(await rowOf(orm, renames)).toMatchObject(expectedRow(renames));
});

/** The row 7 of a renamed table, with its columns that should have another name, or are missing. */
async function rowOf(orm: Orm, { table, to = table, columns = {} }: TableRenames) {
  const [row = {}] = await read(orm, `select * from ${quote(to)} where id = 7`);
  const wrong = [
    ...Object.keys(columns).filter((name) => name in row),
    ...Object.values(columns).filter((name) => !(name in row)),
  ];
  return { ...row, table: to, wrong };
}

const expectedRow = ({ table, to = table, values = {} }: TableRenames) => ({
  ...Object.fromEntries(Object.entries(values).map(([column, names]) => [column, Object.values(names)[0]])),
  id: 7,
  table: to,
  wrong: [],
});

test('the migration renames filters, sort keys and columns in saved views of the list alone', async () => {
  const orm = await olderDatabase();
  const columns = { hidden_columns: '["place","tags"]', column_order: '["title","place"]' };
  await insert(orm, 'library_view', { list: 'generics', query: 'place=OPENER&sort=place', ...columns });
  await insert(orm, 'library_view', { list: 'songs', query: 'sort=place', ...columns });
  await insert(orm, 'library_view', { list: 'air-log', query: 'state=HEARD', hidden_columns: '["heard"]', column_order: '[]' });
  await migrate(orm);
  const views = await read(orm, 'select list, query, hidden_columns, column_order from library_view order by id');
  expect(views.map(({ query }) => query)).toEqual(['position=OPENER&sort=position', 'sort=place', 'state=PLAYED']);
  const listOf = (value: unknown) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);
  expect(views.map((view) => [listOf(view['hidden_columns']), listOf(view['column_order'])])).toEqual([
    [['position', 'tags'], ['title', 'position']],
    [['place', 'tags'], ['title', 'place']],
    [['played'], []],
  ]);
});

test.skipIf(isPostgres)('the migration keeps the counters of ids, so that no id is given again', async () => {
  const orm = await olderDatabase();
  await insert(orm, 'air_item', { id: 40 });
  await read(orm, 'delete from air_item');
  await migrate(orm);
  await insert(orm, 'air_item', {});
  expect(await read(orm, 'select id from air_item')).toEqual([{ id: 41 }]);
});
