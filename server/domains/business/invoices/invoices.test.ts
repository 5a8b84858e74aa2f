import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const list = /* GraphQL */ `
  query (
    $page: Int! = 1
    $perPage: Int! = 10
    $search: String
    $filter: InvoiceFilter
    $sort: [InvoiceSort!]
  ) {
    invoices(page: $page, perPage: $perPage, search: $search, filter: $filter, sort: $sort) {
      totalItems
      totalIsExact
      items {
        id
        issuedDate
        dueDate
        service
        total
        balance
        currency
        invoiceStatus
        client {
          id
          name
          company
          companyEmail
          address
          country
          contact
          avatar
        }
      }
    }
  }
`;
const detail = `query ($id: ID!) { invoice(id: $id) { id version total balance paymentDetails { totalDue bankName country iban swiftCode } client { name } } }`;
const create = `mutation ($input: InvoiceInput!) { createInvoice(input: $input) {
  id version issuedDate dueDate total balance currency invoiceStatus client { id } paymentDetails { totalDue bankName country iban swiftCode }
} }`;
const update = `mutation ($id: ID!, $version: Int!, $input: InvoicePatch!) { updateInvoice(id: $id, version: $version, input: $input) {
  id version total balance dueDate invoiceStatus client { id } paymentDetails { totalDue iban swiftCode }
} }`;
const remove = `mutation ($id: ID!) { deleteInvoice(id: $id) }`;

const paymentDetails = {
  bankName: 'Banque des Ondes',
  country: 'France',
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  swiftCode: 'psstfrpppar',
};
const invoice = (more: object = {}) => ({
  clientId: '1',
  issuedDate: '2024-02-29',
  dueDate: '2024-03-31',
  service: 'TEMPLATE_CUSTOMIZATION',
  total: 120_000,
  balance: 120_000,
  invoiceStatus: 'SENT',
  paymentDetails,
  ...more,
});

type Row = Record<string, Json>;
const page = async (given: object = {}) =>
  (await app.graphql(list, given, admin)).data.invoices as {
    totalItems: number;
    totalIsExact: boolean;
    items: Row[];
  };
const everything = (await page({ perPage: 100 })).items;
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

describe('the list of invoices', () => {
  test('holds the 50 of the sample, 5036 down to 4987, with every status and service', () => {
    expect(idsOf(everything).map(Number)).toEqual(Array.from({ length: 50 }, (_, index) => 5036 - index));
    expect(new Set(everything.map(({ invoiceStatus }) => invoiceStatus))).toEqual(
      new Set(['PAID', 'DOWNLOADED', 'SENT', 'DRAFT', 'PARTIAL_PAYMENT', 'PAST_DUE']),
    );
    expect(new Set(everything.map(({ service }) => service)).size).toBe(4);
  });

  test('has a balance of nothing, of something, or of what was paid too much', () => {
    const balances = everything.map(({ balance }) => balance as number);
    expect(balances).toContain(0);
    expect(balances).toContain(-20_500);
    expect(balances.some((balance) => balance > 0)).toBe(true);
    expect(
      everything.every(({ total, balance, issuedDate, dueDate }) => balance <= total && issuedDate < dueDate),
    ).toBe(true);
  });
});

describe('an invoice', () => {
  test('has its payment details, with an amount due that is never negative', async () => {
    const overpaid = everything.find(({ balance }) => balance < 0)!;
    expect(
      (await app.graphql(detail, { id: overpaid['id'] }, admin)).data.invoice.paymentDetails.totalDue,
    ).toBe(0);
    const owed = everything.find(({ balance }) => balance > 0)!;
    const { data } = await app.graphql(detail, { id: owed['id'] }, admin);
    expect(data.invoice.paymentDetails).toEqual({
      totalDue: owed['balance'],
      bankName: expect.stringMatching(/./),
      country: expect.stringMatching(/./),
      iban: expect.stringMatching(/^FR[\dA-Z]{25}$/),
      swiftCode: expect.stringMatching(/^[A-Z\d]{8}$/),
    });
  });

  test.each([
    [{ clientId: '999999' }, { clientId: 'unknown' }],
    [{ clientId: '' }, { clientId: 'unknown' }],
    [
      {
        clientId: '999999',
        dueDate: '2024-02-28',
        balance: 120_001,
        paymentDetails: { ...paymentDetails, swiftCode: 'x' },
      },
      { clientId: 'unknown', dueDate: 'min', balance: 'max', 'paymentDetails.swiftCode': 'invalid' },
    ],
    [{ dueDate: '2024-02-28' }, { dueDate: 'min' }],
    [{ total: -1, balance: -1 }, { total: 'min' }],
    [{ total: 100_000_000_001 }, { total: 'max' }],
    [{ balance: 120_001 }, { balance: 'max' }],
    [{ balance: -100_000_000_001 }, { balance: 'min' }],
    [{ currency: 'EURO' }, { currency: 'invalid' }],
    [{ currency: 'XYZ' }, { currency: 'invalid' }],
    [
      { paymentDetails: { ...paymentDetails, iban: 'FR14 2004 1010 0505 0001 3M02 607' } },
      { 'paymentDetails.iban': 'invalid' },
    ],
    [{ paymentDetails: { ...paymentDetails, swiftCode: 'x' } }, { 'paymentDetails.swiftCode': 'invalid' }],
    [
      { paymentDetails: { ...paymentDetails, bankName: ' ', country: 'x'.repeat(81) } },
      { 'paymentDetails.bankName': 'required', 'paymentDetails.country': 'tooLong' },
    ],
  ])('is not added with what is not acceptable: %j', async (more, fields) => {
    const answer = await app.graphql(create, { input: invoice(more) }, admin);
    expect([answer.code, answer.fields, answer.data]).toEqual(['BAD_USER_INPUT', fields, null]);
  });

  test.each([
    ['issuedDate', '2023-02-29'],
    ['issuedDate', '29/02/2024'],
    ['issuedDate', null],
    ['dueDate', 'tomorrow'],
    ['total', '12.5'],
    ['total', 12.5],
    ['total', 1e20],
    ['service', 'CLEANING'],
    ['invoiceStatus', 'Paid'],
    ['paymentDetails', null],
    ['paymentDetails', { bankName: 'x' }],
    ['clientId', null],
    ['id', '6000'],
    ['version', 3],
  ])('is not added with a wrong type: %s %j', async (name, value) => {
    expect((await app.graphql(create, { input: invoice({ [name]: value }) }, admin)).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await page()).items[0]!['id']).toBe('5036');
  });

  test('is added with the next number, in dollars unless said otherwise, and comes first', async () => {
    const { data, errors } = await app.graphql(create, { input: invoice() }, admin);
    expect(errors).toEqual([]);
    expect(data.createInvoice).toEqual({
      id: '5037',
      version: 1,
      issuedDate: '2024-02-29',
      dueDate: '2024-03-31',
      total: 120_000,
      balance: 120_000,
      currency: 'USD',
      invoiceStatus: 'SENT',
      client: { id: '1' },
      paymentDetails: {
        totalDue: 120_000,
        bankName: 'Banque des Ondes',
        country: 'France',
        iban: 'FR1420041010050500013M02606',
        swiftCode: 'PSSTFRPPPAR',
      },
    });
    const { items, totalItems } = await page();
    expect([items[0]!['id'], totalItems]).toEqual(['5037', 51]);
    await app.graphql(remove, { id: '5037' }, admin);
  });

  test('keeps the largest and the smallest amounts exactly', async () => {
    const input = invoice({ total: 100_000_000_000, balance: -100_000_000_000, currency: 'EUR' });
    const { data } = await app.graphql(create, { input }, admin);
    expect(data.createInvoice).toMatchObject({
      total: 100_000_000_000,
      balance: -100_000_000_000,
      currency: 'EUR',
    });
    await app.graphql(remove, { id: data.createInvoice.id }, admin);
  });

  test('is deleted, then is gone, and its number is never given again', async () => {
    const made = async () =>
      (await app.graphql(create, { input: invoice() }, admin)).data.createInvoice.id as string;
    const id = await made();
    expect((await app.graphql(remove, { id }, admin)).data.deleteInvoice).toBe(id);
    expect((await app.graphql(remove, { id }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(detail, { id }, admin)).code).toBe('NOT_FOUND');
    const next = await made();
    expect(Number(next)).toBeGreaterThan(Number(id));
    await app.graphql(remove, { id: next }, admin);
    expect((await page()).items[0]!['id']).toBe('5036');
  });

  test('has a status that agrees with its balance and its due date', async () => {
    const add = (more: object) => app.graphql(create, { input: invoice(more) }, admin);
    expect((await add({ invoiceStatus: 'PAID' })).fields).toEqual({ invoiceStatus: 'stillOwed' });
    expect((await add({ invoiceStatus: 'PAST_DUE', dueDate: '9999-12-31' })).fields).toEqual({
      invoiceStatus: 'notDueYet',
    });
    for (const more of [{ invoiceStatus: 'PAID', balance: -1 }, { invoiceStatus: 'PAST_DUE' }]) {
      const { data, errors } = await add(more);
      expect(errors).toEqual([]);
      await app.graphql(remove, { id: data.createInvoice.id }, admin);
    }
  });

  test('with an older contradiction is changed in other fields', async () => {
    const { id } = (await app.graphql(create, { input: invoice() }, admin)).data.createInvoice;
    const { database } = app.shared;
    await database.transaction(async (transaction) =>
      transaction.run("update invoice set invoice_status = 'PAID' where id = ?", [Number(id)]),
    );
    const change = (version: number, input: object) => app.graphql(update, { id, version, input }, admin);
    expect((await change(1, { clientId: '2', invoiceStatus: 'PAID' })).errors).toEqual([]);
    expect((await change(2, { balance: 1 })).fields).toEqual({ invoiceStatus: 'stillOwed' });
    await app.graphql(remove, { id }, admin);
  });

  describe('when changed', () => {
    let id: string;
    beforeAll(async () => {
      id = (await app.graphql(create, { input: invoice() }, admin)).data.createInvoice.id;
    });

    test.each([
      [{ dueDate: '2024-02-01' }, { dueDate: 'min' }],
      [{ issuedDate: '2024-04-01' }, { dueDate: 'min' }],
      [{ total: 100, balance: 200 }, { balance: 'max' }],
      [{ balance: 120_001 }, { balance: 'max' }],
      [{ clientId: '999' }, { clientId: 'unknown' }],
      [{ invoiceStatus: 'PAID' }, { invoiceStatus: 'stillOwed' }],
      [{ invoiceStatus: 'PAID', balance: 1 }, { invoiceStatus: 'stillOwed' }],
      [{ invoiceStatus: 'PAST_DUE', dueDate: '9999-12-31' }, { invoiceStatus: 'notDueYet' }],
      [{ paymentDetails: { ...paymentDetails, iban: 'x' } }, { 'paymentDetails.iban': 'invalid' }],
    ])('is checked as a whole: %j', async (input, fields) => {
      expect((await app.graphql(update, { id, version: 1, input }, admin)).fields).toEqual(fields);
    });

    test('changes the given fields and keeps the rest', async () => {
      const first = (
        await app.graphql(update, { id, version: 1, input: { balance: 0, invoiceStatus: 'PAID' } }, admin)
      ).data.updateInvoice;
      expect(first).toMatchObject({
        version: 2,
        total: 120_000,
        balance: 0,
        invoiceStatus: 'PAID',
        dueDate: '2024-03-31',
        paymentDetails: { totalDue: 0, swiftCode: 'PSSTFRPPPAR' },
      });
      const second = (
        await app.graphql(
          update,
          {
            id,
            version: 2,
            input: { clientId: '2', paymentDetails: { ...paymentDetails, swiftCode: 'DEUTDEFF' } },
          },
          admin,
        )
      ).data.updateInvoice;
      expect(second).toMatchObject({
        version: 3,
        client: { id: '2' },
        balance: 0,
        paymentDetails: { swiftCode: 'DEUTDEFF' },
      });
    });

    test('is not changed by a stale version', async () => {
      const { code, errors } = await app.graphql(update, { id, version: 1, input: { total: 1 } }, admin);
      expect([
        code,
        errors[0]?.extensions['current'].version,
        errors[0]?.extensions['current'].total,
      ]).toEqual(['CONFLICT', 3, 120_000]);
    });
  });
});

describe('a client who is billed', () => {
  const createClient = `mutation ($input: InvoiceClientInput!) { createInvoiceClient(input: $input) { id name invoices { id } } }`;
  const removeClient = `mutation ($id: ID!) { deleteInvoiceClient(id: $id) }`;
  const input = {
    name: 'Jo Doe',
    company: 'Co',
    companyEmail: 'jo@example.com',
    address: '1 Street',
    country: 'France',
    contact: '0102',
  };

  test.each([
    [
      { name: '', company: '' },
      { name: 'required', company: 'required' },
    ],
    [{ companyEmail: 'nonsense' }, { companyEmail: 'email' }],
    [{ address: 'x'.repeat(301) }, { address: 'tooLong' }],
    [{ contact: '1' }, { contact: 'tooShort' }],
  ])('is not added with what is not acceptable: %j', async (more, fields) => {
    expect((await app.graphql(createClient, { input: { ...input, ...more } }, admin)).fields).toEqual(fields);
  });

  test('is not deleted while there are invoices, and is without any', async () => {
    const { id } = (await app.graphql(createClient, { input }, admin)).data.createInvoiceClient;
    const bill = (await app.graphql(create, { input: invoice({ clientId: id }) }, admin)).data.createInvoice
      .id;
    expect((await app.graphql(removeClient, { id }, admin)).fields).toEqual({ id: 'inUse' });
    // A bill in the recycle bin still uses its client, because it may be restored.
    await app.graphql(remove, { id: bill }, admin);
    expect((await app.graphql(removeClient, { id }, admin)).fields).toEqual({ id: 'inUse' });
    const another = (await app.graphql(createClient, { input }, admin)).data.createInvoiceClient.id;
    expect((await app.graphql(removeClient, { id: another }, admin)).data.deleteInvoiceClient).toBe(another);
  });
});

describe('the number of an invoice', () => {
  test('is found by a search, with or without its mark, and by no part of it', async () => {
    for (const search of ['5033', '#5033', ' 5033 '])
      expect(idsOf((await page({ search })).items)).toEqual(['5033']);
    for (const search of ['503', '05033x', '##5033', '99999999999999999999'])
      expect(idsOf((await page({ search })).items)).not.toContain('5033');
  });

  test('is found in the palette', async () => {
    const found = await app.graphql('{ search(query: "5033") { kind rows { id } } }', {}, admin);
    expect(found.data.search).toContainEqual({ kind: 'Invoice', rows: [{ id: '5033' }] });
  });
});

describe('a total that changes', () => {
  const made = async () => {
    const input = invoice({ total: 100_00, balance: 60_00 });
    return (await app.graphql(create, { input }, admin)).data.createInvoice as Row;
  };
  const changed = async (row: Row, input: object) =>
    (await app.graphql(update, { id: row['id'], version: row['version'], input }, admin)).data.updateInvoice;

  test('leaves what was paid as it was', async () => {
    expect(await changed(await made(), { total: 150_00 })).toMatchObject({ total: 150_00, balance: 110_00 });
    expect(await changed(await made(), { total: 30_00 })).toMatchObject({ total: 30_00, balance: -10_00 });
  });

  test('comes with another balance where that is said', async () => {
    expect(await changed(await made(), { total: 150_00, balance: 0 })).toMatchObject({ balance: 0 });
  });
});

describe('the recycle bin of invoices', () => {
  const bin = `query ($search: String) { deletedInvoices(search: $search) { items { id deletedAt } totalItems } }`;
  const restore = `mutation ($id: ID!) { restoreInvoice(id: $id) { id version total deletedAt } }`;
  const removeClient = `mutation ($id: ID!) { deleteInvoiceClient(id: $id) }`;
  const makeClient = `mutation ($input: InvoiceClientInput!) { createInvoiceClient(input: $input) { id } }`;

  test('is closed to users who may not delete invoices', async () => {
    await app.graphql(remove, { id: '5001' }, admin);
    for (const [document, variables] of [
      [bin, {}],
      [restore, { id: '5001' }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      const client = await app.tokenOf('client@demo.com');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
    await app.graphql(restore, { id: '5001' }, admin);
  });

  test('gives nothing back that is not in it', async () => {
    for (const id of ['5002', '999999'])
      expect((await app.graphql(restore, { id }, admin)).code).toBe('NOT_FOUND');
  });

  test('stores deleted invoices with all their fields, and restores them', async () => {
    const before = (await app.graphql(detail, { id: '5003' }, admin)).data.invoice;
    expect((await app.graphql(remove, { id: '5003' }, admin)).data.deleteInvoice).toBe('5003');
    expect((await app.graphql(detail, { id: '5003' }, admin)).code).toBe('NOT_FOUND');
    expect((await page({ search: '5003' })).items).toEqual([]);
    const [removed] = (await app.graphql(bin, { search: '#5003' }, admin)).data.deletedInvoices.items;
    expect(removed).toEqual({ id: '5003', deletedAt: expect.any(String) });
    const back = await app.graphql(restore, { id: '5003' }, admin);
    expect(back.data.restoreInvoice).toMatchObject({ id: '5003', total: before.total, deletedAt: null });
    const { version: _, ...rest } = before;
    expect((await app.graphql(detail, { id: '5003' }, admin)).data.invoice).toMatchObject(rest);
  });

  test('keeps the client of an invoice that can be restored', async () => {
    const input = {
      name: 'Nadia',
      company: 'Studio',
      companyEmail: 'nadia@example.com',
      address: 'Quay 1',
      country: 'France',
      contact: '0102030405',
    };
    const clientId = (await app.graphql(makeClient, { input }, admin)).data.createInvoiceClient.id;
    const { id } = (await app.graphql(create, { input: invoice({ clientId }) }, admin)).data.createInvoice;
    await app.graphql(remove, { id }, admin);
    expect((await app.graphql(removeClient, { id: clientId }, admin)).fields).toEqual({ id: 'inUse' });
    expect((await app.graphql(restore, { id }, admin)).data.restoreInvoice.id).toBe(id);
  });
});
