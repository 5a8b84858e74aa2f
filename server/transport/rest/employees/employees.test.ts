import { afterAll, describe, expect, test } from 'vitest';
import { Employee, EmployeeStatus } from '../../../domains/business/employees/employee.entity.ts';
import { AuditAction, AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { LegacyEmployee } from './employeeShape.ts';
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

const calls: Call[] = [
  ['GET', '/api/datatables/initial-data'],
  ['GET', '/api/datatables/data'],
];

const list = '/api/datatables/data';

describe('the REST paths of employees', () => {
  test.each(calls)('reject signed-out callers: %s %s', async (...path) => {
    expect(await call(restClient(app), path)).toMatchObject(refusal(401, signInWords));
  });

  test.each(calls)('reject callers without the permission: %s %s', async (...path) => {
    expect(await call(await clientAs(app, 'subscriber'), path)).toMatchObject(refusal(403, permissionWords));
  });

  test('reject sorting by salary for callers who may not read salaries', async () => {
    expect(await (await clientAs(app, 'editor')).get(`${list}?sort=asc&sortColumn=salary`)).toMatchObject(
      refusal(403, /permission to read Salary/),
    );
  });

  test.each([['perPage=0'], ['perPage=101'], ['page=0'], [`q=${'x'.repeat(101)}`]])(
    'refuse a list out of bounds: %s',
    async (query) => {
      expect(await (await clientAs(app, 'admin')).get(`${list}?${query}`)).toMatchObject(
        refusal(400, /^(perPage|page|q): /),
      );
    },
  );

  test('write each value as older clients read it', async () => {
    const app = await createTestApp();
    await change(app, 100, {
      fullName: "Korrie O'Crevy",
      startDate: '2016-09-23',
      salary: 2_389_635,
      age: 61,
      experience: 1,
      status: EmployeeStatus.PROFESSIONAL,
    });
    await change(app, 99, { experience: 3, salary: 2_000_000, status: EmployeeStatus.APPLIED });
    const { body } = await (await clientAs(app, 'admin')).get(`${list}?perPage=2`);
    expect(LegacyEmployee.strict().parse(body.invoices[0])).toMatchObject({
      responsive_id: '',
      id: 100,
      avatar: '',
      full_name: "Korrie O'Crevy",
      start_date: '09/23/2016',
      salary: '$23896.35',
      age: '61',
      experience: '1 Year',
      status: 2,
    });
    expect(body.invoices[1]).toMatchObject({ id: 99, salary: '$20000', experience: '3 Years', status: 5 });
  });

  test('leave the salary empty for callers who may not read salaries, without an error for every row', async () => {
    const app = await createTestApp();
    const { status, body } = await (await clientAs(app, 'editor')).get('/api/datatables/initial-data');
    expect([status, body.length, new Set(body.map(({ salary }: { salary: string }) => salary))]).toEqual([
      200,
      100,
      new Set(['']),
    ]);
    expect(await app.orm.em.fork().count(AuditEntry, { action: AuditAction.DENIED })).toBe(0);
  });

  test('give all 100 employees', async () => {
    const { body } = await (await clientAs(app, 'admin')).get('/api/datatables/initial-data');
    expect(body.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 100 }, (_, index) => 100 - index),
    );
    for (const employee of body) LegacyEmployee.strict().parse(employee);
  });

  test('list a page, called invoices, with all rows beside it', async () => {
    const { body } = await (await clientAs(app, 'admin')).get(`${list}?perPage=7&page=2`);
    expect(body.total).toBe(100);
    expect(body.invoices).toEqual(body.allData.slice(7, 14));
    expect(body.allData).toHaveLength(100);
  });

  test('list the remaining rows at the edges', async () => {
    const client = await clientAs(app, 'admin');
    for (const [query, ids] of [
      ['perPage=99&page=2', [1]],
      ['perPage=99&page=3', []],
      ['perPage=1&page=100', [1]],
    ] as const) {
      const { body } = await client.get(`${list}?${query}`);
      expect([body.total, body.allData.length]).toEqual([100, 100]);
      expect(body.invoices.map(({ id }: { id: number }) => id)).toEqual(ids);
    }
  });

  test('search neither the city nor fields that are not text', async () => {
    const app = await createTestApp();
    await change(app, 42, { city: 'Xanadu', responsiveId: 'xanadu', avatar: '/xanadu.png' });
    expect((await (await clientAs(app, 'admin')).get(`${list}?q=xanadu`)).body).toMatchObject({ total: 0 });
  });

  test.each([
    ['full_name', "o'CREVY"],
    ['post', 'chief wizard'],
    ['email', 'wizard@example.com'],
    ['age', '7777'],
    ['salary', '$23896.35'],
    ['start_date', '09/23/1916'],
  ])('search the %s as people see it', async (_field, q) => {
    const app = await createTestApp();
    await change(app, 42, {
      fullName: "Korrie O'Crevy",
      post: 'Chief Wizard',
      email: 'wizard@example.com',
      startDate: '1916-09-23',
      salary: 2_389_635,
      age: 7777,
    });
    const { body } = await (await clientAs(app, 'admin')).get(`${list}?q=${encodeURIComponent(q)}`);
    expect(body).toMatchObject({ total: 1, invoices: [{ id: 42 }] });
    expect(body.allData).toHaveLength(100);
  });

  test.each([['full_name'], ['post'], ['email'], ['city'], ['age'], ['experience'], ['salary']])(
    'sort by %s in both directions',
    async (column) => {
      const client = await clientAs(app, 'admin');
      const sorted = async (direction: string) => {
        const { body } = await client.get(`${list}?perPage=100&sort=${direction}&sortColumn=${column}`);
        return body.invoices.map((row: Record<string, string>) =>
          /^[$\d]/.test(row[column]!)
            ? Number.parseFloat(row[column]!.replace('$', ''))
            : row[column]!.toLowerCase(),
        );
      };
      const [up, down] = [await sorted('asc'), await sorted('desc')];
      expect(up).toEqual(down.toReversed());
      expect(up[0]! < up.at(-1)!).toBe(true);
    },
  );
});

/** Changes an employee through the entity, whose hooks also update its search text. */
async function change(app: TestApp, id: number, values: Partial<Employee>): Promise<void> {
  const em = app.orm.em.fork();
  em.assign(await em.findOneOrFail(Employee, id), values as never);
  await em.flush();
}
