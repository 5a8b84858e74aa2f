// @module-tag slow
import { afterAll, describe, expect, test } from 'vitest';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { streamsOfTest } from '../../broadcasting/testing/streams.ts';
import { streamServerThat } from './testing/streamServer.ts';
import { sourceWith, statusWith } from './testing/answers.ts';

const answers = await streamServerThat(afterAll);
answers.say(statusWith(sourceWith('/live.ogg', '"Song"')));
const first = await createTestApp({ env: { STREAM_MONITORING: 'yes' } }, afterAll);

async function addMount(app: TestApp): Promise<void> {
  const streams = streamsOfTest(app, await app.tokenOf('admin@demo.com'));
  const { id } = await streams.addServer({ port: answers.port });
  await streams.addMount(id, { path: '/live.ogg' });
}

const states = (app: TestApp) => app.shared.database.rows('select state from mount_state', []);
const checkCount = async (app: TestApp) =>
  Number((await app.shared.database.rows('select sum(polls) from audience_minute', []))[0]![0]);

describe('streaming servers', () => {
  test('are polled only when monitoring is configured', async () => {
    const app = await createTestApp();
    await addMount(app);
    const before = answers.requests();
    await new Promise((resolve) => setTimeout(resolve, 1500 * patience));
    expect(answers.requests()).toBe(before);
    expect(await states(app)).toEqual([]);
  });

  test('are polled at an interval', { timeout: 30_000 * patience }, async () => {
    await addMount(first);
    await expect.poll(() => states(first), { timeout: 25_000 * patience }).toEqual([['ON_AIR']]);
    expect(await checkCount(first)).toBeGreaterThanOrEqual(1);
  });

  test('that never answer do not delay the end of the process', async () => {
    const app = await createTestApp({ env: { STREAM_MONITORING: 'no' } });
    await addMount(app);
    answers.stopResponding();
    const checking = app.shared.services.streamMonitor.checkNow();
    await expect.poll(() => answers.requests()).toBeGreaterThan(0);
    await app.shared.services.streamMonitor.close();
    await checking;
    // A request that the process aborts itself does not mark its server as down.
    expect(await states(app)).toEqual([]);
  });
});
