// A station on air next to the product: player, Liquidsoap and Icecast, with a normal configuration.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { portsOfStation } from '../../../../server/player/testing/portsOfStation.ts';
import { callerOf, runProgram, tokenOf } from './serverProcess.ts';

/** Starts the demo's station on free ports for a test, and returns the URL of its mount point. */
export async function startStation(url: string): Promise<string> {
  const execute = callerOf(url, await tokenOf(url));
  const ports = await portsOfStation();
  const { streamServers } = (await execute('{ streamServers { items { id version } } }')) as {
    streamServers: { items: Array<{ id: string; version: number }> };
  };
  const changed = await execute(
    `mutation ($id: ID!, $version: Int!, $port: Int!) {
      updateStreamServer(id: $id, version: $version, input: { port: $port, sourcePassword: "source-pass", adminPassword: "admin-pass" }) {
        port
      }
    }`,
    { ...streamServers.items[0]!, port: ports.icecast },
  );
  expect(changed).toEqual({ updateStreamServer: { port: ports.icecast } });
  const { createStationToken } = (await execute('mutation { createStationToken { token } }')) as {
    createStationToken: { token: string };
  };
  const folder = await mkdtemp(join(tmpdir(), 'regie-station-'));
  onTestFailed(() => console.log(station.said()));
  const station = runProgram('player/main.js', [], {
    REGIE_URL: url,
    STATION_TOKEN: createStationToken.token,
    STATION_DIR: folder,
    STATION_PORT: String(ports.player),
    STATION_LIVE_PORT: String(ports.live),
  });
  onTestFinished(async () => {
    station.process.kill('SIGTERM');
    await station.ended;
    await rm(folder, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${ports.icecast}/live.mp3`;
}
