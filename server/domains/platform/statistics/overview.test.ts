import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { Employee } from '../../business/employees/employee.entity.ts';
import { Invoice, InvoiceStatus } from '../../business/invoices/invoice.entity.ts';
import { Role } from '../permissions/roles/role.entity.ts';
import { User } from '../users/user.entity.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const series = '{ total before points pointsBefore }';
const all = `{ overview {
  invoices {
    byStatus { status count } due { currency amount count } pastDue { currency amount count }
    byMonth { starts issued ${series} amounts { currency series ${series} } }
  }
  users { byStatus { status count } byRole { key name count } added ${series} }
  employees { byStatus { status count } }
  access { starts signIns ${series} failedSignIns ${series} refusals ${series} }
} }`;

const overview = async (token = admin) => (await app.graphql(all, {}, token)).data.overview as Json;
const em = () => app.orm.em.fork();

/** Returns the number of rows with each value. */
const countBy = <T>(rows: readonly T[], of: (row: T) => string) =>
  Object.fromEntries([...Map.groupBy(rows, of)].map(([value, group]) => [value, group.length]));
const asObject = (counts: Json, name: string) =>
  Object.fromEntries(
    counts.filter((entry: Json) => entry.count > 0).map((entry: Json) => [entry[name], entry.count]),
  );

describe('the overview', () => {
  test('is refused to signed-out users', async () => {
    expect((await app.graphql(all)).code).toBe('UNAUTHENTICATED');
  });

  test('returns nothing to a client of the station', async () => {
    const { data, errors } = await app.graphql(all, {}, await app.as('subscriber'));
    expect(data.overview).toEqual({ invoices: null, users: null, employees: null, access: null });
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(Array(4).fill('FORBIDDEN'));
  });

  test('shows users who may read users but not roles the total, without the roles', async () => {
    await addRole(app, 'people', 'read User');
    const { users } = await overview(await app.as('people'));
    expect(users.byRole).toBeNull();
    expect(users.byStatus).toHaveLength(3);
  });

  test('counts invoices by status, each status once', async () => {
    const { invoices } = await overview();
    expect(invoices.byStatus.map(({ status }: Json) => status)).toEqual(Object.values(InvoiceStatus));
    const rows = await em().findAll(Invoice);
    expect(asObject(invoices.byStatus, 'status')).toEqual(
      countBy(rows, ({ invoiceStatus }) => invoiceStatus),
    );
  });

  test('sums the amounts due by currency, without drafts and overpayments', async () => {
    await em().nativeUpdate(Invoice, { id: 5036 }, {
      invoiceStatus: InvoiceStatus.PAST_DUE,
      currency: 'EUR',
      balance: 12_300,
    } as never);
    // A client who paid too much owes nothing; the overpayment does not reduce what other clients owe.
    const { id } = await em().findOneOrFail(Invoice, { invoiceStatus: InvoiceStatus.SENT, currency: 'USD' });
    await em().nativeUpdate(Invoice, { id }, { balance: -4500 });
    const rows = await em().findAll(Invoice);
    const owed = (statuses: InvoiceStatus[], currency: string) => {
      const due = rows.filter(
        (row) => statuses.includes(row.invoiceStatus) && row.currency === currency && row.balance > 0,
      );
      return { currency, amount: due.reduce((sum, { balance }) => sum + balance, 0), count: due.length };
    };
    const { DOWNLOADED, PARTIAL_PAYMENT, PAST_DUE, SENT } = InvoiceStatus;
    const { invoices } = await overview();
    expect(invoices.due).toEqual([
      owed([SENT, DOWNLOADED, PARTIAL_PAYMENT, PAST_DUE], 'USD'),
      owed([SENT, DOWNLOADED, PARTIAL_PAYMENT, PAST_DUE], 'EUR'),
    ]);
    expect(invoices.pastDue).toEqual([
      owed([PAST_DUE], 'USD'),
      { currency: 'EUR', amount: 12_300, count: 1 },
    ]);
  });

  test('shows the twelve months up to the newest invoice, beside those before', async () => {
    const { invoices } = await overview();
    const { starts, issued } = invoices.byMonth;
    expect([starts[0], starts.at(-1), starts.length]).toEqual(['2020-01-01', '2020-12-01', 12]);
    const dates = (await em().findAll(Invoice)).map(({ issuedDate }) => issuedDate);
    expect(issued.total).toBe(dates.filter((date) => date.startsWith('2020')).length);
    expect(issued.before).toBe(dates.filter((date) => date.startsWith('2019')).length);
  });

  test('counts users by status and role, and those of the last 28 days', async () => {
    const { users } = await overview();
    const rows = await em().findAll(User);
    const keys = new Map((await em().findAll(Role)).map(({ id, key }) => [id, key]));
    expect(asObject(users.byStatus, 'status')).toEqual(countBy(rows, ({ status }) => status));
    expect(asObject(users.byRole, 'key')).toEqual(countBy(rows, ({ role }) => keys.get(role.id)!));
    expect(users.byRole[0].count).toBe(Math.max(...users.byRole.map(({ count }: Json) => count)));
    expect(users.added).toMatchObject({ total: rows.length, before: 0 });
    expect(users.added.points).toHaveLength(28);
    // Midnight may have passed since the sample data was created, so the rows may count on two days.
    expect(users.added.points.at(-2) + users.added.points.at(-1)).toBe(rows.length);
  });

  test('counts employees by status', async () => {
    const { employees } = await overview();
    expect(asObject(employees.byStatus, 'status')).toEqual(
      countBy(await em().findAll(Employee), ({ status }) => status),
    );
  });

  test('counts the sign-ins of the last 30 days, today last', async () => {
    const signIn =
      'mutation ($password: String!) { signIn(email: "admin@demo.com", password: $password) { accessToken } }';
    const { access: before } = await overview();
    expect((await app.graphql(signIn, { password: 'admin' })).errors).toEqual([]);
    expect((await app.graphql(signIn, { password: 'wrong' })).code).toBe('INVALID_CREDENTIALS');
    const { access } = await overview();
    expect(access.starts).toHaveLength(30);
    expect(access.signIns.points.at(-1)).toBe(before.signIns.points.at(-1) + 1);
    expect(access.failedSignIns.total).toBe(before.failedSignIns.total + 1);
  });

  test('stands on an empty house too', async () => {
    const empty = await createTestApp();
    await empty.orm.em.fork().nativeDelete(Invoice, {});
    await empty.orm.em.fork().nativeDelete(Employee, {});
    const { data, errors } = await empty.graphql(all, {}, await empty.tokenOf('admin@demo.com'));
    expect(errors).toEqual([]);
    expect(data.overview.invoices).toMatchObject({ due: [], pastDue: [], byMonth: null });
    expect(data.overview.employees.byStatus.every(({ count }: Json) => count === 0)).toBe(true);
  });
});
