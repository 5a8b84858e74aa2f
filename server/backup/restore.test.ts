import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { openStorage } from '../kit/storage/openStorage.ts';
import { patience } from '../testing/patience.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { emptyInstallation, serveInstallation } from './testInstallation.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'regie-backups-'));
const path = join(folder, 'regie.tar');

/** What a restored server must still know. */
let was: { radios: string; songs: number; bytes: Buffer; files: string[]; sealed: number };
let source: Config;

beforeAll(async () => {
  const later: Array<() => Promise<void>> = [];
  source = await emptyInstallation({}, (work) => later.push(work));
  source = { ...source, seedDemo: true };
  const server = await serveInstallation(source, (work) => later.unshift(work));
  const token = await server.signIn();
  const [song] = (await server.graphql('{ songs(perPage: 1) { items { id } totalItems } }', token)).songs
    .items;
  await server.app.shared.services.auditSeals.seal();
  was = {
    radios: JSON.stringify(await server.graphql('{ radios { items { id name } } }', token)),
    songs: song.id,
    bytes: (await server.fileOf(song.id, token)).bytes,
    files: await keysOf(source),
    sealed: (await server.audit()).sealed,
  };
  // While the server runs.
  await writeBackup(path, await makeBackup(source));
  for (const work of later) await work();
  afterAll(() => rmSync(folder, { recursive: true }));
}, 120_000 * patience);

async function keysOf(config: Config): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of (await openStorage(config)).keys()) keys.push(key);
  return keys.toSorted();
}

/** As a start of the server reads it. */
const withRestoredSecret = (config: Config): Config => ({
  ...config,
  secret: readFileSync(config.secretFile!, 'utf8'),
});

/** A server on what was restored answers, signs people in, plays what it played, and its audit is as it was sealed. */
async function expectRestored(config: Config): Promise<void> {
  const server = await serveInstallation(config);
  const token = await server.signIn();
  expect(JSON.stringify(await server.graphql('{ radios { items { id name } } }', token))).toBe(was.radios);
  const { status, bytes } = await server.fileOf(was.songs, token);
  expect([status, bytes.equals(was.bytes)]).toEqual([200, true]);
  expect(await keysOf(config)).toEqual(was.files);
  const { sealed, broken } = await server.audit();
  expect([sealed >= was.sealed, was.sealed > 0, broken]).toEqual([true, true, []]);
}

describe('a backup', () => {
  test('is for its own user alone, and leaves nothing beside it', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['regie.tar']);
  });

  test('of a running server is restored into an empty place', async () => {
    const config = await emptyInstallation();
    const { keys } = await restoreBackup(config, path, { replace: false });
    expect([...keys].toSorted()).toEqual(was.files);
    expect(was.files.length).toBeGreaterThan(10);
    await expectRestored(withRestoredSecret(config));
    expect(readdirSync(config.dataDir).filter((name) => /backup|restor/.test(name))).toEqual([]);
  }, 60_000);
});
