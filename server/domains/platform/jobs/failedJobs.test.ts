import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JobProblem, type JobKind } from '../../../kit/jobs/jobKind.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

interface Note {
  text: string;
}

let done: string[] = [];
let refuses = true;
const refuse: JobKind<Note> = {
  name: 'test.refuse',
  does: 'Refuses, for a test.',
  atOnce: 1,
  tries: 1,
  pause: { first: 1, longest: 1 },
  timeLimit: 20,
  read: (stored) => stored as Note,
  work: ({ data }) => {
    if (refuses) return Promise.reject(new JobProblem('Not today.'));
    done.push(data.text);
    return Promise.resolve();
  },
};

const app = await createTestApp({ jobs: [refuse] }, afterAll);
const { database, services } = app.shared;
const admin = await app.tokenOf('admin@demo.com');
const editor = await app.as('maintainer');

const list = `query ($filter: FailedJobFilter) {
  failedJobs(filter: $filter, sort: [{ failedAt: ASC }]) { items { id kind error tries addedAt failedAt } totalItems }
}`;
const kinds = '{ jobKinds { kind does schedule waiting running failed } }';
const retry = 'mutation ($ids: [ID!]!) { retryFailedJobs(ids: $ids) }';
const remove = 'mutation ($ids: [ID!]!) { deleteFailedJobs(ids: $ids) }';

async function failed(text: string): Promise<string> {
  await database.transaction((transaction) => services.jobs.add(transaction, refuse, { text }));
  await services.jobs.idle();
  const [row] = await database.rows('select max(id) from failed_job', []);
  return String(row![0]);
}
const left = async () =>
  (await database.rows('select id from failed_job order by id', [])).map(([id]) => String(id));

beforeEach(() => void (refuses = true));
afterEach(async () => {
  done = [];
  await database.transaction(
    async (transaction) => void (await transaction.run('delete from failed_job', [])),
  );
});

describe('jobs that were given up', () => {
  test.each([list, kinds])(
    'are closed to signed-out users and to users who may not read them: %s',
    async (requests) => {
      expect((await app.graphql(requests)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(requests, {}, editor)).code).toBe('FORBIDDEN');
    },
  );

  test.each([retry, remove])('are changed by nobody who is signed out or may not: %s', async (requests) => {
    const ids = [await failed('one')];
    expect((await app.graphql(requests, { ids })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(requests, { ids }, editor)).code).toBe('FORBIDDEN');
    expect(await left()).toEqual(ids);
  });

  test.each([retry, remove])('are named, 1 to 100 and all of them or none: %s', async (requests) => {
    const ids = [await failed('one')];
    const refused = async (given: string[]) => {
      const { code, fields } = await app.graphql(requests, { ids: given }, admin);
      return [code, fields];
    };
    expect(await refused([])).toEqual(['BAD_USER_INPUT', { ids: 'required' }]);
    expect(await refused(Array.from({ length: 101 }, () => ids[0]!))).toEqual([
      'BAD_USER_INPUT',
      { ids: 'tooLong' },
    ]);
    expect((await refused([ids[0]!, '999999']))[0]).toBe('NOT_FOUND');
    expect(await left()).toEqual(ids);
  });

  test('are retried in place of their rows, which is audited without their data', async () => {
    const secret = randomUUID();
    const ids = [await failed(secret), await failed('two')];
    refuses = false;
    const { data } = await app.graphql(retry, { ids }, admin);
    expect(data.retryFailedJobs).toEqual(ids);
    await services.jobs.idle();
    expect([done, await left()]).toEqual([[secret, 'two'], []]);
    const reported = await database.rows(
      `select action, actor_name, changes from audit_entry where subject = 'FailedJob' and subject_id = ?`,
      [Number(ids[0])],
    );
    expect(reported).toHaveLength(1);
    expect(reported[0]!.slice(0, 2)).toEqual(['UPDATED', 'Ada Merle']);
    expect(JSON.stringify(reported)).toContain('retried');
  });

  test('are removed from the list without being run, which is audited without their data', async () => {
    const id = await failed('gone');
    const [[sealed]] = (await database.rows('select data from failed_job', [])) as [[string]];
    refuses = false;
    expect((await app.graphql(remove, { ids: [id] }, admin)).data.deleteFailedJobs).toEqual([id]);
    await services.jobs.idle();
    expect([done, await left()]).toEqual([[], []]);
    const reported = JSON.stringify(
      await database.rows(
        `select action, changes from audit_entry where subject = 'FailedJob' and subject_id = ?`,
        [Number(id)],
      ),
    );
    expect(reported).toContain('Not today.');
    expect(reported).not.toContain(sealed);
  });

  test('are listed with what they failed of', async () => {
    const id = await failed('one');
    await failed('two');
    const all = (await app.graphql(list, {}, admin)).data.failedJobs;
    expect(all.totalItems).toBe(2);
    expect(all.items[0]).toMatchObject({ id, kind: refuse.name, error: 'Not today.', tries: 1 });
    const none = await app.graphql(list, { filter: { kind: { eq: 'mail.send' } } }, admin);
    expect(none.data.failedJobs.totalItems).toBe(0);
  });
});

test('every kind of job is listed with how much there is of it, also one that only another version knows', async () => {
  await failed('one');
  await database.transaction(async (transaction) => {
    await transaction.run(
      `insert into job (kind, data, due, tries, added_at) values ('later.version', '', 0, 0, 0)`,
      [],
    );
  });
  const all = (await app.graphql(kinds, {}, admin)).data.jobKinds as Array<{ kind: string }>;
  const of = (kind: string) => all.find((failed) => failed.kind === kind);
  expect(of(refuse.name)).toEqual({
    kind: refuse.name,
    does: refuse.does,
    schedule: null,
    waiting: 0,
    running: 0,
    failed: 1,
  });
  expect(of('later.version')).toEqual({
    kind: 'later.version',
    does: null,
    schedule: null,
    waiting: 1,
    running: 0,
    failed: 0,
  });
  expect(of('audit.seal')).toMatchObject({ schedule: '* * * * *' });
});
