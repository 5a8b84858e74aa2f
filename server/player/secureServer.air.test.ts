import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { selfSignedCertificate } from '../domains/broadcasting/testing/certificate.ts';
import { startIcecast } from '../domains/broadcasting/testing/icecast.ts';
import { streamsOfTest } from '../domains/broadcasting/testing/streams.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { Listener } from './testing/listener.ts';
import { TestStation } from './testing/testStation.ts';

const app = await createTestApp({}, afterAll);
const pitch = 500;
const station = await TestStation.make(app, [pitch]);
const streams = streamsOfTest(app, station.token);
const passwords = { source: 'source-pass', admin: 'admin-pass' };
const icecast = await startIcecast({ ...passwords, certificate: selfSignedCertificate() }, afterAll);
const patient = { timeout: 90_000 * patience, interval: 500 };
let server: string;

beforeAll(async () => {
  const { mountPoints } = await station.execute('{ mountPoints { items { id } } }');
  await streams.removeMount(mountPoints.items[0].id);
  const input = { host: 'localhost', port: icecast.port, isSecure: true };
  ({ id: server } = await streams.addServer({
    ...input,
    sourcePassword: passwords.source,
    adminPassword: passwords.admin,
  }));
  await streams.addMount(server, { path: '/secure.mp3', bitrate: 64 });
  await station.start();
});
afterAll(() => station.stop());

describe('a streaming server over TLS', () => {
  test('receives the sound of the station, and serves it to listeners', async () => {
    onTestFailed(() => console.log(station.lines.slice(-40).join('\n')));
    // The streaming server cannot be reached without TLS.
    await expect(fetch(`http://localhost:${icecast.port}/status-json.xsl`)).rejects.toThrow('fetch failed');
    const listener = new Listener(`https://localhost:${icecast.port}/secure.mp3`, [pitch]);
    onTestFinished(() => listener.stop());
    await expect.poll(() => listener.pitches, patient).toEqual([pitch]);
    const problems = async () => {
      const { station: row } = await station.execute('{ station { outputs { address problem } } }');
      return row.outputs;
    };
    const address = `localhost:${icecast.port}/secure.mp3`;
    await expect.poll(problems, patient).toEqual([{ address, problem: null }]);
  });

  test('with an untrusted certificate receives the stream, and its test reports the certificate', async () => {
    const { data } = await streams.try(server);
    expect(data.testStreamServer).toEqual({ result: 'UNTRUSTED_CERTIFICATE', version: '' });
  });
});
