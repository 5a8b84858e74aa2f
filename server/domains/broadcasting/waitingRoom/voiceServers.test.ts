import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { listening } from '../../library/testing/sending.ts';
import { TestVisitor, tokenIn, waitingRoomOf } from '../testing/waitingRooms.ts';

const secret = 'shared with coturn';
const app = await createTestApp(
  {
    env: {
      STUN_URLS: 'stun:stun.example.org:3478',
      TURN_URLS: 'turn:turn.example.org:3478, turns:turn.example.org:5349',
      TURN_SECRET: secret,
    },
  },
  afterAll,
);
const execute = (token: string | null) =>
  app.graphql('{ voiceServers { urls username credential } }', {}, token);
const credentialOf = (username: string) => createHmac('sha1', secret).update(username).digest('base64');

describe('the STUN and TURN servers', () => {
  test('are for people who look after the waiting room', async () => {
    expect((await execute(null)).code).toBe('UNAUTHENTICATED');
    expect((await execute(await app.as('subscriber'))).code).toBe('FORBIDDEN');
  });

  test('have a password that expires after a day', async () => {
    const token = await app.as('editor');
    const began = Date.now() / 1000;
    const [stun, turn] = (await execute(token)).data.voiceServers;
    const answeredAt = Date.now() / 1000;
    expect(stun).toEqual({ urls: ['stun:stun.example.org:3478'], username: '', credential: '' });
    expect(turn.urls).toEqual(['turn:turn.example.org:3478', 'turns:turn.example.org:5349']);
    const [until, who] = turn.username.split(':');
    // The expiry is in whole seconds.
    expect(Number(until) - 86_400).toBeGreaterThan(began - 1);
    expect(Number(until) - 86_400).toBeLessThan(answeredAt + 1);
    expect(who).toMatch(/^staff-\d+$/);
    expect(turn.credential).toBe(credentialOf(turn.username));
  });

  test('are sent to a guest with a call, and not before', async () => {
    const room = waitingRoomOf(app, await app.as('editor'));
    const url = await listening(app);
    const { url: link } = (await room.invite()).data.inviteLiveGuest;
    const visitor = new TestVisitor(url, { invitation: tokenIn(link) });
    const patient = { timeout: 5000 * patience };
    await expect.poll(() => visitor.last?.state, patient).toBe('here');
    expect(JSON.stringify(visitor.frames)).not.toContain('turn');
    const calling = room.call(visitor.visit!, 'v=0 offer');
    await expect.poll(() => visitor.last?.state, patient).toBe('called');
    const { call, servers } = visitor.last!;
    expect(servers![1]!.username).toMatch(/:visit-\d+$/);
    expect(servers![1]!.credential).toBe(credentialOf(servers![1]!.username));
    visitor.say({ type: 'answer', call, answer: 'v=0 answer' });
    await calling;
    visitor.lose();
  });
});
