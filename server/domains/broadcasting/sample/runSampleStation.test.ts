import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { makeSong } from '../../library/testing/library.ts';
import { freePorts } from '../../../kit/network/freePorts.ts';
import { openPlayer } from '../testing/stations.ts';
import { runSampleStation } from './runSampleStation.ts';
import { storeSampleStation } from './storeSampleStation.ts';

const folder = mkdtempSync(join(tmpdir(), 'regie-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Limits PATH to fake programs with these names, which exit at once. */
function withPrograms(...names: string[]): void {
  const path = mkdtempSync(join(folder, 'bin-'));
  for (const name of names) {
    writeFileSync(join(path, name), '#!/bin/sh\nexit 0\n');
    chmodSync(join(path, name), 0o755);
  }
  vi.stubEnv('PATH', path);
  onTestFinished(() => void vi.unstubAllEnvs());
}

async function sampleApp(): Promise<TestApp> {
  const app = await createTestApp();
  await makeSong(app, 1);
  await storeSampleStation(app.orm.em.fork() as unknown as SqlEntityManager, app.config.secret);
  return app;
}

async function run(app: TestApp) {
  const said: string[] = [];
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const end = await runSampleStation({
    ...app.shared,
    secret: app.config.secret,
    dataDir,
    address: 'http://127.0.0.1:9',
    say: (line) => said.push(line),
  });
  onTestFinished(end);
  const stationQuery = '{ station { obstacle tokenMadeAt } }';
  const { station } = (await app.graphql(stationQuery, {}, await app.tokenOf('admin@demo.com'))).data;
  return { said: said.join('\n'), station, end };
}

const setServer = (app: TestApp, values: string) =>
  app.shared.database.transaction(async (transaction) => {
    await transaction.run(`update stream_server set ${values}`, []);
  });

test(
  'does not start without its programs, and names the package to install',
  { tags: ['slow'] },
  async () => {
    const app = await sampleApp();
    withPrograms('icecast2');
    const { said, station } = await run(app);
    expect(said).toContain('apt-get install liquidsoap icecast2');
    expect(station).toEqual({ obstacle: 'NO_LIQUIDSOAP', tokenMadeAt: null });
    withPrograms('liquidsoap');
    expect((await run(app)).station).toEqual({ obstacle: 'NO_ICECAST', tokenMadeAt: null });
  },
);

test(
  'takes the next free port where another program listens on that of its server',
  { tags: ['slow'] },
  async () => {
    const app = await sampleApp();
    withPrograms('liquidsoap', 'icecast2');
    const port = await freePorts(3);
    await listenOn(port);
    await listenOn(port + 1);
    await setServer(app, `port = ${port}`);
    const { said, station } = await run(app);
    expect(said).toContain(`port ${port} is taken, so its Icecast listens on port ${port + 2}`);
    expect(station).toEqual({ obstacle: null, tokenMadeAt: expect.any(String) });
    const serversQuery = '{ streamServers { items { port version } } }';
    const { streamServers } = (await app.graphql(serversQuery, {}, await app.tokenOf('admin@demo.com'))).data;
    expect(streamServers.items).toEqual([{ port: port + 2, version: 2 }]);
  },
);

test('does not start without a free port', async () => {
  const app = await sampleApp();
  withPrograms('liquidsoap', 'icecast2');
  // The highest port number, so that there is no next port to try.
  const port = 65_535;
  await listenOn(port);
  await setServer(app, `port = ${port}`);
  const { said, station } = await run(app);
  expect(said).toContain(String(port));
  expect(station).toEqual({ obstacle: 'PORT_TAKEN', tokenMadeAt: null });
});

async function listenOn(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
}

test.each(["host = 'stream.example.org'", 'is_own = (1 = 0)'])(
  'sends nothing to a server that is not its own on this machine: %s',
  async (values) => {
    const app = await sampleApp();
    withPrograms('liquidsoap', 'icecast2');
    await setServer(app, values);
    expect((await run(app)).station).toEqual({ obstacle: 'OTHER_SERVERS', tokenMadeAt: null });
  },
);

test('leaves the token of a user unchanged, and ends when a user creates another one', async () => {
  const app = await sampleApp();
  withPrograms('liquidsoap', 'icecast2');
  await setServer(app, `port = ${await freePorts()}`);
  const { station, end } = await run(app);
  expect(station).toEqual({ obstacle: null, tokenMadeAt: expect.any(String) });
  await end();
  // The next start uses the same token, which is derived from the secret.
  expect((await run(app)).station).toEqual(station);
  const admin = await app.tokenOf('admin@demo.com');
  const theirs = await openPlayer(app, admin);
  const obstacle = async () =>
    (await app.graphql('{ station { obstacle } }', {}, admin)).data.station.obstacle;
  await expect.poll(obstacle).toBe('OTHER_TOKEN');
  expect((await run(app)).station).toMatchObject({ obstacle: 'OTHER_TOKEN' });
  expect((await theirs.requestSetup()).statusCode).toBe(200);
});

test('is nothing where there is no such radio', async () => {
  const app = await createTestApp({ seed: 'none' });
  const said: string[] = [];
  await runSampleStation({
    ...app.shared,
    secret: app.config.secret,
    dataDir: folder,
    address: 'http://127.0.0.1:9',
    say: (line) => said.push(line),
  });
  expect(said).toEqual([]);
});
