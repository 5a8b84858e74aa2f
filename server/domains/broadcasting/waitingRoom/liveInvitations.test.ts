import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { listening } from '../../library/testing/sending.ts';
import { TestVisitor, tokenIn, waitingRoomOf } from '../testing/waitingRooms.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
const room = waitingRoomOf(app, admin);
const editor = waitingRoomOf(app, await app.as('editor'));
const patient = { timeout: 10_000 * patience, interval: 25 };

const invited = async (input: object = {}): Promise<{ id: string; token: string }> => {
  const { id, url: link } = (await room.invite(input)).data.inviteLiveGuest;
  return { id, token: tokenIn(link) };
};
const opened = (hello: object): TestVisitor => {
  const visitor = new TestVisitor(url, hello);
  onTestFinished(() => visitor.lose());
  return visitor;
};

describe('an invitation of a guest', () => {
  test('is closed to people who are signed out, and to people who may not invite', async () => {
    const { id } = await invited();
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [await app.as('support'), 'FORBIDDEN'],
    ] as const) {
      const restricted = waitingRoomOf(app, token);
      for (const answer of [
        await restricted.invite(),
        await restricted.revoke(id),
        await restricted.invitations(),
      ])
        expect(answer.code).toBe(code);
    }
  });

  test('needs a name, and hours that are some', async () => {
    for (const [input, fields] of [
      [{ name: ' ' }, { name: 'required' }],
      [{ name: 'x'.repeat(81) }, { name: 'tooLong' }],
      [{ note: 'x'.repeat(501) }, { note: 'tooLong' }],
      [{ hours: 0 }, { hours: 'min' }],
      [{ hours: 721 }, { hours: 'max' }],
    ] as const)
      expect((await room.invite(input)).fields).toEqual(fields);
  });

  test('is of the own radio', async () => {
    const { id } = await invited();
    const lagune = waitingRoomOf(app, admin, { 'x-radio': '2' });
    expect((await lagune.revoke(id)).code).toBe('NOT_FOUND');
    expect(JSON.stringify((await lagune.invitations()).data)).not.toContain(`"${id}"`);
  });

  test('returns its link once, with the name of the guest', async () => {
    const { data } = await editor.invite({ note: 'Call in at eight.', hours: 2 });
    const { url: link, id } = data.inviteLiveGuest;
    expect(new URL(link).pathname).toBe('/guest');
    const shown = (await waitingRoomOf(app, null).link(tokenIn(link))).data.liveGuestLink;
    expect(shown).toMatchObject({
      name: 'Ines Guest',
      note: 'Call in at eight.',
      radioName: expect.any(String),
    });
    expect(Date.parse(shown.expiresAt) - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
    const listed = (await room.invitations()).data.liveInvitations.items.find(
      (invitation: Json) => invitation.id === id,
    );
    expect(listed).toMatchObject({ name: 'Ines Guest', invitedBy: shown.invitedBy });
    const all = await app.orm.em.fork().getConnection().execute('select * from live_invitation');
    expect(JSON.stringify(all)).not.toContain(tokenIn(link));
  });
});

describe('the link of a guest', () => {
  test('is refused when it is malformed, revoked or expired', async () => {
    const revoked = await invited();
    await room.revoke(revoked.id);
    const over = await invited();
    await app.orm.em
      .fork()
      .getConnection()
      .execute('update live_invitation set expires_at = ? where id = ?', [
        app.shared.database.engine === 'postgresql' ? new Date(Date.now() - 1000) : Date.now() - 1000,
        Number(over.id),
      ]);
    for (const [token, code] of [
      ['', 'TOKEN_UNKNOWN'],
      ['x'.repeat(43), 'TOKEN_UNKNOWN'],
      [`${revoked.token}`, 'TOKEN_UNKNOWN'],
      [over.token, 'TOKEN_EXPIRED'],
    ] as const) {
      expect((await waitingRoomOf(app, null).link(token)).code).toBe(code);
      const visitor = opened({ invitation: token });
      expect(await visitor.closed).toBe(4403);
      expect(visitor.frames).toEqual([{ state: 'refused', reason: code }]);
    }
  });

  test('opens nothing but the waiting room', async () => {
    const { token } = await invited();
    expect((await app.graphql('{ waitingRoom { id } }', {}, token)).code).toBe('UNAUTHENTICATED');
  });

  test('admits one connection at a time, under the name of the guest', async () => {
    const { token, id } = await invited({ name: 'Tom Caller' });
    const first = opened({ invitation: token });
    await expect
      .poll(() => first.last, patient)
      .toMatchObject({ state: 'here', is: 'WAITING', messageToVisitor: '' });
    expect(await room.byId(first.visit!)).toMatchObject({
      name: 'Tom Caller',
      part: 'GUEST',
      person: null,
      invitation: { id },
    });
    const again = opened({ invitation: token });
    expect(await first.closed).toBe(4000);
    await expect.poll(() => again.visit, patient).toBe(first.visit);
  });

  test('is refused after its guest was sent away', async () => {
    const { token } = await invited();
    const guest = opened({ invitation: token });
    await expect.poll(() => guest.visit, patient).toBeDefined();
    await room.move(guest.visit!, 'REFUSED');
    expect(await guest.closed).toBe(4000);
    expect(guest.last).toEqual({ state: 'ended', is: 'REFUSED' });
    const again = opened({ invitation: token });
    await again.closed;
    expect(again.frames).toEqual([{ state: 'refused', reason: 'REFUSED' }]);
  });

  test('that is revoked ends the visit by it at once', async () => {
    const { token, id } = await invited();
    const guest = opened({ invitation: token });
    await expect.poll(() => guest.visit, patient).toBeDefined();
    await room.revoke(id);
    expect(await guest.closed).toBe(4000);
    expect(await room.byId(guest.visit!)).toMatchObject({ state: 'REFUSED', invitation: null });
  });
});
