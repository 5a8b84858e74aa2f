import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { patience } from '../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import type { JobKind } from './jobKind.ts';
import { Jobs } from './jobs.ts';

// Several processes on one database; some of them end while a job runs.

interface Note {
  text: string;
}

const kind = (work: JobKind<Note>['work'], more: Partial<JobKind<Note>> = {}): JobKind<Note> => ({
  name: 'test.note',
  does: 'Notes a text, for a test.',
  atOnce: 1,
  tries: 2,
  pause: { first: 60, longest: 60 },
  timeLimit: 60,
  read: (stored) => stored as Note,
  work,
  ...more,
});

let done: string[] = [];
const noting = kind(({ data }) => Promise.resolve(void done.push(data.text)));
const endless = (begun: () => void) =>
  kind(() => {
    begun();
    return new Promise(() => undefined);
  });

const app = await createTestApp({ seed: 'none' }, afterAll);
const { database, services } = app.shared;

const opened: Jobs[] = [];
/** The job queue of another process on the same database. */
function processOf(...kinds: ReadonlyArray<JobKind<Note>>): Jobs {
  return openJobs(kinds, false);
}

function openJobs(kinds: ReadonlyArray<JobKind<Note>>, isAlone: boolean): Jobs {
  const { log } = app.server;
  const jobs = new Jobs({ database, isAlone, kinds, onGivenUp: [], log, secret: app.config.secret });
  opened.push(jobs);
  return jobs;
}
const add = (jobs: Jobs, of: JobKind<Note>, text: string) =>
  database.transaction((transaction) => jobs.add(transaction, of, { text }));
const rows = (sql: string) => database.rows(sql, []);
const change = (sql: string) =>
  database.transaction(async (transaction) => void (await transaction.run(sql, [])));
const waiting = async () => Number((await rows("select count(*) from job where kind = 'test.note'"))[0]![0]);
const failures = async () =>
  (await rows("select error, tries from failed_job where kind = 'test.note' order by id")).map(
    ([error, tries]) => [error, Number(tries)],
  );

afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  await change("delete from job where kind like 'test.%'");
  await change("delete from failed_job where kind like 'test.%'");
  await change("delete from job_schedule where kind like 'test.%'");
  done = [];
});

describe('a process that ended in the middle', () => {
  test(
    'loses its jobs to the others once it was silent for long enough, and not before',
    { tags: ['slow'] },
    async () => {
      const jobs = processOf(noting);
      await add(jobs, noting, 'left');
      const far = Date.now() + 10_000;
      await change(
        `update job set holder = 'ended', tries = 1, waits_as = null, leased_until = ${far} where kind = 'test.note'`,
      );
      await jobs.start(services);
      await expect.poll(waiting).toBe(1);
      expect(done).toEqual([]);
      await change("update job set leased_until = 1 where holder = 'ended'");
      await expect.poll(() => done).toEqual(['left']);
      await jobs.idle();
      expect(await waiting()).toBe(0);
    },
  );

  test('loses them at once to the next one where there is only one, as on SQLite', async () => {
    const jobs = openJobs([noting], true);
    await add(jobs, noting, 'left');
    const far = Date.now() + 25_000;
    await change(
      `update job set holder = 'ended', tries = 1, waits_as = null, leased_until = ${far} where kind = 'test.note'`,
    );
    await jobs.start(services);
    await jobs.idle();
    expect(done).toEqual(['left']);
  });

  test('at every try has its job given up', async () => {
    const jobs = processOf(noting);
    await add(jobs, noting, 'deadly');
    await change(
      "update job set holder = 'ended', tries = 2, waits_as = null, leased_until = 1 where kind = 'test.note'",
    );
    await jobs.start(services);
    await expect.poll(failures).toEqual([['The process ended during the last attempt.', 2]]);
    expect([done, await waiting()]).toEqual([[], 0]);
  });

  test('and comes back finds that others have its job, and leaves it to them', async () => {
    const begun = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    const unfinished = kind(async () => {
      begun.resolve();
      await slow.promise;
      throw new Error('too late');
    });
    const jobs = processOf(unfinished);
    await jobs.start(services);
    await add(jobs, unfinished, 'taken over');
    await begun.promise;
    await change("update job set holder = 'another', tries = 2 where kind = 'test.note'");
    slow.resolve();
    await jobs.close();
    expect(await rows("select holder, tries from job where kind = 'test.note'")).toEqual([['another', 2]]);
    expect(await failures()).toEqual([]);
  });
});

test('a kind that no running version knows waits for one that does', async () => {
  const older = processOf();
  await add(older, noting, 'unknown');
  await older.start(services);
  await older.idle();
  expect(await older.counts()).toContainEqual({ kind: 'test.note', waiting: 1, running: 0 });
  await older.close();
  const newer = processOf(noting);
  await newer.start(services);
  await newer.idle();
  expect([done, await waiting()]).toEqual([['unknown'], 0]);
});

test('a clock that was set back delays no attempt longer than the pause of its kind', async () => {
  const jobs = processOf(noting);
  await add(jobs, noting, 'later');
  const inAYear = Date.now() + 365 * 86_400_000;
  await change(`update job set tries = 1, due = ${inAYear} where kind = 'test.note'`);
  await jobs.limitPauses();
  const [[due]] = (await rows("select due from job where kind = 'test.note'")) as [[unknown]];
  expect(Number(due) - Date.now()).toBeLessThanOrEqual(60_000);
  await change(`update job set holder = 'ended', leased_until = ${inAYear} where kind = 'test.note'`);
  await jobs.limitPauses();
  const [[until]] = (await rows("select leased_until from job where kind = 'test.note'")) as [[unknown]];
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(30_000);
  // Limiting a lease leaves `due` unchanged, so that another process can take the job over immediately.
  await change("update job set due = 0, leased_until = leased_until + 86400000 where kind = 'test.note'");
  await jobs.limitPauses();
  expect(await rows("select due from job where kind = 'test.note'")).toEqual([
    [expect.toSatisfy((due) => Number(due) === 0)],
  ]);
});

test('what runs when the process stops is given back, and that was no try', { tags: ['slow'] }, async () => {
  const begun = Promise.withResolvers<void>();
  const unfinished = endless(begun.resolve);
  const jobs = processOf(unfinished);
  await jobs.start(services);
  await add(jobs, unfinished, 'endless');
  await begun.promise;
  await jobs.close();
  expect(await rows("select tries, holder, leased_until from job where kind = 'test.note'")).toEqual([
    [0, null, null],
  ]);
});

test('no more of a kind run at the same time in a process than it allows', async () => {
  let running = 0;
  let max = 0;
  const counting = kind(async () => {
    max = Math.max(max, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
  });
  const jobs = processOf(counting);
  await jobs.start(services);
  for (const text of ['a', 'b', 'c', 'd']) await add(jobs, counting, text);
  await jobs.idle();
  expect([max, await waiting()]).toEqual([1, 0]);
});

test('two processes do each of many jobs once', async () => {
  const many = kind(async ({ data }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    done.push(data.text);
  });
  const both = [processOf(many), processOf(many)];
  for (const jobs of both) await jobs.start(services);
  const texts = Array.from({ length: 60 }, (_, index) => String(index));
  await Promise.all(texts.map((text, index) => add(both[index % 2]!, many, text)));
  for (const jobs of both) await jobs.idle();
  expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(texts);
});

describe('what comes by itself', () => {
  const scheduled = kind(() => Promise.resolve(void done.push('came')), {
    schedule: '0 3 * * *',
    read: () => ({ text: '' }),
  });
  const nextAt = async () =>
    Number((await rows("select next_at from job_schedule where kind = 'test.note'"))[0]?.[0]);

  test(
    'comes once for all processes when its moment is there, also one that passed while none ran',
    { tags: ['slow'] },
    async () => {
      const both = [processOf(scheduled), processOf(scheduled)];
      await both[0]!.start(services);
      await expect.poll(nextAt).toBeGreaterThan(Date.now());
      expect(new Date(await nextAt()).toISOString()).toMatch(/T03:00:00\.000Z$/);
      expect(done).toEqual([]);
      await change("update job_schedule set next_at = 1 where kind = 'test.note'");
      await both[1]!.start(services);
      await expect.poll(() => done).toEqual(['came']);
      await new Promise((resolve) => setTimeout(resolve, 1500 * patience));
      expect(done).toEqual(['came']);
      expect(await nextAt()).toBeGreaterThan(Date.now());
    },
  );

  test('comes at its next moment after a clock that was ahead was set back', async () => {
    const jobs = processOf(scheduled);
    const inAYear = Date.now() + 365 * 86_400_000;
    await change(`insert into job_schedule (kind, next_at) values ('test.note', ${inAYear})`);
    await jobs.start(services);
    await expect.poll(nextAt).toBeLessThan(Date.now() + 86_400_001);
    expect(done).toEqual([]);
  });
});
