// Exactly one of several processes monitors the stream, and another takes over when it dies.
// @module-tag feature/audience
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { soundSource } from '../../../server/domains/audience/sound/testing/playSounds.ts';
import { startIcecast } from '../../../server/domains/broadcasting/testing/icecast.ts';
import type { Json } from '../../testing/json.ts';
import { patience } from '../../testing/running/patience.ts';
import { callerOf, startServer, tokenOf, type ServerProcess } from '../support/product/serverProcess.ts';
import { copySample } from '../support/product/severalProcesses.ts';

const password = 'let-me-in';
const path = '/ears.mp3';
const patient = { timeout: 60_000 * patience, interval: 250 };

/** Listeners of the mount point, by their Icecast ids. The only listener in this test is the process that monitors the sound. */
async function listenersOn(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/admin/listclients?mount=${path}`, {
    headers: { authorization: `Basic ${btoa(`admin:${password}`)}` },
  });
  return [...(await answer.text()).matchAll(/<ID>(\d+)<\/ID>/gi)].map(([, id]) => id!);
}

async function kill({ process }: ServerProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

async function executeAt(url: string) {
  const call = callerOf(url, await tokenOf(url));
  return async (query: string, variables = {}): Promise<Json> => {
    const data = await call(query, variables);
    if (!data) throw new Error(`No answer to ${query}`);
    return data;
  };
}

test('a mount point is monitored by one process at a time; when that process is killed, another one continues with its open incidents', async () => {
  const several = inject('several')!;
  const database = await copySample(several);
  onTestFinished(database.drop);
  const dataFolder = await mkdtemp(join(tmpdir(), 'regie-ears-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  await cp(inject('sampleFolder'), dataFolder, { recursive: true });
  const icecast = await startIcecast({ source: password, admin: password }, (work) => onTestFinished(work));
  const source = soundSource(icecast.port, path, password);
  onTestFinished(source.stop);
  const start = () =>
    startServer({
      DATA_DIR: dataFolder,
      DATABASE_URL: database.url,
      REDIS_URL: several.redisUrl,
      STREAM_MONITORING: 'yes',
    });
  const listeners = () => listenersOn(icecast.port);
  const [first, second] = await Promise.all([start(), start()]);
  const execute = await executeAt(second.url);
  const { createStreamServer } = await execute(
    'mutation ($input: StreamServerInput!) { createStreamServer(input: $input) { id } }',
    {
      input: { name: 'Ears', host: '127.0.0.1', port: icecast.port, adminPassword: password },
    },
  );
  const { createMountPoint } = await execute(
    'mutation ($input: MountPointInput!) { createMountPoint(input: $input) { id } }',
    {
      input: { serverId: createStreamServer.id, name: 'Ears', path, format: 'MP3', bitrate: 128 },
    },
  );
  const { monitoringSettings } = await execute('{ monitoringSettings { version } }');
  await execute(
    'mutation ($version: Int!, $input: MonitoringSettingsInput!) { setMonitoringSettings(version: $version, input: $input) { id } }',
    {
      version: monitoringSettings?.version ?? 0,
      input: { isMonitored: true, opensAfter: 5000, mailsStaff: false, addresses: [] },
    },
  );

  await expect.poll(listeners, patient).toHaveLength(1);
  const [firstListener] = await listeners();
  for (let polls = 0; polls < 20; polls++) {
    expect(await listeners()).toEqual([firstListener]);
    await pause(500 * patience);
  }
  source.play('silence');
  const incidentMails = async (by: typeof execute): Promise<Json[]> =>
    (
      await by(
        'query ($mount: ID!) { soundIncidents(filter: { mountId: { eq: $mount } }) { items { id kind endedAt } } }',
        { mount: createMountPoint.id },
      )
    ).soundIncidents.items;
  await expect
    .poll(() => incidentMails(execute), patient)
    .toMatchObject([{ kind: 'SILENCE', endedAt: null }]);
  const [incident] = await incidentMails(execute);

  await kill(first);
  await expect.poll(listeners, patient).toHaveLength(1);
  const third = await start();
  await kill(second);
  await expect
    .poll(async () => (await listeners()).filter((listener) => listener !== firstListener), patient)
    .toHaveLength(1);
  expect(await listeners()).toHaveLength(1);
  const executeOnThird = await executeAt(third.url);
  // Wait twice as long as an incident takes to open: none must open.
  await pause(10_000 * patience);
  expect(await incidentMails(executeOnThird)).toEqual([incident]);
  source.play('tone');
  await expect
    .poll(() => incidentMails(executeOnThird), patient)
    .toEqual([{ ...incident, endedAt: expect.any(String) }]);
});
