import { afterAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../graphql/executor.ts';
import { countStatements } from '../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import type { Json } from '../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const execute = async (document: string, variables: object = {}) => {
  const { data, errors } = await app.graphql(document, variables, admin);
  expect(errors).toEqual([]);
  return data;
};

type Row = Record<string, Json>;
const invoices: Row[] = (await execute('{ invoices(perPage: 100) { items { id total client { id } } } }'))
  .invoices.items;
const idsOfClient = (id: string) =>
  invoices.filter(({ client }) => client.id === id).map((invoice) => invoice['id']);
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

describe('a read', () => {
  test('follows relations to one, there and back', async () => {
    const { invoice } = await execute(
      '{ invoice(id: 5036) { id client { id invoices { id client { id } } } } }',
    );
    expect(idsOf(invoice.client.invoices)).toEqual(idsOfClient(invoice.client.id));
    expect(invoice.client.invoices.every(({ client }: Row) => client.id === invoice.client.id)).toBe(true);
  });

  test('returns children with the selected fields of their parent, without a join for each of them', async () => {
    const statementsOf = countStatements(app.shared.database);
    const { texts, answer } = await statementsOf(() =>
      execute(
        '{ invoiceClients(perPage: 5) { items { id name invoices { id client { id title: name company } } } } }',
      ),
    );
    expect(texts.length).toBeGreaterThan(1);
    for (const { id, name, invoices: billed } of answer.invoiceClients.items) {
      for (const { client } of billed)
        expect(client).toEqual({ id, title: name, company: expect.any(String) });
    }
    expect(texts.filter((sql) => / join .invoice_client/.test(sql))).toEqual([]);
  });

  test('returns the children of each row, newest first, as many as requested', async () => {
    for (const first of [1, 2, 3, 100]) {
      const { invoiceClients } = await execute(
        'query ($first: Int!) { invoiceClients(perPage: 50) { items { id invoices(first: $first) { id } } } }',
        { first },
      );
      for (const client of invoiceClients.items)
        expect(idsOf(client.invoices)).toEqual(idsOfClient(client.id).slice(0, first));
    }
  });

  test('returns ten children unless more or fewer are requested, and none for zero', async () => {
    const { roles } = await execute(
      '{ roles(perPage: 20) { items { key members { id } none: members(first: 0) { id } more: members(first: 100) { id } memberCount } } }',
    );
    for (const role of roles.items) {
      expect([role.members.length, role.none.length, role.more.length]).toEqual([
        Math.min(5, role.memberCount),
        0,
        role.memberCount,
      ]);
    }
  });

  test('distinguishes two lists of the same children by their names', async () => {
    const { invoiceClients } = await execute(
      '{ invoiceClients(perPage: 5) { items { id last: invoices(first: 1) { id } all: invoices(first: 100) { id total } } } }',
    );
    for (const client of invoiceClients.items) {
      expect(client.last).toEqual(client.all.slice(0, 1).map(({ id }: Row) => ({ id })));
      expect(idsOf(client.all)).toEqual(idsOfClient(client.id));
    }
  });

  test('merges the selections of fragments and repeated fields', async () => {
    const document = `{ invoice(id: 5036) { ...A ...B client { name } } invoice(id: 5036) { total } }
      fragment A on Invoice { client { id ...C } } fragment B on Invoice { client { company } id } fragment C on InvoiceClient { country invoices(first: 1) { id } }`;
    const { invoice } = await execute(document);
    expect(invoice).toEqual({
      id: '5036',
      total: expect.any(Number),
      client: {
        id: expect.any(String),
        name: expect.any(String),
        company: expect.any(String),
        country: expect.any(String),
        invoices: [{ id: expect.any(String) }],
      },
    });
  });

  test('leaves out skipped fields and returns included ones, in the same document', async () => {
    const document = `query ($deep: Boolean!) { invoices(perPage: 1) { totalItems @include(if: $deep) items { id client @include(if: $deep) { name } total @skip(if: $deep) } } }`;
    expect((await execute(document, { deep: true })).invoices).toEqual({
      totalItems: 50,
      items: [{ id: '5036', client: { name: expect.any(String) } }],
    });
    expect((await execute(document, { deep: false })).invoices).toEqual({
      items: [{ id: '5036', total: expect.any(Number) }],
    });
    expect((await execute(document, { deep: true })).invoices.items[0].client.name).toEqual(
      expect.any(String),
    );
  });

  test('gives a missing relation as null', async () => {
    const { viewer } = await execute('{ viewer { radio { name slug timeZone language } } }');
    expect(viewer.radio).toEqual({
      name: 'Radio Horizon',
      slug: 'horizon',
      timeZone: 'Europe/Paris',
      language: 'fr',
    });
  });

  test('gives every value in its type: dates, moments, money, lists', async () => {
    const { invoice } = await execute(
      '{ invoice(id: 4987) { id version createdAt issuedDate total currency } }',
    );
    expect(invoice).toEqual({
      id: '4987',
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      issuedDate: '2018-01-09',
      total: expect.any(Number),
      currency: 'USD',
    });
    const { permissions } = await execute(
      '{ permissions(search: "Only View") { items { createdDate assignedTo abilities { action subject } } } }',
    );
    expect(permissions.items[0]).toMatchObject({
      createdDate: '2021-12-04T20:15:00.000Z',
      assignedTo: ['administrator', 'restricted-user'],
    });
    expect(permissions.items[0].abilities).toContainEqual({ action: 'read', subject: 'Invoice' });
  });

  test('refuses a negative number of children, or more than there may be', async () => {
    for (const first of [-1, 101]) {
      const { code, fields } = await app.graphql(
        'query ($first: Int!) { invoiceClient(id: 1) { invoices(first: $first) { id } } }',
        { first },
        admin,
      );
      expect([first, code, fields]).toEqual([first, 'BAD_USER_INPUT', { first: first < 0 ? 'min' : 'max' }]);
    }
  });
});

describe('the number of statements', () => {
  test('does not grow with the number of rows, however deep', async () => {
    const bare = await createTestApp({ executor: jitExecutor });
    const token = await bare.tokenOf('admin@demo.com');
    const statementsOf = countStatements(bare.shared.database);
    const countOf = async (document: string, variables: object) => {
      await bare.graphql(document, variables, token);
      const { texts, answer } = await statementsOf(() => bare.graphql(document, variables, token));
      expect(answer.errors).toEqual([]);
      return texts.filter((sql) => !sql.includes('from "session"')).length;
    };
    const nested =
      'query ($perPage: Int!) { invoiceClients(perPage: $perPage) { items { name invoices(first: 5) { total client { name } } } } }';
    expect([await countOf(nested, { perPage: 1 }), await countOf(nested, { perPage: 20 })]).toEqual([2, 2]);
    const users =
      'query ($perPage: Int!) { users(perPage: $perPage) { totalItems items { fullName role { key permissions { name } } } } }';
    expect([await countOf(users, { perPage: 2 }), await countOf(users, { perPage: 40 })]).toEqual([3, 3]);
    const assigned =
      'query ($perPage: Int!) { permissions(perPage: $perPage) { items { name assignedTo roles { key } } } }';
    expect([await countOf(assigned, { perPage: 1 }), await countOf(assigned, { perPage: 9 })]).toEqual([
      2, 2,
    ]);
  });
});
