import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';
import { checkAuditJob, sealAuditJob } from './auditJobs.ts';
import { checkAudit, isStillSealed } from './checkAudit.ts';
import { sealAudit } from './sealAudit.ts';
import { sealKey } from './sealHash.ts';

let app: TestApp;
let key: Buffer;
beforeEach(async () => {
  app = await createTestApp({}, onTestFinished);
  key = sealKey(app.config.secret);
});

const requests = '{ auditCheck { at sealed unsealed broken { after last sealed found } } }';
const check = () => checkAudit(app.shared.database, key);
const seal = () => sealAudit(app.shared.database, key);
const statement = (sql: string) => app.orm.em.getConnection().execute(sql);
const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** Writes audit entries by ordinary mutations, one entry each. */
async function write(count: number): Promise<void> {
  const admin = await app.tokenOf('admin@demo.com');
  const [row] = await app.shared.database.rows('select version from permission where id = 1', []);
  for (let version = Number(row![0]); count > 0; version++, count--) {
    const { errors } = await app.graphql(
      'mutation ($version: Int!, $name: String!) { updatePermission(id: 1, version: $version, input: { name: $name }) { id } }',
      { version, name: `Name ${version}` },
      admin,
    );
    expect(errors).toEqual([]);
  }
}

const idsOf = async (table: 'audit_entry' | 'audit_seal') =>
  (await app.shared.database.rows(`select id from ${table} order by id`, [])).map(([id]) => Number(id));

/** Returns a promise that stays pending until the test releases it. */
function deferred() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  return { release, isReleased };
}

/** Changes a table like somebody with full access to the database, who can also disable its triggers. */
async function tamper(table: 'audit_entry' | 'audit_seal', sql: string): Promise<void> {
  const triggers = isPostgres
    ? [`${table}_append_only on ${table}`]
    : ['update', 'delete', 'replace'].map((operation) => `${table}_no_${operation}`);
  for (const trigger of triggers) await statement(`drop trigger ${trigger}`);
  await statement(sql);
}

describe('the seals of the audit', () => {
  test('are closed to users who may not read the audit', async () => {
    expect((await app.graphql(requests)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(requests, {}, await app.as('maintainer'))).code).toBe('FORBIDDEN');
  });

  test('are never changed and never removed', async () => {
    await write(1);
    await seal();
    const statements = [`update audit_seal set hash = ''`, 'delete from audit_seal'];
    for (const sql of statements) await expect(statement(sql)).rejects.toThrow('the audit is append-only');
  });

  test('close what was written, once', async () => {
    await write(3);
    const [row] = await app.shared.database.rows('select count(*) from audit_entry', []);
    const all = Number(row![0]);
    expect(await seal()).toBe(all);
    expect(await seal()).toBe(0);
    expect(await check()).toMatchObject({ sealed: all, unsealed: 0, broken: [] });
    await write(1);
    expect(await check()).toMatchObject({ sealed: all, unsealed: 1, broken: [] });
    expect(await seal()).toBe(1);
    expect(await check()).toMatchObject({ sealed: all + 1, unsealed: 0, broken: [] });
    expect(await idsOf('audit_seal')).toHaveLength(2);
  });

  test('close an entry once when two processes seal at once', async () => {
    await write(2);
    const last = (await idsOf('audit_entry')).at(-1)!;
    const { release, isReleased } = deferred();
    const written = deferred();
    const concurrentWrite = app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        `insert into audit_seal (at, last_entry_id, entries, hash) select at, ?, 2, '' from audit_entry where id = ?`,
        [last, last],
      );
      written.release();
      await isReleased;
    });
    await written.isReleased;
    const sealed = seal();
    await pause(300 * patience);
    release();
    await concurrentWrite;
    expect(await sealed).toBe(0);
  });

  test('wait for uncommitted entries', async () => {
    await write(1);
    const { release, isReleased } = deferred();
    const { release: begin, isReleased: hasBegun } = deferred();
    const slow = app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        `insert into audit_entry (at, action, actor_name, subject, changes, request_id) select at, action, 'slow', subject, changes, request_id from audit_entry`,
        [],
      );
      begin();
      await isReleased;
    });
    await hasBegun;
    // On PostgreSQL nothing is sealed yet, because the slow transaction has a lower id than later entries. On
    // SQLite, sealing would wait for it.
    const sealed = isPostgres ? await seal() : 0;
    expect(sealed).toBe(0);
    release();
    await slow;
    expect(await seal()).toBe(2);
    expect((await check()).broken).toEqual([]);
  });

  test.each([
    ['changed', `update audit_entry set actor_name = 'nobody' where id = :second`, 2],
    ['emptied of what changed', `update audit_entry set changes = '{}' where id = :second`, 2],
    [
      'given another moment',
      `update audit_entry set at = (select at from audit_entry where id = :first) where id = :second`,
      2,
    ],
    ['removed', 'delete from audit_entry where id = :second', 1],
  ])('show an entry that was %s', async (_what, sql, found) => {
    await write(2);
    await seal();
    await write(2);
    await seal();
    const [first, second] = await idsOf('audit_entry');
    const [firstSeal] = await idsOf('audit_seal');
    await tamper('audit_entry', sql.replace(':first', `${first}`).replace(':second', `${second}`));
    expect((await check()).broken).toEqual([{ seal: firstSeal, after: 0, last: second, sealed: 2, found }]);
  });

  test('show an entry that was slipped in later', async () => {
    await write(2);
    const [first, second] = await idsOf('audit_entry');
    await tamper('audit_entry', `delete from audit_entry where id = ${first}`);
    await seal();
    await statement(
      `insert into audit_entry (id, at, action, actor_name, subject, changes, request_id) select ${first}, at, action, actor_name, subject, changes, request_id from audit_entry`,
    );
    expect((await check()).broken).toMatchObject([{ after: 0, last: second, sealed: 1, found: 2 }]);
  });

  test('show an entry whose id is zero or less, which no seal covers', async () => {
    await write(1);
    await seal();
    await statement(
      `insert into audit_entry (id, at, action, actor_name, subject, changes, request_id) select -3, at, action, actor_name, subject, changes, request_id from audit_entry`,
    );
    expect((await check()).broken).toEqual([{ seal: 0, after: -4, last: 0, sealed: 0, found: 1 }]);
  });

  test('show a seal that was taken away with its entries', async () => {
    await write(2);
    await seal();
    await write(1);
    await seal();
    const [firstSeal] = await idsOf('audit_seal');
    const last = (await idsOf('audit_entry')).at(-1);
    await tamper('audit_seal', `delete from audit_seal where id = ${firstSeal}`);
    await tamper('audit_entry', `delete from audit_entry where id < ${last}`);
    expect((await check()).broken).toMatchObject([{ after: 0, last, sealed: 1, found: 1 }]);
  });

  test('cannot be made by who does not have the key', async () => {
    await write(2);
    await sealAudit(app.shared.database, sealKey('another secret'));
    expect((await check()).broken).toMatchObject([{ sealed: 2, found: 2 }]);
  });

  test('reveal that the newest entries were removed, given a recorded head', async () => {
    await write(1);
    await seal();
    await write(1);
    await seal();
    const { head } = await check();
    expect(await isStillSealed(app.shared.database, head)).toBe(true);
    const last = (await idsOf('audit_entry')).at(-1);
    await tamper('audit_seal', `delete from audit_seal where id = ${head.id}`);
    await tamper('audit_entry', `delete from audit_entry where id = ${last}`);
    expect((await check()).broken).toEqual([]);
    expect(await isStillSealed(app.shared.database, head)).toBe(false);
  });

  test('are checked by users who may read the audit', async () => {
    const admin = await app.tokenOf('admin@demo.com');
    expect((await app.graphql(requests, {}, admin)).data.auditCheck).toBeNull();
    await write(2);
    const { auditSeals } = app.shared.services;
    await auditSeals.seal();
    await auditSeals.check();
    const whole = (await app.graphql(requests, {}, admin)).data.auditCheck;
    expect(whole).toMatchObject({ unsealed: 0, broken: [] });
    const [first, last] = await idsOf('audit_entry');
    await tamper('audit_entry', `delete from audit_entry where id = ${first}`);
    await auditSeals.check();
    const { broken } = (await app.graphql(requests, {}, admin)).data.auditCheck;
    expect(broken).toEqual([{ after: 0, last, sealed: 2, found: 1 }]);
  });

  test(
    'come every minute and are checked once a day, and soon after the very first start',
    { tags: ['slow'] },
    async () => {
      app = await createTestApp({ isByClock: (kind) => kind.startsWith('audit.') });
      const { database, services } = app.shared;
      const nextAt = async (kind: string) => {
        const [row] = await database.rows('select next_at from job_schedule where kind = ?', [kind]);
        return Number(row?.[0]) - Date.now();
      };
      await expect.poll(() => nextAt(checkAuditJob.name)).toBeGreaterThan(0);
      expect(await nextAt(sealAuditJob.name)).toBeLessThanOrEqual(60_000);
      expect(await nextAt(checkAuditJob.name)).toBeLessThanOrEqual(86_400_000);
      expect(await services.jobs.keysOf(checkAuditJob)).toEqual(new Set(['first']));
      await write(2);
      await database.transaction(async (transaction) => {
        await transaction.run('update job_schedule set next_at = 1 where kind = ?', [sealAuditJob.name]);
      });
      await expect.poll(() => idsOf('audit_seal')).toHaveLength(1);
      await database.transaction(async (transaction) => {
        await transaction.run('update job set due = 0 where kind = ?', [checkAuditJob.name]);
      });
      await expect.poll(() => services.auditSeals.lastCheck()).toMatchObject({ sealed: 2 });
    },
  );
});
