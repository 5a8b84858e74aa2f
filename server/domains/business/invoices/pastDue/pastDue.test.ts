import { afterAll, beforeEach, expect, test } from 'vitest';
import { notificationsOf } from '../../../../../tools/testing/services/inboxes.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { notifyOfPastDue } from './pastDueJob.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'bookkeeper', 'read Invoice', 'update Invoice');
await addRole(app, 'auditor', 'read Invoice');
const [bookkeeper, auditor] = [await app.as('bookkeeper'), await app.as('auditor')];
const { database } = app.shared;
const reported = (token: string) => notificationsOf(app, token, 'invoices.pastDue');
const now = new Date('2027-05-02T06:00:00Z');

const run = (sql: string, values: unknown[] = []) =>
  database.transaction(async (transaction) => void (await transaction.run(sql, values as never)));
const [[first], [second], [third], [fourth]] = (await database.rows(
  'select id from invoice order by id limit 4',
  [],
)) as [[number], [number], [number], [number]];
const set = (id: number, dueDate: string, status: string, balance: number) =>
  run('update invoice set due_date = ?, invoice_status = ?, balance = ? where id = ?', [
    dueDate,
    status,
    balance,
    id,
  ]);

beforeEach(async () => {
  await run("update invoice set due_date = '2020-01-01'");
});

test('an invoice that is past due is announced once, only to users who manage invoices', async () => {
  await set(first, '2027-05-02', 'SENT', 100);
  await set(second, '2027-05-01', 'PAID', 0);
  await set(third, '2027-05-01', 'DRAFT', 100);
  await notifyOfPastDue(app.shared, now);
  expect(await reported(bookkeeper)).toEqual([]);
  await set(fourth, '2027-05-01', 'SENT', 100);
  await notifyOfPastDue(app.shared, now);
  await notifyOfPastDue(app.shared, now);
  expect(await reported(bookkeeper)).toMatchObject([
    {
      subject: expect.stringMatching(`^Invoice ${fourth} of .* is past due$`),
      path: `/admin/invoices/${fourth}`,
      number: 1,
      radioId: null,
    },
  ]);
  expect(await reported(auditor)).toEqual([]);
});
