import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Session } from './session.entity.ts';

const app = await createTestApp({}, afterAll);

const list = `{ sessions { id device address createdAt lastSeenAt isCurrent } }`;
const revoke = `mutation ($id: ID!) { revokeSession(id: $id) }`;
const revokeOtherSessions = `mutation { revokeOtherSessions }`;
const whoAmI = `{ viewer { id } }`;

const own = async (token: string) =>
  (await app.graphql(list, {}, token)).data.sessions as Array<{ id: string; isCurrent: boolean }>;

describe('the sessions page', () => {
  test('is closed to the signed-out', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(revoke, { id: '1' })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(revokeOtherSessions)).code).toBe('UNAUTHENTICATED');
  });

  test('ends no session of another person, and returns only NOT_FOUND', async () => {
    const mine = await app.tokenOf('admin@demo.com');
    const theirs = await app.tokenOf('client@demo.com');
    const [session] = await own(theirs);
    expect((await app.graphql(revoke, { id: session!.id }, mine)).code).toBe('NOT_FOUND');
    expect((await app.graphql(whoAmI, {}, theirs)).data.viewer).not.toBeNull();
  });

  test.each(['abc', '-1', '999999', ''])('does not find the session "%s"', async (id) => {
    expect((await app.graphql(revoke, { id }, await app.tokenOf('admin@demo.com'))).code).toBe('NOT_FOUND');
  });

  test('lists the viewer’s sessions, marks the current one, and ends one from its next request on', async () => {
    const email = 'client@demo.com';
    const [here, there] = [await app.tokenOf(email), await app.tokenOf(email)];
    const sessions = await own(here);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const otherSession = (await own(there)).find(({ isCurrent }) => isCurrent)!;
    expect((await app.graphql(revoke, { id: otherSession.id }, here)).data.revokeSession).toBe(
      otherSession.id,
    );
    expect((await app.graphql(whoAmI, {}, there)).code).toBe('UNAUTHENTICATED');
    expect((await own(here)).map(({ id }) => id)).not.toContain(otherSession.id);
    expect((await app.graphql(revoke, { id: otherSession.id }, here)).code).toBe('NOT_FOUND');
  });

  test('ends all others at once without counting expired ones, and keeps the current one', async () => {
    const email = 'client@demo.com';
    const tokens = [await app.tokenOf(email), await app.tokenOf(email), await app.tokenOf(email)] as const;
    const expired = (await own(await app.tokenOf(email))).find(({ isCurrent }) => isCurrent)!;
    await app.orm.em.fork().nativeUpdate(Session, { id: Number(expired.id) }, { expiresAt: new Date(0) });
    expect((await app.graphql(revoke, { id: expired.id }, tokens[0])).code).toBe('NOT_FOUND');
    const before = await own(tokens[0]);
    const { data } = await app.graphql(revokeOtherSessions, {}, tokens[0]);
    expect(data.revokeOtherSessions).toBe(before.length - 1);
    expect((await app.graphql(whoAmI, {}, tokens[1])).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(whoAmI, {}, tokens[2])).code).toBe('UNAUTHENTICATED');
    expect(await own(tokens[0])).toHaveLength(1);
  });
});
