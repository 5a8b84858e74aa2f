import { getIntrospectionQuery } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { limits } from './limits.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
// The first request of a role reads its permissions, which must not be counted below.
await app.graphql('{ viewer { id } }', {}, admin);
const statementsOf = countStatements(app.shared.database);

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** Clients of invoices of clients and so on, nested `levels` deep, with one row per list. */
const nested = (levels: number) =>
  `{ invoices(perPage: 1) { items { ${'client { invoices(first: 1) { '.repeat(levels)} id ${'} } '.repeat(levels)} } } }`;

async function refusalOf(document: string, variables: object = {}) {
  const { texts, answer } = await statementsOf(() => app.graphql(document, variables, admin));
  const { code, errors, data, status } = answer;
  const { limit, allowed } = errors[0]?.extensions ?? {};
  return {
    code,
    limit,
    allowed,
    data,
    status,
    statements: texts.filter((sql) => !sql.includes('from "session"')),
  };
}

const refusedFor = (limit: keyof typeof limits) => ({
  code: 'LIMIT_EXCEEDED',
  limit,
  allowed: limits[limit].max,
  data: undefined,
  statements: [],
});

const errorsOf = async (document: string, variables: object = {}) =>
  (await app.graphql(document, variables, admin)).errors;

describe('the limit of', () => {
  test('tokens: 1,000', async () => {
    const documentWith = (ids: number) =>
      `{ ${repeat(15, (index) => `a${index}: invoices(filter: { id: { in: [${repeat(ids, (id) => `"${id}"`)}] } }) { totalItems }`)} }`;
    expect(await errorsOf(documentWith(45))).toEqual([]);
    expect(await refusalOf(documentWith(60))).toMatchObject(refusedFor('tokens'));
  });

  test('depth: 8', async () => {
    expect(await errorsOf(nested(2))).toEqual([]);
    expect(await refusalOf(nested(3))).toMatchObject(refusedFor('depth'));
    const levels = nested(3).replace('{ invoices', 'query { ...All } fragment All on Query { invoices');
    expect(await refusalOf(levels)).toMatchObject(refusedFor('depth'));
  });

  test('what stands inside of each other in a variable: 32', async () => {
    const deep = (depth: number) => JSON.parse(`${'{"not":'.repeat(depth)}{}${'}'.repeat(depth)}`) as object;
    const document = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalItems } }';
    expect(await errorsOf(document, { filter: deep(30) })).toEqual([]);
    expect(await refusalOf(document, { filter: deep(31) })).toMatchObject(refusedFor('inputDepth'));
  });

  test('the same, where reading it would take the stack', async () => {
    const filter = `${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}`;
    const query = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalItems } }';
    const { body } = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
      payload: `{"query":${JSON.stringify(query)},"variables":{"filter":${filter}}}`,
    });
    expect(JSON.parse(body).errors[0].extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit: 'inputDepth',
    });
  });

  test('aliases: 15', async () => {
    expect(await errorsOf(`{ ${repeat(15, (index) => `a${index}: viewer { id }`)} }`)).toEqual([]);
    expect(await refusalOf(`{ ${repeat(16, (index) => `a${index}: viewer { id }`)} }`)).toMatchObject(
      refusedFor('aliases'),
    );
  });

  test('aliases, counted again wherever a fragment is used', async () => {
    const fragment = `fragment Five on Invoice { ${repeat(5, (index) => `a${index}: id`)} }`;
    expect(
      await refusalOf(`{ ${repeat(4, () => 'invoice(id: 5036) { ...Five }')} } ${fragment}`),
    ).toMatchObject(refusedFor('aliases'));
  });

  test('directives: 10', async () => {
    const documentWith = (count: number) =>
      `{ invoices(perPage: 1) { items { ${repeat(count, () => 'id @include(if: true)')} } } }`;
    expect(await errorsOf(documentWith(10))).toEqual([]);
    expect(await refusalOf(documentWith(11))).toMatchObject(refusedFor('directives'));
  });

  test('mutations in a request: 4', async () => {
    const documentWith = (count: number) =>
      `mutation { ${repeat(count, (index) => `a${index}: deleteInvoice(id: "1${index}") `)} }`;
    expect((await refusalOf(documentWith(4))).code).toBe('NOT_FOUND');
    expect(await refusalOf(documentWith(5))).toMatchObject(refusedFor('mutations'));
  });

  test('cost: 1,000 points, rows of a page and of each of their lists multiplied', async () => {
    const document = `query ($perPage: Int!, $first: Int) { invoiceClients(perPage: $perPage) { items { id invoices(first: $first) { id } } } }`;
    expect(await errorsOf(document, { perPage: 50, first: 10 })).toEqual([]);
    expect(await errorsOf(document, { perPage: 100 })).toEqual([]);
    expect(await refusalOf(document, { perPage: 100, first: 100 })).toMatchObject(refusedFor('cost'));
  });

  test('cost, with the computed cost in the error', async () => {
    const document = '{ invoiceClients(perPage: 100) { items { id invoices(first: 100) { id } } } }';
    const [error] = await errorsOf(document);
    // One point for each of two fields and of a hundred lists; a tenth for each id of a client or invoice.
    expect(error!.extensions).toMatchObject({ limit: 'cost', allowed: 1000, requested: 1112 });
  });

  test('cost, with what fields cost besides their selection', async () => {
    const plans = (count: number) =>
      `query ($from: DateTimeISO!, $to: DateTimeISO!) { ${repeat(count, (index) => `a${index}: planBetween(from: $from, to: $to) { kind }`)} }`;
    const span = { from: '2026-12-01T10:00:00Z', to: '2026-12-01T10:01:00Z' };
    expect(await errorsOf(plans(4), span)).toEqual([]);
    // Each plan costs 200 points of its own, one for the field, and a tenth for `kind` in each of thirty rows.
    const [error] = await errorsOf(plans(5), span);
    expect(error!.extensions).toMatchObject({ limit: 'cost', allowed: 1000, requested: 1020 });
    expect(await refusalOf(plans(5), span)).toMatchObject(refusedFor('cost'));
  });

  test('cost, with pages and lists whose size is a default or is written in the document', async () => {
    expect(
      await refusalOf(
        'query ($n: Int! = 100) { invoiceClients(perPage: $n) { items { invoices(first: $n) { id } } } }',
      ),
    ).toMatchObject(refusedFor('cost'));
    expect(
      await refusalOf('{ invoiceClients(perPage: 100) { items { invoices(first: 100) { id } } } }'),
    ).toMatchObject(refusedFor('cost'));
    expect(
      await refusalOf(
        '{ invoiceClients(perPage: 100) { ...Rows } } fragment Rows on InvoiceClientPage { items { invoices(first: 100) { id } } }',
      ),
    ).toMatchObject(refusedFor('cost'));
  });

  test.each([
    ['240 times', `{ ${repeat(240, () => 'viewer { id }')} }`],
    ['90 times, by inline fragments', `{ ${repeat(90, () => '... on Query { viewer { id } }')} }`],
    [
      'in a wide fragment',
      `{ ${repeat(60, () => '...F')} } fragment F on Query { ${repeat(180, () => 'viewer { id }')} }`,
    ],
    [
      'in many fragments',
      `{ ${repeat(40, (index) => `...F${index}`)} } ${repeat(40, (index) => `fragment F${index} on Query { viewer { id } }`)}`,
    ],
    [
      'in fragments that lead nowhere',
      `{ ...F0 } ${repeat(60, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)}`,
    ],
    [
      'inside of an unused operation',
      `{ viewer { id } } query Other { ${repeat(200, () => 'viewer { id }')} }`,
    ],
  ])('cost, of what is named again in one place, before it is validated: %s', async (_, document) => {
    // Validation would report the invalid fragment, so the cost must be checked before.
    expect(await refusalOf(`${document} fragment Invalid on Query { nothing }`)).toMatchObject(
      refusedFor('cost'),
    );
  });

  test('cost, which what fragments share does not reach', async () => {
    const parts = repeat(10, (index) => `fragment F${index} on Viewer { id email }`);
    expect(await errorsOf(`{ viewer { ${repeat(10, (index) => `...F${index}`)} } } ${parts}`)).toEqual([]);
  });

  test('cost, which nothing negative makes smaller', async () => {
    const document = `query ($first: Int!) { invoiceClients(perPage: 100) { items { few: invoices(first: $first) { id } many: invoices(first: 100) { id } } } }`;
    expect(await refusalOf(document, { first: -1000 })).toMatchObject(refusedFor('cost'));
  });

  test('cost, also beside a question about the schema', async () => {
    expect(
      await refusalOf(
        '{ __typename __schema { queryType { name } } invoiceClients(perPage: 100) { items { invoices(first: 100) { id } } } }',
      ),
    ).toMatchObject(refusedFor('cost'));
    expect(await refusalOf(`{ __type(name: "Query") { name } ${nested(3).slice(1)}`)).toMatchObject(
      refusedFor('depth'),
    );
  });

  test('cost, with fragments that multiply themselves', async () => {
    const levels = 30;
    const fragments = repeat(
      levels,
      (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    expect(
      await refusalOf(`{ ...F0 } ${fragments} fragment F${levels} on Query { viewer { id } }`),
    ).toMatchObject(refusedFor('cost'));
  });
});

describe('the schema itself', () => {
  const introspection =
    '{ __schema { types { name fields { name type { name ofType { name ofType { name ofType { name } } } } } } } }';

  test('is shown to nobody who is signed out', async () => {
    for (const document of [
      introspection,
      '{ __type(name: "User") { name } }',
      '{ ...F } fragment F on Query { __schema { queryType { name } } }',
    ]) {
      const { code, data } = await app.graphql(document);
      expect([code, data]).toEqual(['UNAUTHENTICATED', undefined]);
    }
  });

  test('is shown to nobody without the permission', async () => {
    const { code, errors } = await app.graphql(introspection, {}, await app.as('manager'));
    expect([code, errors[0]?.extensions['subject']]).toEqual(['FORBIDDEN', 'Explorer']);
  });

  test('is shown to everyone who may use the explorer, as deep as tools request it', async () => {
    const { data, errors } = await app.graphql(getIntrospectionQuery(), {}, admin);
    expect(errors).toEqual([]);
    expect(data.__schema.types.map(({ name }: { name: string }) => name)).toContain('Invoice');
  });

  test('is not guessed at by suggestions', async () => {
    const { body, code } = await app.graphql('{ invoicez { id } viewr { id } }');
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(body).not.toMatch(/did you mean|invoices|viewer/i);
  });

  test('still returns the name of a type that a query reached to everyone', async () => {
    expect((await app.graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});
