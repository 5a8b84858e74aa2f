import { GraphQLObjectType } from 'graphql';
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
    if (!String(row?.[0]).includes('deleted_at')) found.push(step);
  }
  return found;
}

// Both engines have the same indexes, but only SQLite's query plans are checked.
describe.runIf(database.engine === 'sqlite')('the recycle bin', () => {
  test('is part of several lists', () => expect(lists.length).toBeGreaterThan(15));

  test.each(lists)('is not read by the page or the total of $name', async ({ name }) => {
    const { texts, answer } = await statementsOf(() =>
      app.graphql(`{ ${name}(perPage: 2) { totalItems items { id } } }`, {}, token),
    );
    expect(answer.errors).toEqual([]);
    const steps = await Promise.all(texts.map((sql) => stepsThroughBin(sql)));
    expect(steps.flat()).toEqual([]);
  });
});
