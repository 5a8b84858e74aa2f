import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import type { Json } from '../../testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const list = `query ($page: Int! = 1, $perPage: Int! = 10, $search: String, $filter: EmployeeFilter, $sort: EmployeeSort) {
  employees(page: $page, perPage: $perPage, search: $search, filter: $filter, sort: $sort) {
    totalItems items { id responsiveId avatar fullName post email city startDate salary age experience status }
  }
}`;

type Row = Record<string, Json>;
const page = async (given: object = {}, token = admin) =>
  (await app.graphql(list, given, token)).data.employees as { totalItems: number; items: Row[] };
const everyone = (await page({ perPage: 100 })).items;

/** What people see of an employee in the six searched fields. */
const seen = ({ fullName, post, email, age, salary, startDate }: Row) => {
  const [year, month, day] = startDate.split('-');
  const amount = salary % 100 === 0 ? salary / 100 : (salary / 100).toFixed(2);
  return [fullName, post, email, String(age), `$${amount}`, `${month}/${day}/${year}`];
};

const { fullName, post, email, age, salary, startDate } = everyone[17]!;

describe('the table of employees', () => {
  test('is refused to whoever is signed out, and to clients', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(list, {}, await app.as('subscriber'))).code).toBe('FORBIDDEN');
  });

  test('holds the 100 of the sample with the five statuses, in their order', async () => {
    expect([everyone.length, (await page()).totalItems]).toEqual([100, 100]);
    const values = app.schema.getType('EmployeeStatus') as import('graphql').GraphQLEnumType;
    expect(values.getValues().map(({ name }) => name)).toEqual([
      'CURRENT',
      'PROFESSIONAL',
      'REJECTED',
      'RESIGNED',
      'APPLIED',
    ]);
    expect(new Set(everyone.map(({ status }) => status)).size).toBe(5);
  });

  test.each([
    ['the name', fullName.toUpperCase()],
    ['a part of the name', fullName.slice(1, 6)],
    ['the post', post.toLowerCase()],
    ['the e-mail', email],
    ['the age', String(age)],
    ['the salary as people see it', `$${salary / 100}`],
    ['a part of the salary', `$${String(salary / 100).slice(0, 3)}`],
    [
      'the start date as people see it',
      `${startDate.slice(5, 7)}/${startDate.slice(8)}/${startDate.slice(0, 4)}`,
    ],
    ['the month and day', `${startDate.slice(5, 7)}/${startDate.slice(8)}/`],
    ['the year', `/${startDate.slice(0, 4)}`],
    ['two digits', '19'],
    ['an @', '@'],
  ])('is searched by %s', async (_, search) => {
    const expected = everyone.filter((row) =>
      seen(row).some((text) => text.toLowerCase().includes(search.toLowerCase())),
    );
    expect(_.startsWith('two') || _ === 'an @' || expected.includes(everyone[17]!)).toBe(true);
    expect((await page({ search, perPage: 100 })).items).toEqual(expected);
  });

  test('is not searched by other fields, nor by dates and amounts as they are stored', async () => {
    const { city } = everyone[17]!;
    for (const search of [city, startDate, String(salary), 'CURRENT']) {
      const expected = everyone.filter((row) =>
        seen(row).some((text) => text.toLowerCase().includes(search.toLowerCase())),
      );
      expect((await page({ search, perPage: 100 })).items).toEqual(expected);
    }
  });

  test.each([
    'fullName',
    'post',
    'email',
    'city',
    'salary',
    'age',
    'experience',
    'status',
    'id',
    'startDate',
  ])('is sorted by %s, both ways', async (column) => {
    const key = (row: Row) =>
      column === 'id'
        ? Number(row['id'])
        : typeof row[column] === 'string'
          ? row[column].toLowerCase()
          : row[column];
    for (const [direction, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const expected = everyone.toSorted((a, b) =>
        key(a) < key(b) ? -sign : key(a) > key(b) ? sign : Number(b['id']) - Number(a['id']),
      );
      expect((await page({ sort: { [column]: direction }, perPage: 100 })).items).toEqual(expected);
    }
  });

  test('is filtered by city, date, pay, experience and status', async () => {
    const filter = { city: { eq: everyone[0]!['city'] } };
    expect((await page({ filter, perPage: 100 })).items).toEqual(
      everyone.filter(({ city }) => city === everyone[0]!['city']),
    );
    const several = {
      startDate: { after: '2016-12-31', before: '2019-01-01' },
      salary: { gte: 1_500_000 },
      experience: { lte: 5 },
      status: { in: ['CURRENT', 'APPLIED'] },
    };
    const expected = everyone.filter(
      (row) =>
        row['startDate'] > '2016-12-31' &&
        row['startDate'] < '2019-01-01' &&
        row['salary'] >= 1_500_000 &&
        row['experience'] <= 5 &&
        ['CURRENT', 'APPLIED'].includes(row['status']),
    );
    expect((await page({ filter: several, perPage: 100 })).items).toEqual(expected);
  });

  test('keeps salaries from those who may not read them: shown, searched, filtered and sorted', async () => {
    const author = await app.as('author');
    const answer = await app.graphql(list, { perPage: 5 }, author);
    expect(answer.data.employees.items.map((row: Row) => row['salary'])).toEqual(Array(5).fill(null));
    expect(
      new Set(answer.errors.map(({ extensions }) => `${extensions['code']} ${extensions['subject']}`)),
    ).toEqual(new Set(['FORBIDDEN Salary']));
    expect((await page({ search: `$${salary / 100}` }, author)).items).toEqual([]);
    for (const given of [{ sort: { salary: 'ASC' } }, { filter: { salary: { gte: 0 } } }])
      expect((await app.graphql(list, given, author)).data).toBeNull();
  });

  test('is read-only: there is no way to write one', () => {
    expect(
      Object.keys(app.schema.getMutationType()!.getFields()).filter((name) => name.includes('Employee')),
    ).toEqual([]);
  });
});

describe('an employee', () => {
  test('is read by id', async () => {
    const { data } = await app.graphql(
      `query ($id: ID!) { employee(id: $id) { id fullName startDate } }`,
      { id: everyone[17]!['id'] },
      admin,
    );
    expect(data.employee).toEqual({ id: everyone[17]!['id'], fullName, startDate });
  });

  test('is not found when there is none', async () => {
    for (const id of ['101', '0', 'x'])
      expect((await app.graphql(`query ($id: ID!) { employee(id: $id) { id } }`, { id }, admin)).code).toBe(
        'NOT_FOUND',
      );
  });
});
