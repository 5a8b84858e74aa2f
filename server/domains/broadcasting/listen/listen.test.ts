import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening } from '../../library/testing/sending.ts';
import { SoundServer } from '../testing/soundServer.ts';
import { streamsOfTest } from '../testing/streams.ts';
import { AirTickets } from './airTickets.ts';
import { listenerName } from './mountSound.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
const sound = await SoundServer.start(afterAll);
const lagune = { 'x-radio': '2' };

const requestAddress = (token: string | null, headers: Record<string, string> = {}) =>
  app.graphql('{ airUrl }', {}, token, headers);
const addressOf = async (token = admin): Promise<string> => {
  const { data, errors } = await requestAddress(token);
  expect(errors).toEqual([]);
  return data.airUrl;
};

const open: AbortController[] = [];
/** Opens an address like a player. The connection is closed at the end of the test. */
async function listen(path: string, headers: Record<string, string> = {}) {
  const ending = new AbortController();
  open.push(ending);
  const answer = await fetch(`${url}${path}`, { headers, signal: ending.signal });
  return { answer, status: answer.status, leave: () => ending.abort() };
}
const refusal = async (path: string, headers: Record<string, string> = {}) => {
  const { answer, status } = await listen(path, headers);
  const { errors } = (await answer.json()) as { errors: Array<{ extensions: { code: string } }> };
  return [status, errors[0]!.extensions.code];
};
/** Returns the next bytes of the sound; undefined at its end. */
const readerOf = (answer: Response) => {
  const reader = answer.body!.getReader();
  return async () => {
    const next = await reader.read().catch(() => ({ value: undefined }));
    return next.value && Buffer.from(next.value).toString();
  };
};
const noListeners = () => expect.poll(() => sound.listeners.size, { timeout: 8000 * patience }).toBe(0);

beforeAll(async () => {
  const streams = streamsOfTest(app, admin);
  const { id } = await streams.addServer({ port: sound.port });
  await streams.addMount(id, { path: '/live.ogg', format: 'OGG_OPUS' });
  await streams.addMount(id, { path: '/live.mp3' });
});
afterEach(async () => {
  for (const ending of open.splice(0)) ending.abort();
  sound.hangUp();
  await noListeners();
  Object.assign(sound, { status: 200, type: 'audio/mpeg' });
});

describe('the air in the portal', () => {
  test('is closed to signed-out users', async () => {
    expect((await requestAddress(null)).code).toBe('UNAUTHENTICATED');
    expect(await refusal('/media/1/on-air')).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('is closed to users who may not read the current item, and on radios of others', async () => {
    const client = await app.tokenOf('client@demo.com');
    expect((await requestAddress(client)).code).toBe('FORBIDDEN');
    const bearer = { authorization: `Bearer ${client}` };
    expect(await refusal('/media/1/on-air', bearer)).toEqual([403, 'FORBIDDEN']);
    const editor = { authorization: `Bearer ${await app.as('editor')}` };
    expect(await refusal('/media/2/on-air', editor)).toEqual([403, 'RADIO_FORBIDDEN']);
    expect(sound.listeners.size).toBe(0);
  });

  test('rejects tickets of another radio, expired tickets and missing ones', async () => {
    const address = await addressOf();
    const ticket = new URL(address, url).searchParams.get('ticket')!;
    const [session, until] = ticket.split('.');
    const later = [session, (Number.parseInt(until!, 36) + 60_000).toString(36), ticket.split('.')[2]].join(
      '.',
    );
    for (const path of [
      `/media/2/on-air?ticket=${ticket}`,
      `/media/1/on-air?ticket=${later}`,
      '/media/1/on-air?ticket=',
      '/media/1/on-air?ticket=a&ticket=b',
    ])
      expect(await refusal(path)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refusal(`/media/x/on-air?ticket=${ticket}`)).toEqual([404, 'NOT_FOUND']);

    const tickets = new AirTickets('s'.repeat(32));
    const given = tickets.issue(1, 7, 1_020_000);
    expect(tickets.sessionOf(given, 1, 1_139_999)).toBe(7);
    expect(tickets.sessionOf(given, 1, 1_140_000)).toBeUndefined();
  });

  test('is not found without a mount point, without a source, or without an answer', async () => {
    expect((await requestAddress(admin, lagune)).data.airUrl).toBeNull();
    expect(await refusal('/media/2/on-air', { authorization: `Bearer ${admin}` })).toEqual([
      404,
      'NOT_FOUND',
    ]);
    sound.status = 404;
    expect(await refusal(await addressOf())).toEqual([404, 'NOT_FOUND']);
  });

  test('passes on no content other than sound, and follows no redirect', async () => {
    for (const type of ['text/html', 'application/json', 'image/svg+xml', '']) {
      sound.type = type;
      expect(await refusal(await addressOf())).toEqual([404, 'NOT_FOUND']);
    }
    Object.assign(sound, { status: 302, type: 'audio/mpeg' });
    const before = sound.requests.length;
    expect(await refusal(await addressOf())).toEqual([404, 'NOT_FOUND']);
    expect(sound.requests.length).toBe(before + 1);
  });

  test('streams the mount that every browser plays, under a name that audience figures exclude', async () => {
    const { answer, status } = await listen(await addressOf());
    expect(status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const next = readerOf(answer);
    sound.send('one');
    expect(await next()).toBe('one');
    sound.send('two');
    expect(await next()).toBe('two');
    expect(sound.requests.at(-1)).toMatchObject({ 'user-agent': listenerName });
  });

  test('is released when its listener disconnects, and ends when the streaming server does', async () => {
    const stopped = await listen(await addressOf());
    await expect.poll(() => sound.listeners.size).toBe(1);
    stopped.leave();
    await noListeners();
    const { answer } = await listen(await addressOf());
    const next = readerOf(answer);
    sound.send('one');
    expect(await next()).toBe('one');
    sound.hangUp();
    expect(await next()).toBeUndefined();
  });

  test('ends with the session of its listener, and with the right to it', { tags: ['slow'] }, async () => {
    // The source never stops by itself: the stream ends only when the server closes it.
    const sending = setInterval(() => sound.send('more'), 100);
    onTestFinished(() => clearInterval(sending));
    const over = async (next: () => Promise<string | undefined>) => {
      while ((await next()) !== undefined);
    };
    const leaver = await app.as('support');
    const { answer } = await listen(await addressOf(leaver));
    const next = readerOf(answer);
    expect(await next()).toContain('more');
    expect((await app.graphql('mutation { signOut }', {}, leaver)).errors).toEqual([]);
    await over(next);
    await noListeners();

    const editor = await app.as('editor');
    const otherReader = readerOf((await listen(await addressOf(editor))).answer);
    expect(await otherReader()).toContain('more');
    const { data } = await app.graphql('{ viewer { id } }', {}, editor);
    await app.shared.database.transaction(async (transaction) => {
      const role = `(select role_id from "user" where email = 'client@demo.com')`;
      await transaction.run(`update "user" set role_id = ${role} where id = ?`, [data.viewer.id]);
      await transaction.run('delete from team_member where user_id = ?', [data.viewer.id]);
    });
    await over(otherReader);
  });

  test('allows five streams to one person, and others to other people', async () => {
    for (let count = 0; count < 5; count++) expect((await listen(await addressOf())).status).toBe(200);
    expect(await refusal(await addressOf())).toEqual([413, 'LIMIT_EXCEEDED']);
    expect((await listen(await addressOf(await app.as('editor')))).status).toBe(200);
    open[0]!.abort();
    await expect.poll(async () => (await listen(await addressOf())).status).toBe(200);
  });

  test('is taken no faster than its listener takes it', async () => {
    const { answer } = await listen(await addressOf());
    await expect.poll(() => sound.listeners.size).toBe(1);
    const [to] = sound.listeners;
    const block = Buffer.alloc(1 << 20);
    let sent = 0;
    // The server and the network buffer little; the streaming server must wait until the listener reads.
    while (sent < 64 && to!.writableLength < 2 * block.length) {
      to!.write(block);
      sent++;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(sent).toBeLessThan(64);
    // Keeps a reference to the response until here, because an unreferenced response is closed by the garbage
    // collector.
    expect(answer.bodyUsed).toBe(false);
  });
});
