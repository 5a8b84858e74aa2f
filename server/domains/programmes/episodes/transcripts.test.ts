import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEmission, makeEpisode, makePresenter } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const reader = await app.as('support');
const presenter = await app.as('user');

const srt = '1\r\n00:00:03,000 --> 00:00:04,000\r\n<font color="red">First words</font>\r\n';
const webVtt = 'WEBVTT\n\n00:00:03.000 --> 00:00:04.000\nFirst words\n';
const emission = await makeEmission(app, 1);

interface Sending {
  token?: string;
  method?: 'PUT' | 'DELETE';
  content?: string;
}

function send(id: number, { token = admin, method = 'PUT', content = srt }: Sending = {}) {
  const body = method === 'PUT' && { payload: content };
  const type = method === 'PUT' && { 'content-type': 'application/x-subrip' };
  return app.server.inject({
    method,
    url: `/uploads/episodes/${id}/transcript`,
    ...body,
    headers: { 'x-radio': '1', ...type, ...(token && { authorization: `Bearer ${token}` }) },
  });
}

const stored = async (id: number) => {
  const document = 'query ($id: ID!) { episode(id: $id) { timedTranscript version } }';
  return (await app.graphql(document, { id: String(id) }, admin)).data.episode;
};

describe('the timed transcript of an episode', () => {
  test.each(['PUT', 'DELETE'] as const)(
    'is changed only by users who may change the episode: %s',
    async (method) => {
      const id = await makeEpisode(app, 1, { emission });
      const codeOf = async (token: string) => (await send(id, { token, method })).statusCode;
      expect(await codeOf('')).toBe(401);
      expect(await codeOf(reader)).toBe(403);
      expect(await codeOf(presenter)).toBe(403);
      const own = await makeEmission(app, 1);
      const viewer = await app.graphql('{ viewer { id } }', {}, presenter);
      await makePresenter(app, 1, { emission: own, user: Number(viewer.data.viewer.id) });
      const mine = await makeEpisode(app, 1, { emission: own });
      expect((await send(mine, { token: presenter, method })).statusCode).toBe(200);
    },
  );

  test('belongs to an episode of the current radio', async () => {
    const elsewhere = await makeEpisode(app, 2, { emission: await makeEmission(app, 2) });
    for (const id of [elsewhere, 999_999]) expect((await send(id)).statusCode).toBe(404);
  });

  test.each([
    ['', 'Please check: captions.', { fields: { captions: 'required' } }],
    ['Once upon a time', 'Please check: captions.', { fields: { captions: 'notCaptions' } }],
    [
      `${srt}\n2\n00:00:05,000 --> 00:00:06,000\nMore\n\n3\n00:00:07,000\nLost\n`,
      'Captions need a start and an end time: line 9 has none.',
      { fields: { captions: 'captionTimes' }, line: 9 },
    ],
    [
      'WEBVTT\n\n00:02.000 --> 00:01.000\nBack\n',
      'Captions must end after they start, and start in order: the times in line 3 go backwards.',
      { fields: { captions: 'captionsBackwards' }, line: 3 },
    ],
  ])('is refused with its reason and line: %j', async (content, message, extensions) => {
    const id = await makeEpisode(app, 1, { emission });
    const answer = await send(id, { content });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ message, extensions });
    expect(await stored(id)).toEqual({ timedTranscript: '', version: 1 });
  });

  test('is at most a megabyte', async () => {
    const id = await makeEpisode(app, 1, { emission });
    const answer = await send(id, { content: srt + 'x'.repeat(1024 * 1024) });
    expect([answer.statusCode, answer.json().errors[0].extensions.limit]).toEqual([413, 'transcriptBytes']);
  });

  test('is stored as WebVTT, counts as a change, and is removed', async () => {
    const id = await makeEpisode(app, 1, { emission });
    expect((await send(id)).json()).toEqual({ timedTranscript: webVtt, version: 2 });
    expect(await stored(id)).toEqual({ timedTranscript: webVtt, version: 2 });
    const [entry] = await app.orm.em.fork().find(AuditEntry, { subjectId: id, subject: 'Episode' });
    expect(entry).toMatchObject({ action: 'UPDATED', changes: { captions: ['•••', '•••'] } });
    expect((await send(id, { method: 'DELETE' })).json()).toEqual({ timedTranscript: '', version: 3 });
  });
});
