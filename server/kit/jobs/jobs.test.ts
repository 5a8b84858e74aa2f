import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { patience } from '../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { type JobKind, JobProblem } from './jobKind.ts';

interface Note {
  text: string;
}

/** Texts that the jobs have recorded, in the order in which they ran. */
let done: string[] = [];
afterEach(() => void (done = []));

const base = {
  does: 'Notes a text, for a test.',
  atOnce: 2,
  tries: 2,
  pause: { first: 1, longest: 1 },
  timeLimit: 20,
};
const read = (stored: object) => {
  if ('text' in stored && typeof stored.text === 'string') return { text: stored.text };
  throw new Error(`no text in ${JSON.stringify(stored)}`);
};
const note: JobKind<Note> = {
  ...base,
  name: 'test.note',
  read,
  work: ({ data: { text } }) => Promise.resolve(void done.push(text)),
};
const former: JobKind<Note> = { ...note, name: 'test.former' };
const renamed: JobKind<Note> = { ...note, name: 'test.renamed', formerName: former.name };
const fail: JobKind<Note> = {
  ...base,
  name: 'test.fail',
  read,
  work: ({ data: { text } }) => {
    done.push(text);
    throw new Error(`cannot do ${text}`);
  },
};
const slow: JobKind<Note> = {
  ...base,
  name: 'test.slow',
  tries: 1,
  timeLimit: 1,
  read,
  work: ({ signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
};
const refuse: JobKind<Note> = {
  ...base,
  name: 'test.refuse',
  tries: 1,
  read,
  work: () => Promise.reject(new JobProblem('The file is gone.')),
};

const app = await createTestApp({ jobs: [note, renamed, fail, slow, refuse] }, afterAll);
const { database, services } = app.shared;
const { jobs } = services;
const add = <Data extends object>(kind: JobKind<Data>, data: NoInfer<Data>, key?: string) =>
  database.transaction((transaction) => jobs.add(transaction, kind, data, key === undefined ? {} : { key }));
const failed = async (kind: string) =>
  (await database.rows('select error, tries, data from failed_job where kind = ?', [kind])).map(
    ([error, tries, data]) => ({ error, tries: Number(tries), data: String(data) }),
  );
const until = (check: () => unknown) => expect.poll(check, { timeout: 10_000 * patience, interval: 50 });

describe('a job', () => {
  test('runs once the transaction that added it is committed', async () => {
    await database.transaction(async (transaction) => {
      await jobs.add(transaction, note, { text: 'kept' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(done).toEqual([]);
    });
    await jobs.idle();
    expect(done).toEqual(['kept']);
  });

  test('is never done when that transaction is dropped', async () => {
    await expect(
      database.transaction(async (transaction) => {
        await jobs.add(transaction, note, { text: 'dropped' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await add(note, { text: 'after' });
    await jobs.idle();
    expect(done).toEqual(['after']);
  });

  test('waits only once under one key, and each for itself without', async () => {
    await database.transaction(async (transaction) => {
      for (const text of ['first', 'second']) await jobs.add(transaction, note, { text }, { key: 'one' });
      for (const text of ['third', 'fourth']) await jobs.add(transaction, note, { text });
    });
    await jobs.idle();
    expect(done.toSorted()).toEqual(['first', 'fourth', 'third']);
    await add(note, { text: 'fifth' }, 'one');
    await jobs.idle();
    expect(done).toContain('fifth');
  });

  test('that is for later waits until then', { tags: ['slow'] }, async () => {
    const after = new Date(Date.now() + 1500);
    await database.transaction((transaction) => jobs.add(transaction, note, { text: 'later' }, { after }));
    await jobs.idle();
    expect(done).toEqual([]);
    await until(() => done).toEqual(['later']);
    expect(Date.now()).toBeGreaterThanOrEqual(after.getTime());
  });

  test('stores its data sealed', async () => {
    const secret = randomUUID();
    const after = new Date(Date.now() + 3_600_000);
    await database.transaction((transaction) => jobs.add(transaction, note, { text: secret }, { after }));
    const rows = await database.rows('select * from job', []);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

test('a job that was added under the former name of its kind is done', async () => {
  await database.transaction(async (transaction) => {
    await jobs.add(transaction, former, { text: 'added before' });
    await transaction.run('update job set kind = ? where kind = ?', [renamed.name, former.name]);
  });
  await until(() => done.length).toBe(1);
  expect(done).toEqual(['added before']);
});

describe('a job that fails', () => {
  test(
    'is retried, then given up with its error, without its data, while others continue',
    { tags: ['slow'] },
    async () => {
      await add(fail, { text: 'secret' });
      await add(note, { text: 'other' });
      await until(async () => (await failed(fail.name)).length).toBe(1);
      expect(done.toSorted()).toEqual(['other', 'secret', 'secret']);
      const [row] = await failed(fail.name);
      expect(row).toMatchObject({ error: 'Error', tries: 2 });
      expect(JSON.stringify(row)).not.toContain('secret');
    },
  );

  test('may have a reason of its own', async () => {
    await add(refuse, { text: 'any' });
    await until(async () => (await failed(refuse.name)).length).toBe(1);
    expect(await failed(refuse.name)).toMatchObject([{ error: 'The file is gone.', tries: 1 }]);
  });

  test('is aborted when its time is over', { tags: ['slow'] }, async () => {
    await add(slow, { text: 'endless' });
    await until(async () => (await failed(slow.name)).length).toBe(1);
    expect(await failed(slow.name)).toMatchObject([{ error: 'The job took longer than 1 seconds.' }]);
  });

  test('of data written by an older version is reported', async () => {
    await add(note as JobKind<object>, { title: 'old' });
    await until(async () => (await failed(note.name)).length).toBe(1);
    expect(String((await failed(note.name))[0]!.error)).toContain('another version');
    expect(done).toEqual([]);
  });
});
