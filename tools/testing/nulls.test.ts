import {
  isInputObjectType,
  isNonNullType,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../server/kit/graphql/executor.ts';
import type { Json } from './json.ts';
import { operationsOf, variablesOf, type Operation } from './matrix/operations.ts';
import { sampled } from './running/sampled.ts';
import { createTestApp } from './testApp.ts';

/*
 * Tests every operation with an explicit null for each optional argument and input field. Null must count as absent, or be
 * rejected as wrong input.
 */

const app = await createTestApp({ executor: jitExecutor, env: { LOG_LEVEL: 'silent' } }, afterAll);
const filling = { id: '1', text: 'x' };

/** Paths of optional arguments and input fields, such as `input.title`, a few levels deep. */
function absentable(inputs: ReadonlyArray<GraphQLArgument | GraphQLInputField>, depth = 3): string[][] {
  return inputs.flatMap(({ name, type, defaultValue }) => {
    const own = !isNonNullType(type) || defaultValue !== undefined ? [[name]] : [];
    const named = getNamedType(type);
    const isHolder = isInputObjectType(named) && depth > 1;
    const inner = isHolder ? absentable(Object.values(named.getFields()), depth - 1) : [];
    return [...own, ...inner.map((path) => [name, ...path])];
  });
}

/** The document with variables that allow null wherever the schema has a default. */
const leniently = ({ document, args }: Operation) =>
  args
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .reduce(
      (text, { name, type }) =>
        text.replace(`$${name}: ${String(type)}`, `$${name}: ${String(type).replace(/!$/, '')}`),
      document,
    );

function withNull(values: Record<string, Json>, [name, ...rest]: string[]): Record<string, Json> {
  if (rest.length === 0) return { ...values, [name!]: null };
  const inner = values[name!] ?? {};
  const nulled = (item: Json) => withNull(item as Record<string, Json>, rest);
  return { ...values, [name!]: Array.isArray(inner) ? inner.map(nulled) : nulled(inner) };
}

/**
 * Variables of an update that would succeed. An existing record with its current version and no change, so that only the null can
 * cause an error.
 */
async function changeOf({ name, args }: Operation): Promise<Record<string, Json> | undefined> {
  const [, entity] = /^update(.+)$/.exec(name) ?? [];
  if (!entity || !args.some((arg) => arg.name === 'id')) return undefined;
  const rows = (await app.orm.em.fork().find(entity as never, {}, { limit: 50, filters: false })) as Json[];
  const row = rows.find(({ radio, deletedAt }) => !deletedAt && (!radio || radio.id === 1));
  return row && { ...variablesOf(args, filling), id: String(row.id), version: row.version, input: {} };
}

async function faultsOf(operation: Operation): Promise<string[]> {
  const faults: string[] = [];
  for (const path of absentable(operation.args)) {
    const variables = withNull((await changeOf(operation)) ?? variablesOf(operation.args, filling), path);
    const token = await app.tokenOf('admin@demo.com');
    const { status, errors } = await app.graphql(leniently(operation), variables, token);
    const codes = errors.map(({ extensions }) => extensions['code']);
    const isFault = status >= 500 || codes.some((code) => !code || code === 'INTERNAL_SERVER_ERROR');
    if (isFault) faults.push(`${path.join('.')}: ${status} ${codes.join()} ${errors[0]?.message}`);
  }
  return faults;
}

describe.each(['query', 'mutation'] as const)('an explicit null in a %s', (kind) => {
  const operations = operationsOf(app.schema, kind).filter(({ args }) => absentable(args).length > 0);
  test.each(sampled(operations, 15).map((operation) => [operation.name, operation] as const))(
    'is no fault of ours: %s',
    async (_, operation) => {
      expect(await faultsOf(operation)).toEqual([]);
    },
  );
});

test('an explicit null where a value has to be is named, wherever the argument stands', async () => {
  const document = `query ($perPage: Int, $first: Int) {
    invoiceClients(perPage: $perPage) { items { invoices(first: $first) { id } } } }`;
  const token = await app.tokenOf('admin@demo.com');
  expect((await app.graphql(document, {}, token)).errors).toEqual([]);
  for (const name of ['perPage', 'first']) {
    const { status, code, fields, data } = await app.graphql(document, { [name]: null }, token);
    expect([status, code, fields, data]).toEqual([400, 'BAD_USER_INPUT', { [name]: 'required' }, undefined]);
  }
});
