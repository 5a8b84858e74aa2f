import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { streamsOfTest } from '../../broadcasting/testing/streams.ts';
import { sourceWith, statusWith } from '../status/testing/answers.ts';
import { streamServerThat } from '../status/testing/streamServer.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const answers = await streamServerThat(afterAll);

beforeAll(async () => {
  const streams = streamsOfTest(app, admin);
  const { id } = await streams.addServer({ port: answers.port });
  await streams.addMount(id, { path: '/high.ogg' });
  await streams.addMount(id, { path: '/low.ogg' });
  // Controls the clock, because the public document is cached for a second.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-05-01T10:00:00Z') });
});
afterAll(() => void vi.useRealTimers());

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const poll = () => app.shared.services.streamMonitor.checkNow(new Date());

/** Returns the listener count of the public document, and the listener count that staff see. */
async function reported(radio = { slug: 'horizon', id: '1' }): Promise<[unknown, unknown]> {
  const page: Json = (await app.server.inject({ url: `/public/${radio.slug}/now-playing.json` })).json();
  const token = await app.tokenOf('admin@demo.com');
  const { data } = await app.graphql('{ nowPlaying { listeners } }', {}, token, { 'x-radio': radio.id });
  return [page.listeners, data.nowPlaying.listeners];
}

test('the current number of listeners is unknown before the first poll', async () => {
  expect(await reported()).toEqual([null, null]);
});

test('the current number of listeners is on public pages and for staff, for all mount points of the radio together', async () => {
  later(10);
  answers.say(statusWith(sourceWith('/high.ogg', '"Song"'), sourceWith('/low.ogg', '"Song"')));
  await poll();
  expect(await reported()).toEqual([4, 4]);
  expect(await reported({ slug: 'lagune', id: '2' })).toEqual([null, null]);
});

test('the current number of listeners is null without a source, and after a minute without a poll', async () => {
  later(61);
  expect(await reported()).toEqual([null, null]);
  answers.say(statusWith());
  await poll();
  later(2);
  expect(await reported()).toEqual([null, null]);
});
