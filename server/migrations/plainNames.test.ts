import { expect, test } from 'vitest';
import { migrate, migrateBack } from '../commands/migrate.ts';
import type { Orm } from '../orm.ts';
import { tableRenames } from './plainNames.ts';
import { reversed, type TableRenames } from './renames.ts';
import {
  databaseBefore,
  insert,
  isPostgres,
  nameBefore,
  namesOf,
  quote,
  read,
} from './testing/olderDatabase.ts';

const olderDatabase = () => databaseBefore('plainNames');

test('the migration renames columns, stored values and tables, keeps every row, and goes back', async () => {
  const orm = await olderDatabase();
  for (const { table, values = {}, columns = {} } of tableRenames) {
    const old = Object.fromEntries(Object.entries(columns).map(([from, to]) => [to, from]));
    const stored = Object.entries(values).map(([column, names]) => [old[column] ?? column, Object.keys(names)[0]]);
    await insert(orm, table, { id: 7, ...Object.fromEntries(stored) });
  }
  await migrate(orm);
  for (const renames of tableRenames) expect(await rowOf(orm, renames)).toMatchObject(expectedRow(renames));
  await migrateBack(orm, nameBefore(namesOf(orm), 'plainNames'));
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
