import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../../server/kit/graphql/executor.ts';
import { countStatements } from '../running/statements.ts';
import { sampled } from '../running/sampled.ts';
import { createTestApp } from '../testApp.ts';
import { listsOf, mustBeGiven } from './lists.ts';
import { makeRows } from './rows.ts';

/* Each field of a list must query the database once for all rows of a page, never row by row. */

const app = await createTestApp({ executor: jitExecutor }, afterAll);
const { models } = app.shared.reads;
const token = await app.tokenOf('admin@demo.com');
const statementsOf = countStatements(app.shared.database);
const lists = listsOf(app.schema).filter(({ needs, item }) => needs.length === 0 && models.find(item));

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: GraphQLNamedType): Field[] =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).filter((field) => !field.args.some(mustBeGiven))
    : [];

/** A field with all leaf fields below it, and with those of the rows of a page. */
function written(field: Field): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  const inner = fieldsOf(type).filter(
    ({ name, type: of }) => isLeafType(getNamedType(of)) || name === 'items',
  );
  return `${field.name} { __typename ${inner.map(written).join(' ')} }`;
}

/** The SQL statements that a field of a list with `perPage` rows causes, each with how often it runs. */
async function requestedFor(list: string, field: Field, perPage: number) {
  const document = `{ ${list}(perPage: ${perPage}) { items { __typename ${written(field)} } } }`;
  const { texts, answer } = await statementsOf(() => app.graphql(document, {}, token));
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return { times, rows: answer.data?.[list]?.items?.length as number, errors: answer.errors };
}

beforeAll(async () => {
  await makeRows(app, [...new Set(lists.map(({ item }) => item))], 1);
});

describe('no field of a list is queried row by row', () => {
  test.each(sampled(lists, 20))('$name', async ({ name, item }) => {
    for (const field of fieldsOf(app.schema.getType(item)!)) {
      const { times: ofOne } = await requestedFor(name, field, 1);
      const { times, rows, errors } = await requestedFor(name, field, 6);
      // `usedIn` finds the uses in slots and in rundowns, and both read the names of slots.
      const atMost = field.name === 'usedIn' ? 2 : 1;
      const repeated = [...times].filter(([text, count]) => count > Math.max(atMost, ofOne.get(text) ?? 0));
      expect({ rows: rows > 1, errors }, `${name}.${field.name}`).toEqual({ rows: true, errors: [] });
      expect(repeated, `${name}.${field.name}`).toEqual([]);
    }
  });
});
