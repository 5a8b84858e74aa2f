import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const list = `query ($page: Int! = 1, $perPage: Int! = 10, $search: String, $filter: EmployeeFilter, $sort: [EmployeeSort!]) {
  employees(page: $page, perPage: $perPage, search: $search, filter: $filter, sort: $sort) {
    totalItems items { id responsiveId avatar fullName post email city startDate salary age experience status }
  }
}`;

type Row = Record<string, Json>;
const page = async (given: object = {}, token = admin) =>
  (await app.graphql(list, given, token)).data.employees as { totalItems: number; items: Row[] };
const everyone = (await page({ perPage: 100 })).items;

const { fullName, salary, startDate } = everyone[17]!;

describe('the table of employees', () => {
  test('is refused to signed-out users and to clients', async () => {
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

  test('hides salaries from users who may not read them: display, search, filters and sorting', async () => {
    const author = await app.as('author');
    const answer = await app.graphql(list, { perPage: 5 }, author);
    expect(answer.data.employees.items.map((row: Row) => row['salary'])).toEqual(Array(5).fill(null));
    expect(
      new Set(answer.errors.map(({ extensions }) => `${extensions['code']} ${extensions['subject']}`)),
    ).toEqual(new Set(['FORBIDDEN Salary']));
    expect((await page({ search: `$${salary / 100}` }, author)).items).toEqual([]);
    for (const given of [{ sort: [{ salary: 'ASC' }] }, { filter: { salary: { gte: 0 } } }])
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
