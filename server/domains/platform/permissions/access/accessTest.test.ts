import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { makeEmission, makePresenter } from '../../../scheduling/testing/plans.ts';
import { User } from '../../users/user.entity.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const document = `query ($userId: ID!, $action: String!, $subject: String!, $radioId: ID, $recordId: ID) {
  testAccess(userId: $userId, action: $action, subject: $subject, radioId: $radioId, recordId: $recordId) {
    allowed reason personName rule { action subject condition } source role { key } permission { name }
  }
}`;
const execute = (question: object, token: string | null = admin) => app.graphql(document, question, token);
const verdict = async (question: object): Promise<Json> => (await execute(question)).data.testAccess;

const people = new Map<string, string>();
for (const role of ['manager', 'maintainer', 'editor', 'subscriber']) people.set(role, await idOf(role));
const administrator = await idOf('admin');
const manager = people.get('manager')!;

describe('testing access', () => {
  const question = { userId: manager, action: 'read', subject: 'Invoice' };

  test('is for the signed in', async () => {
    expect((await execute(question, null)).code).toBe('UNAUTHENTICATED');
  });

  test('requires the permission to read roles and people', async () => {
    await addRole(app, 'only-roles', 'read Role');
    await addRole(app, 'only-people', 'read User');
    await addRole(app, 'both', 'read User', 'read Role');
    for (const [role, code] of [
      ['only-roles', 'FORBIDDEN'],
      ['only-people', 'FORBIDDEN'],
      ['both', undefined],
    ] as const) {
      const document = `query ($userId: ID!) { testAccess(userId: $userId, action: "read", subject: "Invoice") { allowed } }`;
      expect((await app.graphql(document, { userId: manager }, await app.as(role))).code).toBe(code);
    }
  });

  test('reveals no record of a kind that the viewer may not read', async () => {
    const token = await app.as('both');
    const refused = await execute({ ...question, recordId: '1' }, token);
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'Invoice' });
  });

  test.each([
    [{ subject: 'Nothing' }, { subject: 'unknown' }],
    [{ action: 'fly' }, { action: 'unknown' }],
    [{ action: 'delete', subject: 'Salary' }, { action: 'unknown' }],
    [{ subject: 'Explorer', recordId: '1' }, { recordId: 'invalid' }],
  ])('rejects unknown rules and records: %j', async (wrong, problems) => {
    expect((await execute({ ...question, ...wrong })).fields).toEqual(problems);
  });

  test('requires an existing person and radio', async () => {
    expect((await execute({ ...question, userId: '9999' })).code).toBe('NOT_FOUND');
    expect((await execute({ ...question, radioId: '9999' })).code).toBe('NOT_FOUND');
    const outsider = await app.as('both');
    expect((await execute({ ...question, radioId: '2' }, outsider)).code).toBe('NOT_FOUND');
  });

  test('names the administrator’s rule', async () => {
    expect(await verdict({ userId: administrator, action: 'delete', subject: 'Invoice' })).toEqual({
      allowed: true,
      reason: 'ALLOWED',
      personName: expect.any(String) as string,
      rule: { action: 'manage', subject: 'all', condition: null },
      source: 'ADMINISTRATOR',
      role: { key: 'admin' },
      permission: null,
    });
  });

  test('names a rule of the role itself', async () => {
    expect(
      await verdict({ userId: people.get('editor'), action: 'read', subject: 'Employee' }),
    ).toMatchObject({
      allowed: true,
      rule: { action: 'read', subject: 'Employee' },
      source: 'ROLE',
      role: { key: 'editor' },
      permission: null,
    });
  });

  test('names the permission that decides', async () => {
    expect(await verdict({ userId: manager, action: 'delete', subject: 'Invoice' })).toMatchObject({
      allowed: true,
      rule: { action: 'manage', subject: 'Invoice' },
      source: 'PERMISSION',
      role: { key: 'manager' },
      permission: { name: 'Financial Management' },
    });
  });

  test('names the role in a team, on that radio only', async () => {
    await addRole(app, 'team-reader', 'read TeamMember');
    const userId = people.get('editor')!;
    const requests = { userId, action: 'read', subject: 'TeamMember' };
    expect(await verdict({ ...requests, radioId: '1' })).toMatchObject({ allowed: false, reason: 'NO_RULE' });
    await addMembership(userId, '1', 'team-reader');
    expect(await verdict({ ...requests, radioId: '1' })).toMatchObject({
      allowed: true,
      rule: { action: 'read', subject: 'TeamMember' },
      source: 'TEAM_ROLE',
      role: { key: 'team-reader' },
    });
    expect(await verdict(requests)).toMatchObject({ allowed: false, reason: 'NO_RADIO', source: null });
  });

  test('denies on a radio that the person does not belong to', async () => {
    const userId = await outsiderOf('2');
    expect(await verdict({ userId, action: 'read', subject: 'User', radioId: '2' })).toMatchObject({
      allowed: false,
      reason: 'NOT_IN_TEAM',
      rule: null,
    });
  });

  test('denies for somebody who may not sign in', async () => {
    const em = app.orm.em.fork();
    const inactive = await em.findOneOrFail(User, { status: 'INACTIVE' } as never);
    expect(await verdict({ userId: String(inactive.id), action: 'read', subject: 'Employee' })).toMatchObject(
      { allowed: false, reason: 'INACTIVE', personName: inactive.fullName },
    );
  });

  test('names the missing rule', async () => {
    expect(
      await verdict({ userId: people.get('subscriber'), action: 'read', subject: 'Invoice' }),
    ).toMatchObject({
      allowed: false,
      reason: 'NO_RULE',
      rule: { action: 'read', subject: 'Invoice' },
      source: null,
      role: null,
    });
  });

  test('knows that fields need their record as well', async () => {
    await addRole(app, 'salaries', 'read Salary');
    const userId = await idOf('salaries');
    expect(await verdict({ userId, action: 'read', subject: 'Salary' })).toMatchObject({
      allowed: false,
      reason: 'NO_RULE',
      rule: { action: 'read', subject: 'Employee' },
    });
    expect(await verdict({ userId: manager, action: 'read', subject: 'Salary' })).toMatchObject({
      allowed: true,
      permission: { name: 'Financial Management' },
    });
    const iban = { userId: people.get('editor'), action: 'read', subject: 'PaymentDetails' };
    expect(await verdict(iban)).toMatchObject({
      allowed: false,
      rule: { action: 'read', subject: 'PaymentDetails' },
    });
  });

  test('looks for the record, and for the record of a field', async () => {
    const requests = { userId: manager, action: 'read', subject: 'Invoice' };
    expect(await verdict({ ...requests, recordId: '5036' })).toMatchObject({ allowed: true });
    expect(await verdict({ ...requests, recordId: '1' })).toMatchObject({
      allowed: false,
      reason: 'RECORD_NOT_FOUND',
      permission: { name: 'Client Communication' },
    });
    const details = { ...requests, subject: 'PaymentDetails' };
    expect(await verdict({ ...details, recordId: '5036' })).toMatchObject({ allowed: true });
    expect(await verdict({ ...details, recordId: '1' })).toMatchObject({ reason: 'RECORD_NOT_FOUND' });
  });

  test('states whether a record is their own, for permissions on own records only', async () => {
    const userId = await idOf('user');
    const emission = await makeEmission(app, 1);
    const requests = { userId, action: 'update', subject: 'Emission', radioId: '1' };
    const own = { action: 'update', subject: 'Emission', condition: 'OWN' };
    expect(await verdict(requests)).toMatchObject({ allowed: true, reason: 'ALLOWED', rule: own });
    const ofOne = { ...requests, recordId: String(emission) };
    expect(await verdict(ofOne)).toMatchObject({ allowed: false, reason: 'NOT_OWN', rule: own });
    await makePresenter(app, 1, { emission, user: Number(userId) });
    expect(await verdict(ofOne)).toMatchObject({ allowed: true, reason: 'ALLOWED', rule: own });
    const ofAll = { ...ofOne, userId: administrator };
    expect(await verdict(ofAll)).toMatchObject({
      allowed: true,
      rule: { action: 'manage', condition: null },
    });
  });

  test('finds a record of a radio on that radio only', async () => {
    const there = `{ teamMembers(perPage: 1) { items { id } } }`;
    const { id } = (await app.graphql(there, {}, admin, { 'x-radio': '2' })).data.teamMembers.items[0];
    const requests = { userId: administrator, action: 'update', subject: 'TeamMember', recordId: id };
    expect(await verdict({ ...requests, radioId: '2' })).toMatchObject({ allowed: true });
    expect(await verdict({ ...requests, radioId: '1' })).toMatchObject({ reason: 'RECORD_NOT_FOUND' });
  });

  test('agrees with what really happens', async () => {
    for (const role of people.keys()) {
      const token = await app.as(role);
      for (const [list, subject] of [
        ['invoices', 'Invoice'],
        ['users', 'User'],
        ['roles', 'Role'],
        ['employees', 'Employee'],
        ['teamMembers', 'TeamMember'],
      ] as const) {
        const { code } = await app.graphql(`{ ${list} { totalItems } }`, {}, token, { 'x-radio': '1' });
        const { allowed } = await verdict({
          userId: people.get(role),
          action: 'read',
          subject,
          radioId: '1',
        });
        expect([role, subject, allowed]).toEqual([role, subject, code === undefined]);
      }
    }
  });
});

/** Id of the person that the tests use for a role. */
async function idOf(role: string): Promise<string> {
  const token = await app.as(role);
  return (await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id;
}

async function addMembership(userId: string, radioId: string, role: string) {
  const connection = app.orm.em.fork().getConnection();
  await connection.execute(
    `update team_member set role_id = (select id from role where key = '${role}') where user_id = ${userId} and radio_id = ${radioId}`,
  );
}

async function outsiderOf(radioId: string): Promise<string> {
  const rows = await app.orm.em
    .fork()
    .getConnection()
    .execute<Array<{ id: number }>>(
      `select id from "user" where status = 'ACTIVE' and role_id <> 1
       and id not in (select user_id from team_member where radio_id = ${radioId}) order by id limit 1`,
    );
  return String(rows[0]!.id);
}
