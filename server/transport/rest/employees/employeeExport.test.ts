import { afterAll, describe, expect, test, vi } from 'vitest';
import { Employee, EmployeeStatus } from '../../../domains/business/employees/employee.entity.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { clientAs, refusal, permissionWords, restClient, signInWords } from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const path = '/api/exports/employees.csv';
const header = 'ID,Name,Post,E-mail,City,Start date,Salary (USD),Age,Experience (years),Status';

describe('the export of employees', () => {
  test('rejects signed-out callers', async () => {
    expect(await restClient(app).get(path)).toMatchObject(refusal(401, signInWords));
  });

  test('rejects callers without the permission, as JSON', async () => {
    const reply = await (await clientAs(app, 'subscriber')).get(path);
    expect(reply).toMatchObject(refusal(403, permissionWords));
    expect(reply.headers['content-disposition']).toBeUndefined();
  });

  test.each([
    [`search=${'x'.repeat(101)}`, /^search: at most 100/],
    ['order=sideways', /^order: asc or desc/],
  ])('refuses wrong values: %s', async (query, words) => {
    expect(await (await clientAs(app, 'admin')).get(`${path}?${query}`)).toMatchObject(refusal(400, words));
  });

  test('gives all rows as a UTF-8 file with a byte order mark, a header and CRLF', async () => {
    const reply = await (await clientAs(app, 'admin')).get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="employees.csv"',
    });
    expect(reply.text.startsWith(`\uFEFF${header}\r\n`)).toBe(true);
    expect(reply.text.endsWith('\r\n')).toBe(true);
    expect(rowsOf(reply.text).map((row) => Number(row.split(',')[0]))).toEqual(
      Array.from({ length: 100 }, (_, index) => 100 - index),
    );
  });

  test('gives more rows than a page of the list holds, each once', async () => {
    const app = await createTestApp();
    await addEmployees(app, 250);
    const ids = rowsOf((await (await clientAs(app, 'admin')).get(path)).text).map((row) =>
      Number(row.split(',')[0]),
    );
    expect(ids).toEqual(Array.from({ length: 350 }, (_, index) => 350 - index));
  });

  test('quotes what needs it, and takes the force from what a spreadsheet would run', async () => {
    const app = await createTestApp();
    await change(app, 100, {
      fullName: '=HYPERLINK("http://x")',
      post: 'Cook, "chef"',
      email: '@x',
      city: '-Ville\nB',
      startDate: '2016-09-23',
      salary: 2_389_635,
      age: 61,
      experience: 3,
      status: EmployeeStatus.RESIGNED,
    });
    const { text } = await (await clientAs(app, 'admin')).get(`${path}?search=hyperlink`);
    expect(text).toBe(
      `\uFEFF${header}\r\n100,"'=HYPERLINK(""http://x"")","Cook, ""chef""",'@x,"'-Ville\nB",2016-09-23,23896.35,61,3,Resigned\r\n`,
    );
  });

  test('returns the matching rows in the requested order', async () => {
    const client = await clientAs(app, 'admin');
    const names = async (query: string) =>
      rowsOf((await client.get(`${path}?search=editor&sort=fullName&${query}`)).text).map(
        (row) => row.split(',')[1]!,
      );
    const up = await names('order=asc');
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual(up.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(await names('order=DESC')).toEqual(up.toReversed());
    expect(await names('order=')).toEqual(up);
  });

  test('gives those of a status alone', async () => {
    const client = await clientAs(app, 'admin');
    const statuses = async (status: string) =>
      rowsOf((await client.get(`${path}?status=${status}`)).text).map((row) => row.split(',').at(-1));
    expect(new Set(await statuses('resigned'))).toEqual(new Set(['Resigned']));
    expect(await statuses('unknown')).toEqual([]);
  });

  test('gives the header alone when nothing matches', async () => {
    expect((await (await clientAs(app, 'admin')).get(`${path}?search=nobody-like-this`)).text).toBe(
      `\uFEFF${header}\r\n`,
    );
  });

  test('leaves salaries empty for callers who may not read them, and rejects sorting by them', async () => {
    const client = await clientAs(app, 'editor');
    const rows = rowsOf((await client.get(`${path}?search=editor`)).text);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/,\d{4}-\d\d-\d\d,,\d+,/);
    expect(await client.get(`${path}?sort=salary&order=asc`)).toMatchObject(
      refusal(403, /permission to read Salary/),
    );
  });

  test('breaks off, instead of ending as if it were whole, when a later page fails', async () => {
    const app = await createTestApp();
    await addEmployees(app, 150);
    const token = await app.as('admin');
    const execute = app.operations.execute.bind(app.operations);
    vi.spyOn(app.operations, 'execute').mockImplementation(async (request, context) => {
      if (request.variables?.['page'] === 2) throw new Error('The database is away.');
      return execute(request, context);
    });
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(/terminated/);
  });
});

const rowsOf = (csv: string) => csv.trimEnd().split('\r\n').slice(1);

async function addEmployees(app: TestApp, count: number): Promise<void> {
  const em = app.orm.em.fork();
  const { id: _id, ...template } = await em.findOneOrFail(Employee, 100);
  await em.insertMany(
    Employee,
    Array.from({ length: count }, (_, index) => ({ ...template, id: 101 + index }) as never),
  );
}

async function change(app: TestApp, id: number, values: Partial<Employee>): Promise<void> {
  const em = app.orm.em.fork();
  em.assign(await em.findOneOrFail(Employee, id), values as never);
  await em.flush();
}
