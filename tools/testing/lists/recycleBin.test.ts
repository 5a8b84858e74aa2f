import type { GraphQLObjectType } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { countStatements } from '../running/statements.ts';
import { createTestApp } from '../testApp.ts';
import { listsOf } from './lists.ts';

const app = await createTestApp({}, afterAll);
const token = await app.tokenOf('admin@demo.com');
const { database } = app.shared;
const statementsOf = countStatements(database);
const hasBin = ({ item }: { item: string }) =>
  Boolean((app.schema.getType(item) as GraphQLObjectType).getFields()['deletedAt']);
const isBin = ({ name }: { name: string }) => name.startsWith('deleted');
const lists = listsOf(app.schema).filter((list) => list.needs.length === 0 && hasBin(list) && !isBin(list));

/** The steps of a SQLite query plan that read rows of the recycle bin. They use no index, or one without the bin's column. */
async function stepsThroughBin(sql: string): Promise<string[]> {
  const [, alias] = /(\w+)\."?`?deleted_at/.exec(sql) ?? [];
  if (alias === undefined) return [];
  const plan = await database.rows(
    `explain query plan ${sql}`,
    [...sql.matchAll(/\?/g)].map(() => null),
  );
  const own = plan.map((row) => String(row[3])).filter((step) => step.split(' ')[1] === alias);
  const found: string[] = [];
  for (const step of own) {
    const [, index = ''] = /INDEX (\w+)/.exec(step) ?? [];
    const [row] = await database.rows('select sql from sqlite_master where name = ?', [index]);
    // Rows that are found by their id are at most as many as the statement names.
    const isById = step.includes('USING INTEGER PRIMARY KEY');
    if (!isById && !String(row?.[0]).includes('deleted_at')) found.push(step);
  }
  return found;
}

/*
 * Columns with an index of their own, without the bin's column, that other queries need. Lists in their order, or with a filter for
 * them, pass over the rows of the bin that the index has between the others.
 */
const sortedThroughBin: Readonly<Record<string, string[]>> = {
  invoices: ['dueDate', 'invoiceStatus'],
  banners: ['isActive'],
  contents: ['kind'],
};
const filteredThroughBin: Readonly<Record<string, string[]>> = {
  invoices: ['invoiceStatus'],
  contents: ['kind'],
};

// Both engines have the same indexes, but only SQLite's query plans are checked.
describe.runIf(database.engine === 'sqlite')('the recycle bin', () => {
  test('is part of several lists', () => expect(lists.length).toBeGreaterThan(15));

  const stepsOf = async (document: string) => {
    const { texts, answer } = await statementsOf(() => app.graphql(document, {}, token));
    expect(answer.errors).toEqual([]);
    return (await Promise.all(texts.map((sql) => stepsThroughBin(sql)))).flat();
  };

  test.each(lists)('is not read by the page or the total of $name', async ({ name }) => {
    expect(await stepsOf(`{ ${name}(perPage: 2) { totalItems items { id } } }`)).toEqual([]);
  });

  test.each(lists)('is not read by $name in any order', async ({ name, sorts }) => {
    const found: string[] = [];
    for (const sort of sorts)
      for (const order of ['ASC', 'DESC']) {
        const list = `${name}(perPage: 2, sort: [{ ${sort}: ${order} }])`;
        if ((await stepsOf(`{ ${list} { items { id } } }`)).length > 0) found.push(sort);
      }
    expect([...new Set(found)]).toEqual(sortedThroughBin[name] ?? []);
  });

  test.each(lists)('is not read by $name with a filter for an enum', async ({ name, filters }) => {
    const found: string[] = [];
    for (const { column, values } of filters.filter((filter) => filter.values.length > 0)) {
      const list = `${name}(perPage: 2, filter: { ${column}: { in: [${values[0]}] } })`;
      if ((await stepsOf(`{ ${list} { totalItems items { id } } }`)).length > 0) found.push(column);
    }
    expect(found).toEqual(filteredThroughBin[name] ?? []);
  });
});
