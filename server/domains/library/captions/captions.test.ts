import { afterAll, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeSong, makeVideo } from '../testing/library.ts';

// The server logs a file that cannot be removed; this test does not check the log.
const app = await createTestApp({ env: { LOG_LEVEL: 'fatal' } }, afterAll);
const { database, services } = app.shared;
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
await addRole(app, 'media-only', 'read MediaItem');
await addRole(app, 'song-editor', 'read MediaItem', 'read Video', 'update Song', 'update MediaItem');

const webVtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nFirst words\n';
const srt = '1\n00:00:03,000 --> 00:00:04,000\n<font color="red">Other words</font>\n';
const pathOf = (id: number) => `/uploads/media/${id}/captions`;

interface Sending {
  token?: string | null;
  radio?: number;
  content?: string | Buffer;
  method?: 'PUT' | 'DELETE';
}

const send = (id: number, { token = admin, radio = 1, content = webVtt, method = 'PUT' }: Sending = {}) =>
  app.server.inject({
    method,
    url: pathOf(id),
    ...(method === 'PUT' && { payload: content }),
    headers: {
      'x-radio': String(radio),
      ...(method === 'PUT' && { 'content-type': 'text/vtt' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json().errors[0].extensions.code;

const keyOf = async (id: number) =>
  String((await database.rows('select captions_key from media_item where id = ?', [id]))[0]![0] ?? '');
async function addressOf(id: number, token = admin) {
  const query = 'query ($id: ID!) { video(id: $id) { captionsUrl version } }';
  return (await app.graphql(query, { id: String(id) }, token)).data.video.captionsUrl as string | null;
}
const read = (url: string, token?: string) =>
  app.server.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

describe('captions of a video', () => {
  test.each(['PUT', 'DELETE'] as const)(
    'are changed by nobody who may not change videos: %s',
    async (method) => {
      const id = await makeVideo(app, 1);
      await send(id);
      const before = await keyOf(id);
      expect((await send(id, { token: null, method })).statusCode).toBe(401);
      for (const token of [staff, await app.as('song-editor')]) {
        const refused = await send(id, { token, method });
        expect(refused.statusCode).toBe(403);
        expect(refused.json().errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'Video' });
      }
      expect(await keyOf(id)).toBe(before);
    },
  );

  test.each<[string, string | Buffer, object]>([
    ['nothing', '', { fields: { captions: 'required' } }],
    ['other bytes', Buffer.from([0x1a, 0x45, 0xff, 0xa3]), { fields: { captions: 'notUtf8' } }],
    ['another text', 'Once upon a time', { fields: { captions: 'notCaptions' } }],
    ['no times', 'WEBVTT\n\nFirst words\n', { fields: { captions: 'captionTimes' }, line: 3 }],
    [
      'times that go backwards',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nFirst words\n',
      { fields: { captions: 'captionsBackwards' }, line: 3 },
    ],
  ])('are not %s', async (_, content, expected) => {
    const id = await makeVideo(app, 1);
    const stored = vi.spyOn(services.storage, 'put');
    const answer = await send(id, { content });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', ...expected });
    expect(stored).not.toHaveBeenCalled();
    stored.mockRestore();
    expect(await keyOf(id)).toBe('');
  });

  test('are at most a megabyte', async () => {
    const id = await makeVideo(app, 1);
    const answer = await send(id, { content: webVtt + 'x'.repeat(1024 * 1024) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors[0].extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit: 'captionsBytes',
    });
  });

  test('belong to a video of this radio that is not in the recycle bin', async () => {
    const [theirs, binned] = [await makeVideo(app, 2), await makeVideo(app, 1, { deletedAt: new Date() })];
    for (const id of [theirs, binned, await makeSong(app, 1), 999_999])
      for (const method of ['PUT', 'DELETE'] as const)
        expect(await codeOf(send(id, { method }))).toBe('NOT_FOUND');
  });

  test('are stored as WebVTT, count as a change, and are published', async () => {
    const id = await makeVideo(app, 1);
    expect(await addressOf(id)).toBeNull();
    const published = vi.spyOn(services.events, 'publish');
    const answer = await send(id, { content: srt });
    expect(answer.json()).toEqual({ captionsUrl: await addressOf(id), version: 2 });
    const stored = await services.storage.read(await keyOf(id));
    expect(await textOf(stored!.content)).toBe('WEBVTT\n\n00:00:03.000 --> 00:00:04.000\nOther words\n');
    expect(published.mock.calls.map(([, ...event]) => event)).toEqual([
      ['mediaChanged', { radioId: 1, id }],
      ['publicRecordChanged', { radioId: 1, type: 'Video' }],
    ]);
    published.mockRestore();
    const [entry] = await app.orm.em.fork().find(AuditEntry, { subjectId: id, subject: 'Video' });
    // The audit shows that captions exist, never their storage key.
    expect(entry).toMatchObject({ action: 'UPDATED', changes: { captionsKey: ['•••', '•••'] } });
  });

  test('go with the next ones, and when they are removed', async () => {
    const id = await makeVideo(app, 1);
    await send(id);
    const [first, firstAddress] = [await keyOf(id), await addressOf(id)];
    await send(id, { content: srt });
    const second = await keyOf(id);
    expect(second).not.toBe(first);
    expect(await services.storage.sizeOf(first)).toBeNull();
    // The address must change, because the previous captions may still be cached under the previous address.
    expect(await addressOf(id)).not.toBe(firstAddress);
    expect((await send(id, { method: 'DELETE' })).json()).toEqual({ captionsUrl: null, version: 4 });
    expect(await services.storage.sizeOf(second)).toBeNull();
    expect(await keyOf(id)).toBe('');
    expect((await send(id, { method: 'DELETE' })).json()).toEqual({ captionsUrl: null, version: 4 });
  });

  test('leave nothing behind when they cannot be written down', async () => {
    const id = await makeVideo(app, 1);
    const stored = vi.spyOn(services.storage, 'put');
    const failing = vi.spyOn(database, 'transaction').mockRejectedValueOnce(new Error('no'));
    expect((await send(id)).statusCode).toBe(500);
    failing.mockRestore();
    expect(stored).toHaveBeenCalledOnce();
    expect(await services.storage.sizeOf(stored.mock.calls[0]![0])).toBeNull();
    stored.mockRestore();
  });

  test('are deleted with their video when it is purged', async () => {
    const id = await makeVideo(app, 1);
    await send(id);
    const key = await keyOf(id);
    const run = (name: string) =>
      app.graphql(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) }`, { ids: [String(id)] }, admin);
    await run('deleteMedia');
    expect(await services.storage.sizeOf(key)).not.toBeNull();
    expect((await run('purgeMedia')).errors).toEqual([]);
    expect(await services.storage.sizeOf(key)).toBeNull();
  });
});

describe('the address of captions', () => {
  test('is good for its viewer alone', async () => {
    const id = await makeVideo(app, 1);
    await send(id);
    const address = (await addressOf(id))!;
    expect((await read(address.replace(/\?.*/, ''))).statusCode).toBe(401);
    const otherVideo = await makeVideo(app, 1);
    await send(otherVideo);
    expect((await read(address.replace(`/${id}/`, `/${otherVideo}/`))).statusCode).toBe(401);
    const answer = await read(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
    expect(answer.payload).toContain('First words');
  });

  test('is for who reads videos, on the radio of the video', async () => {
    const id = await makeVideo(app, 1);
    await send(id);
    const reader = await app.as('media-only');
    expect((await read(`/media/1/${id}/captions`, reader)).json().errors[0].extensions).toMatchObject({
      code: 'FORBIDDEN',
      subject: 'Video',
    });
    expect((await read(`/media/2/${id}/captions`, admin)).statusCode).toBe(404);
    expect((await read(`/media/1/${id}/captions`, admin)).statusCode).toBe(200);
  });

  test('leads nowhere where there are none', async () => {
    for (const id of [await makeVideo(app, 1), await makeSong(app, 1)])
      expect((await read(`/media/1/${id}/captions`, admin)).statusCode).toBe(404);
  });
});

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
