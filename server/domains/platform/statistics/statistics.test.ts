import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { Employee } from '../../business/employees/employee.entity.ts';
import { Invoice, InvoiceStatus } from '../../business/invoices/invoice.entity.ts';
import { Radio } from '../organization/radios/radio.entity.ts';
import { User } from '../users/user.entity.ts';
import { findFirstEntryAt } from '../audit/statistics/findFirstEntryAt.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const series = '{ total before points pointsBefore }';
const all = `query ($from: LocalDate!, $to: LocalDate!) { statistics(from: $from, to: $to) {
  from to beforeFrom beforeTo timeZone unit starts
  invoices { issued ${series} byStatus { status series ${series} } amounts { currency series ${series} } pastDue ${series} }
  users { added ${series} }
  employees { started ${series} }
  access { signIns ${series} failedSignIns ${series} refusals ${series} }
} }`;

const execute = (from: string, to: string, token: string | null = admin, document = all) =>
  app.graphql(document, { from, to }, token);
const statisticsOf = async (from: string, to: string, token = admin) =>
  (await execute(from, to, token)).data.statistics as Json;

const em = () => app.orm.em.fork();

/** Adds an invoice. The tests use years in which the sample data has no invoices. */
async function addInvoice(issuedDate: string, values: Partial<Record<keyof Invoice, unknown>> = {}) {
  const fork = em();
  const [any] = await fork.find(Invoice, {}, { limit: 1 });
  fork.create(Invoice, {
    issuedDate,
    dueDate: issuedDate,
    client: any!.client,
    service: any!.service,
    total: 1000,
    balance: 0,
    invoiceStatus: InvoiceStatus.PAID,
    currency: 'USD',
    bankName: '',
    bankCountry: '',
    iban: '',
    swiftCode: '',
    ...values,
  } as never);
  await fork.flush();
}

async function addEntries(
  ...entries: Array<[at: string, action: AuditAction, radioId?: number, subject?: string]>
) {
  const { database, reads } = app.shared;
  const model = reads.models.byName('AuditEntry');
  await database.transaction(async (transaction) => {
    for (const [at, action, radioId = null, subject = 'User'] of entries) {
      await transaction.run(
        `insert into audit_entry (at, action, actor_name, subject, changes, radio_id, request_id) values (?, ?, '', ?, '{}', ?, '')`,
        [model.stored(new Date(at)), action, subject, radioId],
      );
    }
  });
}

beforeAll(async () => {
  await addInvoice('2040-02-03', {
    total: 1500,
    invoiceStatus: InvoiceStatus.PAST_DUE,
    dueDate: '2040-03-02',
  });
  await addInvoice('2040-03-03', { total: 2500 });
  await addInvoice('2040-03-03', { total: 700, currency: 'JPY', invoiceStatus: InvoiceStatus.SENT });
  await addInvoice('2040-03-31', { total: 4000, invoiceStatus: InvoiceStatus.DRAFT });
  await addInvoice('2040-04-01', { total: 9999 });
});

describe('statistics', () => {
  test('are refused to signed-out users', async () => {
    expect((await execute('2040-03-01', '2040-03-31', null)).code).toBe('UNAUTHENTICATED');
  });

  test('return nothing to a client of the station', async () => {
    const { data, errors } = await execute('2040-03-01', '2040-03-31', await app.as('subscriber'));
    expect(data.statistics).toMatchObject({ invoices: null, users: null, employees: null, access: null });
    expect(errors.map(({ extensions }) => `${extensions['code']} ${extensions['subject']}`)).toEqual([
      'FORBIDDEN Invoice',
      'FORBIDDEN User',
      'FORBIDDEN Employee',
      'FORBIDDEN Audit',
    ]);
  });

  test.each([
    ['Invoice', 'invoices'],
    ['User', 'users'],
    ['Employee', 'employees'],
    ['Audit', 'access'],
  ])('show users who may read %s only %s', async (subject, field) => {
    await addRole(app, `reader-${subject}`, `read ${subject}`);
    const { data } = await execute('2040-03-01', '2040-03-31', await app.as(`reader-${subject}`));
    const reported = ['invoices', 'users', 'employees', 'access'].filter(
      (name) => data.statistics[name] !== null,
    );
    expect(reported).toEqual([field]);
  });

  test.each([
    ['2040-03-02', '2040-03-01', { to: 'min' }],
    ['2038-01-01', '2040-01-02', { to: 'max' }],
    ['1900-01-01', '1900-01-02', { from: 'min' }],
  ])('reject the range %s to %s and name the problem', async (from, to, fields) => {
    expect(await execute(from, to)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('reject invalid days', async () => {
    for (const from of ['2040-13-01', '2040-02-30', 'today', '', '2040-01-01T00:00:00Z'])
      expect((await execute(from, '2040-03-01')).status).toBe(400);
  });

  test('count invoices by day, status and currency, beside the month before', async () => {
    const { invoices, ...range } = await statisticsOf('2040-03-01', '2040-03-31');
    expect(range).toMatchObject({ unit: 'DAY', beforeFrom: '2040-02-01', beforeTo: '2040-02-29' });
    expect(range['starts']).toHaveLength(31);
    expect(invoices.issued).toMatchObject({ total: 3, before: 1 });
    expect([invoices.issued.points[2], invoices.issued.points[30]]).toEqual([2, 1]);
    expect(invoices.issued.pointsBefore[2]).toBe(1);
    expect(invoices.issued.pointsBefore.slice(28)).toEqual([0, null, null]);
    const totals = Object.fromEntries(
      invoices.byStatus.map((entry: Json) => [entry.status, [entry.series.total, entry.series.before]]),
    );
    expect(totals).toEqual({
      PAID: [1, 0],
      DOWNLOADED: [0, 0],
      SENT: [1, 0],
      DRAFT: [1, 0],
      PARTIAL_PAYMENT: [0, 0],
      PAST_DUE: [0, 1],
    });
    expect(
      invoices.amounts.map((entry: Json) => [entry.currency, entry.series.total, entry.series.before]),
    ).toEqual([
      ['USD', 6500, 1500],
      ['JPY', 700, 0],
    ]);
  });

  test('count overdue invoices by their due day', async () => {
    const { invoices } = await statisticsOf('2040-03-01', '2040-03-31');
    expect(invoices.pastDue).toMatchObject({ total: 1, before: 0 });
    expect(invoices.pastDue.points[1]).toBe(1);
  });

  test('count the sample by months of a year', async () => {
    const dates = (await em().findAll(Invoice)).map(({ issuedDate }) => issuedDate);
    const { invoices, starts } = await statisticsOf('2019-01-01', '2019-12-31');
    expect(starts.slice(0, 2)).toEqual(['2019-01-01', '2019-02-01']);
    const of = (start: string) => dates.filter((date) => date.startsWith(start.slice(0, 7))).length;
    expect(invoices.issued.points).toEqual(starts.map(of));
    expect(invoices.issued.pointsBefore).toEqual(
      starts.map((start: string) => of(start.replace('2019', '2018'))),
    );
    expect(invoices.issued.total).toBeGreaterThan(5);
  });

  test('count employees by their first day of work', async () => {
    const expected = await em().count(Employee, { startDate: { $gte: '2018-01-01', $lte: '2018-12-31' } });
    const { employees } = await statisticsOf('2018-01-01', '2018-12-31');
    expect(employees.started.total).toBe(expected);
    expect(expected).toBeGreaterThan(5);
  });

  test.each([
    ['Europe/Paris', '2041-03-30'],
    ['UTC', '2041-03-30'],
    ['America/New_York', '2041-03-29'],
    ['Asia/Kathmandu', '2041-03-31'],
    ['Pacific/Kiritimati', '2041-03-31'],
  ])('put a moment on the day that it is at the radio: %s', async (timeZone, day) => {
    // 18:15 UTC on the evening before the European clock change, or 03:59 UTC on that day, which is still the
    // 29th in America.
    const moment = day === '2041-03-29' ? '2041-03-30T03:59:00Z' : '2041-03-30T18:15:00Z';
    await em().nativeUpdate(User, { email: 'client@demo.com' }, { createdAt: new Date(moment) });
    await em().nativeUpdate(Radio, { slug: 'horizon' }, { timeZone });
    const found = await statisticsOf('2041-03-25', '2041-04-02');
    expect(found['timeZone']).toBe(timeZone);
    const at = found['starts'].indexOf(day);
    expect(found['users'].added.points.map((count: number, index: number) => [index, count])).toEqual(
      found['starts'].map((_: string, index: number) => [index, index === at ? 1 : 0]),
    );
    await em().nativeUpdate(Radio, { slug: 'horizon' }, { timeZone: 'Europe/Paris' });
  });

  test('have 23 and 25 hours in the days on which clocks change', async () => {
    await addEntries(
      ['2042-03-29T22:59:59Z', AuditAction.SIGNED_IN],
      ['2042-03-29T23:00:00Z', AuditAction.SIGNED_IN],
      ['2042-03-30T21:59:59Z', AuditAction.SIGNED_IN],
      ['2042-03-30T22:00:00Z', AuditAction.SIGNED_IN],
    );
    const { access } = await statisticsOf('2042-03-29', '2042-03-31');
    expect(access.signIns.points).toEqual([1, 2, 1]);
  });

  test('count sign-ins, failed ones and refusals, and no proofs within a session', async () => {
    await addEntries(
      ['2043-05-05T10:00:00Z', AuditAction.SIGNED_IN],
      ['2043-05-05T10:00:01Z', AuditAction.SIGN_IN_FAILED],
      ['2043-05-05T10:00:02Z', AuditAction.SIGN_IN_FAILED],
      ['2043-05-05T10:00:03Z', AuditAction.DENIED, undefined, 'Invoice'],
      ['2043-05-05T10:00:04Z', AuditAction.SIGNED_IN, undefined, 'Session'],
      ['2043-05-05T10:00:05Z', AuditAction.SIGNED_OUT],
    );
    const { access } = await statisticsOf('2043-05-05', '2043-05-05');
    expect([access.signIns.total, access.failedSignIns.total, access.refusals.total]).toEqual([1, 2, 1]);
  });

  test('cover only the viewer’s radio, and all radios for administrators', async () => {
    await addRole(app, 'auditor', 'read Audit');
    const auditor = await app.as('auditor');
    const radios = await em().find(Radio, {}, { orderBy: { id: 'asc' } });
    const { radio } = await em().findOneOrFail(User, { email: 'admin@demo.com' });
    const otherRadio = radios.find(({ id }) => id !== radio!.id)!.id;
    await addEntries(
      ['2044-05-05T10:00:00Z', AuditAction.DENIED, otherRadio],
      ['2044-05-05T10:00:01Z', AuditAction.DENIED, radio!.id],
      ['2044-05-05T10:00:02Z', AuditAction.DENIED],
    );
    // The auditor must come last: the figures refused to them add an entry of today, which follows the
    // entries of 2044.
    expect((await statisticsOf('2044-05-05', '2044-05-05')).access.refusals.total).toBe(3);
    expect((await statisticsOf('2044-05-05', '2044-05-05', auditor)).access.refusals.total).toBe(2);
  });

  test('find the first entry of a day by its id, whatever gaps there are between ids', async () => {
    const { database, reads } = app.shared;
    const rows = await database.rows('select id, at from audit_entry order by id', []);
    expect(rows.length).toBeGreaterThan(10);
    const moments = rows.map(([id, at]) => [Number(id), new Date(at as never).getTime()] as const);
    const days = ['1999-01-01', '2042-03-30', '2043-05-05', '2043-05-06', '2044-05-05', '2099-01-01'];
    for (const day of days) {
      const start = Date.parse(`${day}T00:00:00Z`);
      const expected = moments.find(([, at]) => at >= start)?.[0] ?? moments.at(-1)![0] + 1;
      expect([day, await findFirstEntryAt({ database, reads } as never, day)]).toEqual([day, expected]);
    }
  });

  test('fit into one request with all that they have, for two years', async () => {
    const { errors, data } = await execute('2019-01-01', '2020-12-31');
    expect(errors).toEqual([]);
    expect(data.statistics.starts).toHaveLength(24);
  });
});
