import { afterAll, expect, test } from 'vitest';
import { JobProblem, type JobKind } from '../../../kit/jobs/jobKind.ts';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const failing = (name: string, more: Partial<JobKind> = {}): JobKind => ({
  name,
  does: 'Fails, for a test.',
  atOnce: 1,
  tries: 1,
  pause: { first: 1, longest: 1 },
  timeLimit: 20,
  read: () => ({}),
  work: () => Promise.reject(new JobProblem('Not today.')),
  ...more,
});
const [loud, quiet] = [failing('test.loud'), failing('test.quiet', { sendsNoNotice: true })];

const app = await createTestApp({ jobs: [loud, quiet] }, afterAll);
const { database, services } = app.shared;
const fail = async (kind: JobKind) => {
  await database.transaction((transaction) => services.jobs.add(transaction, kind, {}));
  await services.jobs.idle();
};

test('a job that failed for good is announced, many in one line, to users who may read failed jobs', async () => {
  const admin = await app.tokenOf('admin@demo.com');
  await fail(quiet);
  expect(await notificationsOf(app, admin, 'jobs.failed')).toEqual([]);
  await fail(loud);
  await fail(loud);
  expect(await notificationsOf(app, admin, 'jobs.failed')).toMatchObject([
    {
      subject: '2 jobs failed, the last one: test.loud',
      text: expect.stringContaining('Not today.'),
      path: '/admin/jobs',
      number: 2,
    },
  ]);
  expect(await notificationsOf(app, await app.as('editor'), 'jobs.failed')).toEqual([]);
});
