// Backup and restore with the real commands: next to a running server, interrupted, and repeated.
// @module-tag server/backup
// @module-tag several
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import {
  copySample,
  emptyDatabase,
  type CopiedDatabase,
  type Several,
} from './support/product/severalProcesses.ts';
import { callerOf, runProgram, startServer, tokenOf } from './support/product/serverProcess.ts';

const backup = (args: string[], env: object) => runProgram('commands/backup.js', args, { ...env }).ended;
const restore = (args: string[], env: object) => runProgram('commands/restore.js', args, { ...env });

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'regie-operated-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The database that is backed up: a file in the data folder with one process, PostgreSQL with several. */
async function databaseOf(make: (several: Several) => Promise<CopiedDatabase>) {
  const several = inject('several');
  if (!several) return {};
  const { url, drop } = await make(several);
  onTestFinished(drop);
  return { DATABASE_URL: url };
}

test('a backup of a running server is restored completely after a restore that was killed halfway', async () => {
  const source = { DATA_DIR: await emptyFolder(), ...(await databaseOf(copySample)) };
  await cp(inject('sampleFolder'), source.DATA_DIR, { recursive: true });
  const server = await startServer(source);
  const file = join(await emptyFolder(), 'regie.tar');
  expect(await backup([file], source)).toMatchObject({ code: 0, said: expect.stringContaining(file) });
  expect(await backup([], source)).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
  const over = await restore([file, '--replace'], source).ended;
  expect(over).toMatchObject({
    code: 1,
    said: expect.stringContaining('cannot be restored while the server is running'),
  });
  const song = '{ songs(perPage: 1) { totalItems items { id title } } }';
  const before = await callerOf(server.url, await tokenOf(server.url))(song);
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');

  const target = { DATA_DIR: join(await emptyFolder(), 'data'), ...(await databaseOf(emptyDatabase)) };
  const killed = restore([file], target);
  // Files are restored before the database: once some exist, the restore is in progress.
  const media = join(target.DATA_DIR, 'files', 'media');
  while (killed.process.exitCode === null && !existsSync(media)) await pause(1);
  killed.process.kill('SIGKILL');
  expect((await killed.ended).code).toBeNull();
  const refused = await runProgram('main.js', [], { ...target, PORT: '0' }).ended;
  expect(refused.code).not.toBe(0);
  expect(refused.said).toContain('A restore was not finished here');
  const beside = await restore([file], target).ended;
  expect(beside).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });
  expect(await restore([file, '--replace'], target).ended).toMatchObject({ code: 0 });

  const restored = await startServer(target);
  expect(await callerOf(restored.url, await tokenOf(restored.url))(song)).toEqual(before);
});
