import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { AuditAction, AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { User } from '../../users/user.entity.ts';

const app = await createTestApp({}, afterAll);
const prove = `mutation ($password: String) { proveIdentity(password: $password) }`;
const csv = '/api/exports/employees.csv';

const exportAs = async (token: string) => {
  const response = await app.server.inject({ url: csv, headers: { authorization: `Bearer ${token}` } });
  return { status: response.statusCode, body: response.body };
};
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

afterEach(() => void vi.useRealTimers());

describe('proving anew who one is', () => {
  test('requires a signed-in user', async () => {
    expect((await app.graphql(prove, { password: 'admin' })).code).toBe('UNAUTHENTICATED');
  });

  test('takes one proof, neither none nor an empty one', async () => {
    const token = await app.tokenOf('admin@demo.com');
    expect((await app.graphql(prove, {}, token)).fields).toEqual({ password: 'required' });
    expect((await app.graphql(prove, { password: '' }, token)).code).toBe('INVALID_PROOF');
  });

  test('is not done by the password of another, and does not make the session fresh', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await app.tokenOf('admin@demo.com');
    minutes(6);
    expect((await app.graphql(prove, { password: 'client' }, token)).code).toBe('INVALID_PROOF');
    expect((await exportAs(token)).status).toBe(403);
    const [entry] = await app.orm.em.fork().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(entry).toMatchObject({ action: AuditAction.SIGN_IN_FAILED, actorName: 'Ada Merle' });
  });

  test('counts for five minutes, and refreshing the session does not make them longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') });
    const { id } = await app.orm.em.fork().findOneOrFail(User, { email: 'admin@demo.com' });
    const { accessToken, refreshToken } = await app.shared.services.accounts.sessions.open(id, {
      device: '',
      address: '',
    });
    minutes(4.9);
    expect((await exportAs(accessToken)).status).toBe(200);
    minutes(0.2);
    const { status, body } = await exportAs(accessToken);
    expect([status, JSON.parse(body)]).toEqual([
      403,
      {
        error: expect.stringContaining('Prove that it is you'),
        code: 'FRESH_SIGN_IN_NEEDED',
        methods: ['PASSWORD'],
      },
    ]);
    const renewed = (await app.shared.services.accounts.sessions.refresh(refreshToken)).accessToken;
    expect((await exportAs(renewed)).status).toBe(403);
    const { data } = await app.graphql(prove, { password: 'admin' }, renewed);
    expect(data.proveIdentity).toBe('2030-01-01T00:10:06.000Z');
    expect((await exportAs(renewed)).status).toBe(200);
  });

  test('makes no other session of the person fresh, and is recorded', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [token, otherToken] = [await app.tokenOf('admin@demo.com'), await app.tokenOf('admin@demo.com')];
    minutes(6);
    await app.graphql(prove, { password: 'admin' }, token);
    expect([(await exportAs(token)).status, (await exportAs(otherToken)).status]).toEqual([200, 403]);
    const [entry] = await app.orm.em.fork().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(entry).toMatchObject({
      action: AuditAction.SIGNED_IN,
      subject: 'Session',
      changes: { proof: [null, 'PASSWORD'] },
    });
  });

  test('slows guesses down as signing in does, and together with it', async () => {
    const fresh = await createTestApp();
    const token = await fresh.tokenOf('admin@demo.com');
    const three = `mutation { ${[1, 2, 3].map((n) => `a${n}: proveIdentity(password: "wrong")`).join(' ')} }`;
    expect((await fresh.graphql(three, {}, token)).code).toBe('LIMIT_EXCEEDED');
    const proveMutation = 'mutation { proveIdentity(password: "wrong") }';
    const alone = `mutation { signIn(email: "admin@demo.com", password: "wrong") { expiresAt } }`;
    for (const guesses of [proveMutation, proveMutation, proveMutation, alone, alone])
      await fresh.graphql(guesses, {}, token);
    expect((await fresh.graphql(alone)).code).toBe('RATE_LIMITED');
    expect((await fresh.graphql(prove, { password: 'admin' }, token)).code).toBe('RATE_LIMITED');
  });
});
