import { afterAll, describe, expect, test } from 'vitest';
import { Invoice, InvoiceStatus } from '../../../domains/business/invoices/invoice.entity.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { LegacyClient, LegacyInvoice, LegacyPayment } from './invoiceShape.ts';
import {
  call,
  clientAs,
  refusal,
  permissionWords,
  restClient,
  signInWords,
  type Call,
} from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);
/** An application for tests that change invoices. Each of them changes a different invoice. */
const ownApp = await createTestApp({}, afterAll);

const calls: Call[] = [
  ['GET', '/apps/invoice/invoices'],
  ['GET', '/api/invoice/invoices/5036'],
  ['GET', '/api/invoice/clients'],
  ['DELETE', '/apps/invoice/delete?id=5036'],
];

const list = '/apps/invoice/invoices';

describe('the REST paths of invoices', () => {
  test.each(calls)('reject signed-out callers: %s %s', async (...path) => {
    expect(await call(restClient(app), path)).toMatchObject(refusal(401, signInWords));
  });

  test.each(calls)('reject callers without the permission, and change nothing: %s %s', async (...path) => {
    expect(await call(await clientAs(app, 'subscriber'), path)).toMatchObject(refusal(403, permissionWords));
    expect(await app.orm.em.fork().count(Invoice)).toBe(50);
  });

  test('hide the payment details from callers who may only read invoices', async () => {
    const client = await clientAs(app, 'restricted-user');
    expect((await client.get(list)).status).toBe(200);
    expect(await client.get('/api/invoice/invoices/5036')).toMatchObject(
      refusal(403, /permission to read PaymentDetails/),
    );
  });

  test.each([
    ['perPage=0', /perPage: a whole number from 1 to 100/],
    ['perPage=101', /perPage/],
    ['perPage=1.5', /perPage/],
    ['perPage=ten', /perPage/],
    ['page=0', /page: a whole number from 1/],
    ['page=-1', /page/],
    ['page=1&page=2', /page/],
    [`q=${'x'.repeat(101)}`, /q: at most 100 characters/],
    ['sort=sideways', /sort: asc or desc/],
  ])('refuse a list out of bounds and name what is wrong: %s', async (query, words) => {
    expect(await (await clientAs(app, 'admin')).get(`${list}?${query}`)).toMatchObject(refusal(400, words));
  });

  test.each([[''], ['?id='], ['?id=null'], ['?id=undefined']])(
    'refuse a deletion that names no invoice: %s',
    async (query) => {
      const client = await clientAs(app, 'admin');
      expect(await client.delete(`/apps/invoice/delete${query}`)).toMatchObject(refusal(400, /Send the id/));
      expect(await client.delete(`/apps/invoice/delete${query}`, '', 'application/json')).toMatchObject(
        refusal(400, /Send the id/),
      );
      expect(
        await client.delete(`/apps/invoice/delete${query}`, '{"id":{"$ne":1}}', 'application/json'),
      ).toMatchObject(refusal(400, /Send the id/));
    },
  );

  test('return not found for an unknown invoice, and delete no other', async () => {
    const client = await clientAs(app, 'admin');
    for (const id of ['1', 'abc', '-5036', '5036.5', '99999999999999999999']) {
      expect(await client.get(`/api/invoice/invoices/${id}`)).toMatchObject(refusal(404, /does not exist/));
      expect(await client.delete(`/apps/invoice/delete?id=${id}`)).toMatchObject(
        refusal(404, /does not exist/),
      );
    }
    expect(await app.orm.em.fork().count(Invoice)).toBe(50);
  });

  test('give one invoice with where to pay it', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const em = app.orm.em.fork();
    await em.nativeUpdate(Invoice, { id: 5000 }, {
      issuedDate: '2019-12-13',
      dueDate: '2020-01-05',
      total: 342_850,
      balance: -20_500,
      invoiceStatus: InvoiceStatus.PARTIAL_PAYMENT,
      bankName: 'American Bank',
      bankCountry: 'France',
      iban: 'FR7630006000011234567890189',
      swiftCode: 'AGRIFRPP',
    } as never);
    const { body } = await client.get('/api/invoice/invoices/5000');
    expect(LegacyInvoice.strict().parse(body.invoice)).toMatchObject({
      id: 5000,
      issuedDate: '13 Dec 2019',
      dueDate: '05 Jan 2020',
      total: 3428.5,
      balance: '-$205',
      invoiceStatus: 'Partial Payment',
      avatar: expect.stringMatching(/^\/files\/initials\/[A-Z]+\.svg$/),
    });
    expect(LegacyPayment.strict().parse(body.paymentDetails)).toEqual({
      totalDue: '$0',
      bankName: 'American Bank',
      country: 'France',
      iban: 'FR7630006000011234567890189',
      swiftCode: 'AGRIFRPP',
    });
  });

  test.each([
    [0, 0],
    [34_250, '$342.50'],
    [-20_500, '-$205'],
  ])('write a balance of %i cents as %j', async (balance, shown) => {
    const { id } = await ownApp.orm.em.fork().findOneOrFail(Invoice, {}, { orderBy: { id: 'asc' } });
    await ownApp.orm.em.fork().nativeUpdate(Invoice, { id }, { balance });
    const { body } = await (await clientAs(ownApp, 'admin')).get(`/api/invoice/invoices/${id}`);
    expect(body.invoice.balance).toBe(shown);
  });

  test('write the amounts of other currencies with their own sign and units', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const amounts = async (currency: string) => {
      await app.orm.em
        .fork()
        .nativeUpdate(Invoice, { id: 5036 }, { currency, total: 123_450, balance: 20_500 });
      const { body } = await client.get('/api/invoice/invoices/5036');
      return [body.invoice.total, body.invoice.balance, body.paymentDetails.totalDue];
    };
    expect(await amounts('EUR')).toEqual([1234.5, '€205', '€205']);
    expect(await amounts('JPY')).toEqual([123_450, '¥20500', '¥20500']);
    expect(await amounts('CHF')).toEqual([1234.5, 'CHF 205', 'CHF 205']);
  });

  test.each([
    ['in the query', '?id=:id', undefined, undefined],
    ['in a JSON body', '', '{"id"::id}', 'application/json'],
    ['as text in a JSON body', '', '{"id":":id"}', 'application/json; charset=utf-8'],
    ['as the JSON body itself', '', ':id', 'application/json'],
    ['as the body itself, as plain text', '', ':id', 'text/plain;charset=UTF-8'],
    ['as the body itself, without a type', '', ':id', undefined],
    ['in a form', '', 'id=:id', 'application/x-www-form-urlencoded'],
    ['as the body itself, called a form', '', ':id', 'application/x-www-form-urlencoded'],
    ['in the query, with an empty body called JSON', '?id=:id', '', 'application/json'],
    ['in the body, with an empty query', '?id=', ':id', 'application/json'],
  ])('delete the invoice whose id comes %s', async (_how, query, body, type) => {
    const client = await clientAs(ownApp, 'admin');
    const invoices = () => ownApp.orm.em.fork().findAll(Invoice, { orderBy: { id: 'desc' } });
    const [deleted, ...remaining] = await invoices();
    const id = deleted!.id;
    const filled = (text: string | undefined) => text?.replace(':id', String(id));
    expect(await client.delete(`/apps/invoice/delete${filled(query)}`, filled(body), type)).toMatchObject({
      status: 200,
      body: { id },
    });
    expect((await invoices()).map((invoice) => invoice.id)).toEqual(remaining.map((invoice) => invoice.id));
  });

  test('give the clients of the first five invoices, in their order', async () => {
    const client = await clientAs(app, 'admin');
    const { invoices } = (await client.get(`${list}?perPage=5`)).body;
    const { body } = await client.get('/api/invoice/clients');
    expect(body).toEqual(invoices.map((invoice: { client: object }) => invoice.client));
    expect(body).toHaveLength(5);
    for (const client of body) LegacyClient.strict().parse(client);
  });

  test('list a page newest first, with all rows beside it and the total of the matches', async () => {
    const { status, body } = await (
      await clientAs(app, 'admin')
    ).get(`${list}?perPage=10&page=2&q=&status=null`);
    expect(status).toBe(200);
    expect(body.total).toBe(50);
    expect(idsOf(body.invoices)).toEqual(descending(5026, 10));
    expect(idsOf(body.allData)).toEqual(descending(5036, 50));
    for (const invoice of body.allData) LegacyInvoice.strict().parse(invoice);
  });

  test.each([
    ['perPage=100', 50],
    ['perPage=1&page=50', 1],
    ['perPage=49&page=2', 1],
    ['perPage=50&page=2', 50],
    ['perPage=49&page=3', 0],
    ['perPage=1&page=51', 0],
    ['page=1000000001', 0],
    ['page=9007199254740991&perPage=49', 0],
    ['page=9007199254740991&perPage=100', 50],
  ])('list the remaining rows at the edges, and the total of the matches: %s', async (query, left) => {
    const { status, body } = await (await clientAs(app, 'admin')).get(`${list}?${query}`);
    expect([status, body.total, body.allData.length]).toEqual([200, 50, 50]);
    expect(idsOf(body.invoices)).toEqual(descending(4986 + left, left));
  });

  test('list ten rows of the first page when parameters are missing or empty', async () => {
    const client = await clientAs(app, 'admin');
    const nothing = ['q', 'perPage', 'page', 'status', 'sort', 'sortColumn'];
    for (const value of ['', 'null', 'undefined']) {
      const { body } = await client.get(`${list}?${nothing.map((name) => `${name}=${value}`).join('&')}`);
      expect(idsOf(body.invoices)).toEqual(descending(5036, 10));
    }
  });

  test('search the name and e-mail of the client, whatever the case, and leave all rows beside', async () => {
    const client = await clientAs(app, 'admin');
    const [{ client: someone }] = (await client.get(`${list}?perPage=1`)).body.invoices;
    for (const q of [someone.name.toUpperCase(), someone.companyEmail.slice(3, 20).toUpperCase()]) {
      const { body } = await client.get(`${list}?q=${encodeURIComponent(q)}`);
      expect(body.total).toBeGreaterThan(0);
      expect(
        new Set(body.invoices.map((invoice: { client: { name: string } }) => invoice.client.name)),
      ).toEqual(new Set([someone.name]));
      expect(body.allData).toHaveLength(50);
    }
    expect((await client.get(`${list}?q=${encodeURIComponent(someone.address)}`)).body.total).toBe(0);
  });

  test.each([['Past Due'], ['past due'], ['PAST DUE']])(
    'filter by status whatever its case: %s',
    async (status) => {
      const { body } = await (
        await clientAs(app, 'admin')
      ).get(`${list}?perPage=100&status=${encodeURIComponent(status)}`);
      expect(body.total).toBe(
        await app.orm.em.fork().count(Invoice, { invoiceStatus: InvoiceStatus.PAST_DUE }),
      );
      expect(
        new Set(body.invoices.map((invoice: { invoiceStatus: string }) => invoice.invoiceStatus)),
      ).toEqual(new Set(['Past Due']));
    },
  );

  test.each([['Lost'], ['PAST_DUE'], ['__proto__'], ['constructor']])(
    'match nothing for an unknown status, which is no error: %s',
    async (status) => {
      const { status: code, body } = await (await clientAs(app, 'admin')).get(`${list}?status=${status}`);
      expect([code, body.total, body.invoices, body.allData.length]).toEqual([200, 0, [], 50]);
    },
  );

  test.each([
    ['id', (invoice: Row) => invoice.id],
    ['total', (invoice: Row) => invoice.total],
    ['client.name', (invoice: Row) => invoice.client.name.toLowerCase()],
    ['issuedDate', (invoice: Row) => Date.parse(`${invoice.issuedDate} UTC`)],
    ['dueDate', (invoice: Row) => Date.parse(`${invoice.dueDate} UTC`)],
    ['balance', (invoice: Row) => Number(String(invoice.balance).replace('$', ''))],
    ['client', (invoice: Row) => invoice.client.name.toLowerCase()],
    ['service', (invoice: Row) => invoice.service.toLowerCase()],
    ['invoiceStatus', (invoice: Row) => invoice.invoiceStatus.toLowerCase()],
  ])('sort by %s in both directions', async (column, value) => {
    const client = await clientAs(app, 'admin');
    for (const [direction, sign] of [
      ['asc', 1],
      ['desc', -1],
      ['ASC', 1],
    ] as const) {
      const { body } = await client.get(`${list}?perPage=50&sort=${direction}&sortColumn=${column}`);
      const values = body.invoices.map(value);
      expect(values).toEqual(values.toSorted((a: number, b: number) => (a < b ? -sign : a > b ? sign : 0)));
      expect(new Set(values).size).toBeGreaterThan(3);
      expect(idsOf(body.allData)).toEqual(descending(5036, 50));
    }
  });

  test('keep their own order for a column that the table cannot be sorted by', async () => {
    const client = await clientAs(app, 'admin');
    for (const column of ['avatar', '__proto__', 'toString']) {
      expect(
        idsOf((await client.get(`${list}?perPage=3&sort=asc&sortColumn=${column}`)).body.invoices),
      ).toEqual([5036, 5035, 5034]);
    }
  });

  test('hold at most 1,000 rows beside a page, newest first and each once', async () => {
    const app = await createTestApp();
    await addInvoices(app, 1000);
    const { body } = await (await clientAs(app, 'admin')).get(`${list}?perPage=100`);
    expect(body.total).toBe(1050);
    expect(idsOf(body.allData)).toEqual(descending(6036, 1000));
  });
});

interface Row {
  id: number;
  total: number;
  client: { name: string };
  issuedDate: string;
  dueDate: string;
  service: string;
  invoiceStatus: string;
  balance: 0 | string;
}

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
const descending = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);

async function addInvoices(app: TestApp, count: number): Promise<void> {
  const em = app.orm.em.fork();
  const { id: _id, client, ...template } = (await em.findOneOrFail(Invoice, 5036)) as Invoice;
  const values = { ...template, client: client.id };
  await em.insertMany(
    Invoice,
    Array.from({ length: count }, (_, index) => ({ ...values, id: 5037 + index }) as never),
  );
}
