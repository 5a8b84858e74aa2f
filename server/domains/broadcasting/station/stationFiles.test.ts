import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening } from '../../library/testing/sending.ts';
import { streamsOfTest } from '../testing/streams.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const streams = streamsOfTest(app, admin);
const url = listening(app);
const read = '{ stationFiles { name text } }';

const { id } = await streams.addServer({
  host: 'cast.example',
  port: 8443,
  sourcePassword: 'kept-source',
  adminPassword: 'kept-admin',
});
await streams.addMount(id, { path: '/air.mp3', fallback: '/other.mp3' });

describe('the configuration files of a station', () => {
  test('are closed to people who are signed out', async () => {
    expect((await app.graphql(read)).code).toBe('UNAUTHENTICATED');
  });

  test('require the permissions to change the station and to read its streaming servers', async () => {
    expect((await app.graphql(read, {}, await app.as('editor'))).code).toBe('FORBIDDEN');
    await addRole(app, 'half-engineer', 'update Station');
    await addRole(app, 'engineer', 'update Station', 'read StreamServer');
    expect((await app.graphql(read, {}, await app.as('half-engineer'))).code).toBe('FORBIDDEN');
    expect((await app.graphql(read, {}, await app.as('engineer'))).errors).toEqual([]);
  });

  test('contain the settings of the programs without the stored passwords', async () => {
    const { stationFiles } = (await app.graphql(read, {}, admin)).data;
    const byName = new Map<string, string>(
      stationFiles.map(({ name, text }: { name: string; text: string }) => [name, text]),
    );
    const icecast = byName.get('icecast-cast.example-8443.xml');
    expect(icecast).toContain('<source-password>SOURCE_PASSWORD</source-password>');
    expect(icecast).toContain('<fallback-mount>/other.mp3</fallback-mount>');
    // The streaming server has no host name in its own configuration.
    expect(icecast).toContain('<listen-socket><port>8443</port></listen-socket>');
    expect(byName.get('station.liq')).toContain('mount="/air.mp3"');
    expect(JSON.stringify(stationFiles)).not.toMatch(/kept-(source|admin)/);
  });

  test('are of the radio of the request', async () => {
    const { data } = await app.graphql(read, {}, admin, { 'x-radio': '2' });
    expect(JSON.stringify(data)).not.toContain('cast.example');
  });
});

describe('the command of the player', () => {
  const program = fileURLToPath(new URL('../../../player/main.ts', import.meta.url));
  /** Runs the program with the token of the first radio, and returns how it ended. */
  async function run(...args: string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'regie-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { data } = await app.graphql('mutation { createStationToken { token } }', {}, admin);
    const env = {
      ...process.env,
      STATION_TOKEN: data.createStationToken.token,
      REGIE_URL: await url,
      STATION_DIR: folder,
    };
    const given = args.map((arg) => (arg === 'FOLDER' ? join(folder, 'written') : arg));
    return new Promise<{ code: number; said: string; folder: string }>((resolve) => {
      execFile(process.execPath, [program, ...given], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr, folder: join(folder, 'written') }),
      );
    });
  }

  test('prints its usage for unknown arguments', async () => {
    for (const args of [['one', 'two'], ['--wrong']])
      expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('npm run station') });
  });

  test('plays no other radio than that of its token', async () => {
    expect(await run('no-such-radio')).toMatchObject({
      code: 2,
      said: expect.stringContaining('not to “no-such-radio”'),
    });
  });

  test('writes the files with the passwords, for their owner alone, and ends', async () => {
    const { code, said, folder } = await run('--write', 'FOLDER');
    expect([code, said]).toEqual([0, expect.stringContaining('station.liq')]);
    const file = join(folder, 'icecast-cast.example-8443.xml');
    expect(readFileSync(file, 'utf8')).toContain('<source-password>kept-source</source-password>');
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
