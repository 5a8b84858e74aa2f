/** @module-tag slow */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config.ts';
import { openStorage } from '../kit/storage/openStorage.ts';
import { startS3 } from '../kit/storage/s3/testS3Server.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import type { BackupHeader } from './archive/archive.ts';
import { makeBackup } from './makeBackup.ts';
import { partsOf } from './archive/readArchive.ts';
import { restoreBackup, openTarget } from './restoreBackup.ts';
import { emptyInstallation, serveInstallation } from './testInstallation.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'regie-backups-'));
const path = join(folder, 'regie.tar');

/** State of the server before the backup, which a restored server must have again. */
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
  // Pending jobs of the demo data must end first. Otherwise each restored server would run them and create files of its own.
  await server.app.shared.services.jobs.idle();
  await server.app.shared.services.auditSeals.seal();
  was = {
    radios: JSON.stringify(await server.graphql('{ radios { items { id name } } }', token)),
    songs: song.id,
    bytes: (await server.fileOf(song.id, token)).bytes,
    files: await keysOf(source),
    sealed: (await server.audit()).sealed,
  };
  // The backup is made while the server runs, with a umask that lets others read new files: it must be private nevertheless.
  const umask = process.umask(0o022);
  await writeBackup(path, await makeBackup(source));
  process.umask(umask);
  for (const work of later) await work();
  afterAll(() => rmSync(folder, { recursive: true }));
}, 120_000 * patience);

async function keysOf(config: Config): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of (await openStorage(config)).keys()) keys.push(key);
  return keys.toSorted();
}

/** The configuration with the secret read from its restored file, as a start of the server reads it. */
const withRestoredSecret = (config: Config): Config => ({
  ...config,
  secret: readFileSync(config.secretFile!, 'utf8'),
});

/** Expects that a server works on the restored data: signs people in, serves the same files, finds the audit unaltered. */
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
  });

  test('is restored into a bucket', async () => {
    const s3 = await startS3(mkdtempSync(join(folder, 's3-')));
    onTestFinished(s3.stop);
    const config = { ...(await emptyInstallation()), s3: s3.config };
    await restoreBackup(config, path, { replace: false });
    expect(existsSync(join(config.filesDir, 'media'))).toBe(false);
    await expectRestored(withRestoredSecret(config));
  });

  test('of a bucket is restored into a folder', async () => {
    const s3 = await startS3(mkdtempSync(join(folder, 's3-')));
    onTestFinished(s3.stop);
    const bucket = withRestoredSecret({ ...(await restored()), s3: s3.config });
    await restoreBackup(bucket, path, { replace: true });
    const bucketBackup = join(folder, 'of-a-bucket.tar');
    await writeBackup(bucketBackup, await makeBackup(withRestoredSecret(bucket)));
    const config = await emptyInstallation();
    await restoreBackup(config, bucketBackup, { replace: false });
    expect(await keysOf(config)).toEqual(was.files);
    await expectRestored(withRestoredSecret(config));
  });

  test('replaces existing data only with the explicit option, and then completely', async () => {
    const config = await restored();
    const storage = await openStorage(config);
    await storage.put('media/of-another-time.mp3', Buffer.from('x'));
    await expect(restoreBackup(config, path, { replace: false })).rejects.toThrow('something here already');
    expect(await keysOf(config)).toContain('media/of-another-time.mp3');
    await restoreBackup(config, path, { replace: true });
    await expectRestored(withRestoredSecret(config));
  });

  test('does not come beside files that lie where there are no rows', async () => {
    const config = await emptyInstallation();
    await (await openStorage(config)).put('media/of-somebody.mp3', Buffer.from('x'));
    await expect(restoreBackup(config, path, { replace: false })).rejects.toThrow('something here already');
  });
});

describe('a backup that cannot be used is said before anything is touched:', () => {
  const size = () => statSync(path).size;
  const cutAt = (length: number) => (bytes: Buffer) => bytes.subarray(0, length);
  /** Start of the 512-byte block of tar that contains this offset: its first byte is content, its last bytes may be padding. */
  const blockAt = (offset: number) => offset - (offset % 512);
  const alteredAt = (offset: number) => (bytes: Buffer) => {
    const altered = Buffer.from(bytes);
    altered[offset]! ^= 1;
    return altered;
  };

  test.each([
    ['one that is empty', () => cutAt(0), 'truncated'],
    ['one of a few bytes', () => cutAt(100), 'truncated'],
    ['one that was cut in its middle', () => cutAt(Math.floor(size() / 2)), 'truncated'],
    ['one that lacks its last byte', () => cutAt(size() - 1), 'truncated'],
    ['one that ends before its end', () => cutAt(size() - 2048), 'truncated'],
    ['one with another byte in its header', () => alteredAt(530), 'altered'],
    ['one with another byte in its middle', () => alteredAt(blockAt(Math.floor(size() / 2))), 'altered'],
    ['one with another byte in its end', () => alteredAt(size() - 2000), 'altered'],
    ['what is no backup', () => () => Buffer.alloc(4096, 'x'), 'altered, or the file is not a backup'],
  ])('%s', async (_, change, said) => {
    const broken = join(folder, 'broken.tar');
    writeFileSync(broken, change()(readFileSync(path)));
    expect(await refusalOf(broken)).toContain(said);
  });

  test('one that ends between two parts', async () => {
    expect(await refusalOf(await repacked({ isWhole: false }))).toContain('its end is missing');
  });

  test('one of a newer version', async () => {
    const newer = await repacked({
      change: (header) => ({
        ...header,
        version: '9.9.9',
        migrations: [...header.migrations, 'Migration29991231000000_future'],
      }),
    });
    expect(await refusalOf(newer)).toContain(
      'made by a newer version (9.9.9): it has the migration Migration29991231000000_future',
    );
  });

  test('one in the form of a newer version', async () => {
    const newer = await repacked({ change: (header) => ({ ...header, format: 2 }) });
    expect(await refusalOf(newer)).toContain('made by a newer version');
  });

  test('one of the other engine', async () => {
    const engine = source.database.engine === 'sqlite' ? 'postgresql' : 'sqlite';
    expect(await refusalOf(await repacked({ change: (header) => ({ ...header, engine }) }))).toContain(
      'This backup contains a database of',
    );
  });

  test('one of a place with another secret', async () => {
    const secret = 'another secret of thirty-two characters';
    expect(await refusalOf(path, { SECRET: secret })).toContain('SECRET differs from the SECRET');
  });

  test('one without the secret, where there is none', async () => {
    expect(await refusalOf(await repacked({ without: 'secret' }))).toContain(
      'set SECRET to the same value here',
    );
  });

  test('one that is not there', async () => {
    expect(await refusalOf(join(folder, 'nowhere.tar'))).toContain('cannot be read');
  });
});

describe('a place', () => {
  test('where a server runs is left alone', async () => {
    const config = await restored();
    const server = await serveInstallation(config);
    await expect(restoreBackup(config, path, { replace: true })).rejects.toThrow(
      'cannot be restored while the server is running',
    );
    await expect(server.signIn()).resolves.toEqual(expect.any(String));
  });

  test('takes no server while something is restored into it', async () => {
    const config = await emptyInstallation();
    const target = await openTarget(config.database);
    onTestFinished(target.release);
    await expect(serveInstallation(config)).rejects.toThrow(/in use by the process|being replaced/);
  });

  test('with an incomplete restore starts no server, and gives the reason, until it is restored completely', async () => {
    const config = await restored();
    rmSync(join(config.filesDir, 'media'), { recursive: true });
    writeFileSync(join(config.filesDir, 'media'), 'in the way');
    await expect(restoreBackup(config, path, { replace: true })).rejects.toThrow(/EEXIST|ENOTDIR/);
    const reason = 'A restore was not finished here';
    await expect(serveInstallation(config)).rejects.toThrow(reason);
    await expect(makeBackup(config)).rejects.toThrow(reason);
    await expect(restoreBackup(config, path, { replace: false })).rejects.toThrow('something here already');
    rmSync(join(config.filesDir, 'media'));
    await restoreBackup(config, path, { replace: true });
    await expectRestored(withRestoredSecret(config));
  });

  test('without rows is no empty one where a restore ended by half', async () => {
    const config = await emptyInstallation();
    const target = await openTarget(config.database);
    await target.mark('of a test');
    await target.release();
    await expect(restoreBackup(config, path, { replace: false })).rejects.toThrow('something here already');
  });
});

async function restored(): Promise<Config> {
  const config = await emptyInstallation();
  await restoreBackup(config, path, { replace: false });
  return withRestoredSecret(config);
}

/** Message with which a restore is refused. Also expects that the refused restore changed nothing. */
async function refusalOf(backup: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const config = await emptyInstallation(env);
  const said = await restoreBackup(config, backup, { replace: false }).catch((error: Error) => error.message);
  const target = await openTarget(config.database);
  const isEmpty = await target.isEmpty();
  await target.release();
  expect([isEmpty, await keysOf(config)]).toEqual([true, []]);
  return String(said);
}

/** The same backup with a changed header or a missing part; all checksums are right. */
async function repacked({
  change = (header) => header,
  without,
  isWhole = true,
}: {
  change?: (header: BackupHeader) => BackupHeader;
  without?: string;
  isWhole?: boolean;
}): Promise<string> {
  const rewritten = join(mkdtempSync(join(folder, 'repacked-')), 'regie.tar');
  const file = await open(path);
  const parts = new Map<string, Buffer>();
  for await (const { name, content } of partsOf(file)) parts.set(name, await buffer(content));
  await file.close();
  const header = JSON.parse(String(parts.get('backup.json'))) as BackupHeader;
  for (const name of ['backup.json', 'manifest.json', 'end', without]) parts.delete(name!);
  const bytes = writeArchive(change(header), async (add) => {
    for (const [name, part] of parts) await add(name, part.length, Readable.from([part]));
  });
  if (isWhole) await writeBackup(rewritten, bytes);
  else {
    const whole = await buffer(bytes);
    // Cuts the archive before its last part, and ends it there with the end mark of tar.
    writeFileSync(rewritten, Buffer.concat([whole.subarray(0, whole.length - 2048), Buffer.alloc(1024)]));
  }
  return rewritten;
}
