import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import type { Json } from '../../../tools/testing/json.ts';
import { foldText } from '../foldText.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const statementsOf = countStatements(app.shared.database);

type Arguments = { page?: number; perPage?: number; search?: string; filter?: object; sort?: object };

const lists = {
  invoices: [
    'Invoice',
    'id issuedDate dueDate total balance invoiceStatus service client { name companyEmail }',
  ],
  employees: ['Employee', 'id fullName startDate age experience status city'],
  invoiceClients: ['InvoiceClient', 'id name'],
} as const;

function execute(list: keyof typeof lists, given: Arguments = {}, token = admin) {
  const [type, fields] = lists[list];
  const document = `query ($page: Int! = 1, $perPage: Int! = 10, $search: String, $filter: ${type}Filter, $sort: [${type}Sort!]) {
    ${list}(page: $page, perPage: $perPage, search: $search, filter: $filter, sort: $sort) { totalItems totalIsExact items { ${fields} } }
  }`;
  return app.graphql(document, given, token);
}

async function pageOf(list: keyof typeof lists, given: Arguments = {}) {
  const { data, errors } = await execute(list, given);
  expect(errors).toEqual([]);
  return data[list] as { totalItems: number; totalIsExact: boolean; items: Array<Record<string, Json>> };
}

const all = async (list: keyof typeof lists) => (await pageOf(list, { perPage: 100 })).items;

describe('a page', () => {
  test.each([
    [{ page: 0 }, { page: 'min' }],
    [{ page: -1 }, { page: 'min' }],
    [{ page: 1_000_000_001 }, { page: 'max' }],
    [{ perPage: 0 }, { perPage: 'min' }],
    [{ perPage: -5 }, { perPage: 'min' }],
    [{ perPage: 101 }, { perPage: 'max' }],
    [
      { page: 0, perPage: 0 },
      { page: 'min', perPage: 'min' },
    ],
    [{ search: 'x'.repeat(101) }, { search: 'tooLong' }],
  ])('outside of its bounds is refused without asking the database: %o', async (given, fields) => {
    const { texts, answer } = await statementsOf(() => execute('invoices', given));
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', fields]);
    expect(texts.filter((sql) => sql.includes('invoice'))).toEqual([]);
  });

  test('of 1,000 rows is refused', async () => {
    expect((await execute('invoices', { perPage: 1000 })).code).toBeOneOf([
      'BAD_USER_INPUT',
      'LIMIT_EXCEEDED',
    ]);
  });

  test.each([
    ['page', 'x'],
    ['page', 1.5],
    ['page', 99_999_999_999],
    ['perPage', null],
    ['search', 5],
    ['filter', []],
    ['filter', { unknown: { eq: 1 } }],
    ['filter', { total: { like: 1 } }],
    ['filter', { invoiceStatus: { eq: 'LOST' } }],
    ['filter', { issuedDate: { after: '2020-02-30' } }],
    ['filter', { total: { gte: 'x' } }],
    ['sort', { unknown: 'ASC' }],
    ['sort', { id: 'UP' }],
  ])('with a wrong %s is refused: %o', async (name, value) => {
    const { code, data } = await execute('invoices', { [name]: value });
    expect([code, data]).toEqual(['BAD_USER_INPUT', undefined]);
  });

  test('reads only the selected columns, and counts only when the total is selected', async () => {
    const { texts } = await statementsOf(() => app.graphql('{ invoices { items { id total } } }', {}, admin));
    const [list, ...more] = new Set(texts.filter((sql) => sql.includes('invoice')));
    expect(more).toEqual([]);
    expect(list).toMatch(
      /^select t\..id., t\..total. from .invoice. t where t\..deleted_at. is null order by/,
    );
  });

  test('that is the last returns the total without counting', async () => {
    const { texts } = await statementsOf(() => pageOf('invoices', { page: 5, perPage: 11 }));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((sql) => sql.includes('count('))).toEqual([]);
  });
});

describe('filters', () => {
  test('of several columns must all hold, and none that is null counts', async () => {
    const filter = { fullName: null, age: { eq: null, gte: 30 }, experience: { lte: 3 } };
    const expected = (await all('employees')).filter(({ age, experience }) => age >= 30 && experience <= 3);
    expect(expected).not.toEqual([]);
    expect((await pageOf('employees', { filter, perPage: 100 })).items).toEqual(expected);
  });

  test('take 100 values, and refuse more', async () => {
    const values = Array.from({ length: 101 }, (_, index) => String(4987 + index));
    expect((await pageOf('invoices', { filter: { id: { in: values.slice(0, 100) } } })).totalItems).toBe(50);
    const answer = await execute('invoices', { filter: { id: { in: values } } });
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { 'filter.id.in': 'tooLong' }]);
  });

  test('with no possible row cost no error: huge ids', async () => {
    expect((await pageOf('invoices', { filter: { id: { eq: '9'.repeat(30) } } })).totalItems).toBe(0);
  });

  test('find letters whatever their case and accents', async () => {
    await insertClients(1, 'Édith Ångström');
    for (const contains of ['édith', 'ÉDITH', 'ångSTRÖM', 'edith ang']) {
      expect(
        (await pageOf('invoiceClients', { filter: { name: { contains } } })).items.map(({ name }) => name),
      ).toEqual(['Édith Ångström 1']);
    }
  });

  test('compare whole numbers with fractions, and with numbers beyond any row', async () => {
    expect(
      (await pageOf('employees', { filter: { age: { gte: 30.5, lte: 31.5 } } })).items.every(
        ({ age }) => age === 31,
      ),
    ).toBe(true);
    expect((await pageOf('employees', { filter: { age: { eq: 30.5 } } })).totalItems).toBe(0);
    expect((await pageOf('employees', { filter: { age: { lte: 1e300 } } })).totalItems).toBe(100);
    expect((await pageOf('invoices', { filter: { total: { gte: 1e25 } } })).totalItems).toBe(0);
  });
});

describe('filters inside of filters', () => {
  const paid = { invoiceStatus: { eq: 'PAID' } };
  const dear = { total: { gte: 300_000 } };
  const matches = {
    paid: (row: Json) => row['invoiceStatus'] === 'PAID',
    dear: (row: Json) => row['total'] >= 300_000,
  };

  test.each([
    [{ or: [paid, dear] }, (row: Json) => matches.paid(row) || matches.dear(row)],
    [{ or: [paid, dear], not: dear }, (row: Json) => matches.paid(row) && !matches.dear(row)],
    [{ not: { ...paid, ...dear } }, (row: Json) => !(matches.paid(row) && matches.dear(row))],
    [{ ...dear, not: { or: [paid, { not: dear }] } }, (row: Json) => matches.dear(row) && !matches.paid(row)],
    [{ ...paid, or: null, not: null }, matches.paid],
  ])('mean what they say: %o', async (filter, isMeant) => {
    const expected = (await all('invoices')).filter(isMeant);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(50);
    expect((await pageOf('invoices', { filter, perPage: 100 })).items).toEqual(expected);
  });

  test('hold 50 conditions in all, and refuse more', async () => {
    const ways = (count: number) => ({ or: Array.from({ length: count }, () => paid) });
    expect((await execute('invoices', { filter: ways(25) })).code).toBeUndefined();
    for (const filter of [ways(26), { not: { not: ways(25) } }]) {
      const answer = await execute('invoices', { filter });
      expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { filter: 'tooLong' }]);
    }
  });
});

describe('the order', () => {
  test('refuses two columns in one place, where nobody knows which counts first, and more than five', async () => {
    const two = await execute('invoices', { sort: [{ id: 'ASC' }, { total: 'ASC', balance: 'DESC' }] });
    expect([two.code, two.fields]).toEqual(['BAD_USER_INPUT', { 'sort.1': 'invalid' }]);
    const six = await execute('invoices', { sort: Array.from({ length: 6 }, () => ({ id: 'ASC' })) });
    expect([six.code, six.fields]).toEqual(['BAD_USER_INPUT', { sort: 'tooLong' }]);
  });

  test('of several columns is the one that they are given in', async () => {
    const { items } = await pageOf('invoices', {
      sort: [{ invoiceStatus: 'DESC' }, { total: 'ASC' }],
      perPage: 100,
    });
    const expected = (await all('invoices')).toSorted(
      (a, b) =>
        (a['invoiceStatus'] < b['invoiceStatus'] ? 1 : a['invoiceStatus'] > b['invoiceStatus'] ? -1 : 0) ||
        a['total'] - b['total'] ||
        Number(b['id']) - Number(a['id']),
    );
    expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test('has every row once over all pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) =>
        pageOf('invoices', { page, perPage: 7, sort: [{ invoiceStatus: 'ASC' }] }),
      ),
    );
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(50);
  });
});

describe('a search', () => {
  const names = [
    'Åsa Lindström',
    'ÉLODIE Brûlé',
    '100% Radio',
    'snake_case',
    'back\\slash',
    `Jean "Jeannot" d'Arc`,
    'Иван Петров',
    '東京放送局',
    'Emma 🎙️ Studio',
    'Straße',
    'qx',
    'AND OR NOT NEAR',
    'a*b',
    'col:umn',
    '(paren)',
  ];
  beforeAll(async () => {
    for (const name of names) await insertClients(1, name, name);
  });

  test.each([
    ['åsa', 'Åsa Lindström'],
    ['LINDSTRÖM', 'Åsa Lindström'],
    ['asa lindstrom', 'Åsa Lindström'],
    ['elodie', 'ÉLODIE Brûlé'],
    ['Brülè', 'ÉLODIE Brûlé'],
    ['Élodie', 'ÉLODIE Brûlé'],
    ['BRÛLÉ', 'ÉLODIE Brûlé'],
    ['bru\u0302le\u0301', 'ÉLODIE Brûlé'],
    ['0% ', '100% Radio'],
    ['100% radio', '100% Radio'],
    ['%', '100% Radio'],
    ['_', 'snake_case'],
    ['ke_ca', 'snake_case'],
    ['\\', 'back\\slash'],
    ['k\\s', 'back\\slash'],
    ['"jeannot"', `Jean "Jeannot" d'Arc`],
    ['"', `Jean "Jeannot" d'Arc`],
    [`d'a`, `Jean "Jeannot" d'Arc`],
    ['ИВАН', 'Иван Петров'],
    ['京', '東京放送局'],
    ['東京', '東京放送局'],
    ['東京放', '東京放送局'],
    ['🎙️', 'Emma 🎙️ Studio'],
    ['a 🎙', 'Emma 🎙️ Studio'],
    ['straße', 'Straße'],
    ['qx', 'qx'],
    ['and or not', 'AND OR NOT NEAR'],
    ['a*b', 'a*b'],
    ['col:', 'col:umn'],
    ['(paren)', '(paren)'],
    ['  åsa  ', 'Åsa Lindström'],
  ])('finds what people see, whatever its letters: %s', async (search, name) => {
    expect((await pageOf('invoiceClients', { search })).items.map((item) => item['name'])).toEqual([name]);
  });

  test.each(['zzzz', 'a%b', '100_', '____', '%%%', '\\\\\\', '" OR 1=1 --', 'Lindström\nÅsa', '\ud83c'])(
    'finds nothing without matches, and takes operators literally: %s',
    async (search) => {
      expect(await pageOf('invoiceClients', { search })).toEqual({
        totalItems: 0,
        totalIsExact: true,
        items: [],
      });
    },
  );

  test('of nothing but spaces is none', async () => {
    const everything = (await pageOf('invoiceClients', {})).totalItems;
    for (const search of ['', '   ', '\t\n'])
      expect((await pageOf('invoiceClients', { search })).totalItems).toBe(everything);
  });

  test('does not run over from one field into the next', async () => {
    const [client] = (
      await app.graphql(
        '{ invoiceClients(perPage: 1, filter: { name: { eq: "Straße" } }) { items { name companyEmail } } }',
        {},
        admin,
      )
    ).data.invoiceClients.items;
    const across = `${client.name.slice(-3)}${client.companyEmail.slice(0, 3)}`;
    expect(
      (await pageOf('invoiceClients', { search: across })).items.map((item) => item['name']),
    ).not.toContain('Straße');
  });

  test('sees what was changed and deleted', async () => {
    const input = {
      name: 'Quetzal One',
      company: 'Co',
      companyEmail: 'q@example.com',
      address: 'x',
      country: 'F',
      contact: '000',
    };
    const { createInvoiceClient: made } = (
      await app.graphql(
        `mutation ($input: InvoiceClientInput!) { createInvoiceClient(input: $input) { id } }`,
        { input },
        admin,
      )
    ).data;
    const found = async (search: string) => (await pageOf('invoiceClients', { search })).totalItems;
    expect(await found('quetzal')).toBe(1);
    await app.graphql(
      `mutation ($id: ID!) { updateInvoiceClient(id: $id, version: 1, input: { name: "Toucan" }) { id } }`,
      { id: made.id },
      admin,
    );
    expect([await found('quetzal'), await found('toucan'), await found('q@example')]).toEqual([0, 1, 1]);
    await app.graphql(`mutation ($id: ID!) { deleteInvoiceClient(id: $id) }`, { id: made.id }, admin);
    expect([await found('toucan'), await found('tou'), await found('to')]).not.toContain(1);
  });
});

describe('guarded columns', () => {
  test.each([
    ['filter', '{ employees(filter: { salary: { gte: 1 } }) { totalItems } }'],
    ['sort', '{ employees(sort: [{ id: ASC }, { salary: ASC }]) { items { id } } }'],
    [
      'filter inside of a filter',
      '{ employees(filter: { not: { or: [{ salary: { gte: 1 } }] } }) { totalItems } }',
    ],
    [
      'filter in a variable',
      'query ($f: EmployeeFilter = { salary: { lte: 1 } }) { employees(filter: $f) { totalItems } }',
    ],
  ])('do not %s for whoever may not read them', async (_, document) => {
    const { code, errors, data } = await app.graphql(document, {}, await app.as('editor'));
    expect([code, errors[0]?.extensions['subject'], data]).toEqual(['FORBIDDEN', 'Salary', null]);
    expect((await app.graphql(document, {}, await app.as('manager'))).code).toBeUndefined();
  });

  test('are not searched for users who may not read them, by two letters or by more', async () => {
    const { salary, id } = (await app.graphql('{ employees(perPage: 1) { items { id salary } } }', {}, admin))
      .data.employees.items[0];
    const amount = `$${salary / 100}`;
    for (const search of [amount, amount.slice(0, 4), '$']) {
      const seen = async (role: string) =>
        (await execute('employees', { search, perPage: 100 }, await app.as(role))).data.employees.items.map(
          (row: Json) => row.id,
        );
      expect(await seen('manager')).toContain(id);
      expect(await seen('editor')).toEqual([]);
    }
  });
});

describe('totals', () => {
  test('are exact up to 10,000 and a lower bound beyond, common searches and filters included', async () => {
    await insertClients(9500, 'Bulk');
    const counted = async (given: Arguments) => {
      const { totalItems, totalIsExact } = await pageOf('invoiceClients', given);
      return [totalItems, totalIsExact];
    };
    expect(await counted({ search: 'bulk' })).toEqual([9500, true]);
    expect(await counted({ search: 'bulk 9' })).toEqual([1 + 10 + 100 + 501, true]);
    await insertClients(500, 'Bulk');
    expect(await counted({ filter: { name: { contains: 'bulk' } } })).toEqual([10_000, true]);
    await insertClients(50, 'Bulk');
    expect(await counted({ search: 'bulk' })).toEqual([10_000, false]);
    expect(await counted({ search: 'bu' })).toEqual([10_000, false]);
    expect(await counted({ filter: { name: { contains: 'bulk' } } })).toEqual([10_000, false]);
    expect(await counted({})).toEqual([10_000, false]);
    const { items } = await pageOf('invoiceClients', { search: 'bulk', page: 1005, perPage: 10 });
    expect(items).toHaveLength(10);
    const names = (
      await pageOf('invoiceClients', { search: 'bulk', sort: [{ name: 'ASC' }], perPage: 3 })
    ).items.map((item) => item['name']);
    expect(names).toEqual(['Bulk 1', 'Bulk 1', 'Bulk 1']);
  });

  test('change nothing of the order of pages far down, which are read from the nearer end', async () => {
    await insertClients(12_000, 'Deep');
    for (const direction of ['asc', 'desc'] as const) {
      const rows = await app.shared.database.rows(
        `select id from invoice_client order by lower(name) ${direction}, id desc`,
        [],
      );
      const inOrder = rows.map(([id]) => String(id));
      const last = Math.ceil(inOrder.length / 100);
      for (const page of [101, 102, last - 1, last, last + 1]) {
        const sort = [{ name: direction.toUpperCase() }];
        const { items } = await pageOf('invoiceClients', { page, perPage: 100, sort });
        expect(items.map(({ id }) => id)).toEqual(inOrder.slice((page - 1) * 100, page * 100));
      }
    }
  });
});

/** Inserts many clients at once, named `Name 1`, `Name 2` and so on, or all `exactly` alike. */
async function insertClients(count: number, name: string, exactly?: string): Promise<void> {
  const text = exactly === undefined ? `cast(? as text) || ' ' || i` : `cast(? as text)`;
  await app.shared.database.transaction(async (transaction) =>
    transaction.run(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
       insert into invoice_client (version, created_at, updated_at, search_text, guarded_search_text, name, company, company_email, address, country, contact)
       select 1, c.created_at, c.updated_at, ${text} || cast(? as text), '', ${text}, '', 'nobody@example.com', '', '', '' from n, (select created_at, updated_at from invoice_client where id = 1) c`,
      [foldText(name), '\nnobody@example.com', name],
    ),
  );
}
