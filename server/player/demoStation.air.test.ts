import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listening, send } from '../domains/library/testing/sending.ts';
import { runSampleStation } from '../domains/broadcasting/sample/runSampleStation.ts';
import { storeSampleStation } from '../domains/broadcasting/sample/storeSampleStation.ts';
import { makeListOf, setDefault } from '../domains/scheduling/testing/stations.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { portsOfStation } from './testing/portsOfStation.ts';
import { isThere, Listener, tone } from './testing/listener.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const address = await listening(app);
const dataDir = await mkdtemp(join(tmpdir(), 'regie-demo-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const folder = join(dataDir, 'station');
const pitch = 700;

async function run() {
  const end = await runSampleStation({
    ...app.shared,
    secret: app.config.secret,
    dataDir,
    address,
    say: () => undefined,
  });
  onTestFinished(end);
  return end;
}

/** Process ids of the station's programs, by the names of their pid files. */
async function processes(): Promise<Record<string, number>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.pid'));
  // Names of programs that may run several times also contain the place; here each program runs once.
  const pids = names.map((name) => [
    basename(name, '.pid').replace(/-.*/, ''),
    Number(readFileSync(join(folder, name), 'utf8').split('\n')[0]),
  ]);
  return Object.fromEntries(pids) as Record<string, number>;
}

/** True while a process runs. A zombie (an ended process whose parent has not read its status) has an empty command line. */
function runs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

test('the demo station sounds, ends with the demo, and orphaned processes are killed first', async () => {
  const medium = await send(address, tone(pitch, 6), { token: admin, name: 'Tone.mp3' });
  await app.shared.services.jobs.idle();
  await setDefault(app, admin, await makeListOf(app, [Number(medium)]));
  await storeSampleStation(app.orm.em.fork() as unknown as SqlEntityManager, app.config.secret);
  const { icecast } = await portsOfStation();
  await app.shared.database.transaction(async (transaction) => {
    await transaction.run('update slot set deleted_at = created_at', []);
    await transaction.run('delete from occurrence', []);
    await transaction.run('update stream_server set port = ?', [icecast]);
  });

  const end = await run();
  await expectToSound(icecast);
  const first = await processes();
  expect(Object.keys(first).toSorted()).toEqual(['icecast', 'liquidsoap', 'player']);

  // The programs survive when the player is killed.
  process.kill(first['player']!, 'SIGKILL');
  await end();
  expect([runs(first['player']!), runs(first['icecast']!), runs(first['liquidsoap']!)]).toEqual([
    false,
    true,
    true,
  ]);

  const endAgain = await run();
  expect(Object.values(first).filter(runs)).toEqual([]);
  await expectToSound(icecast);
  const second = await processes();
  await endAgain();
  expect(Object.values(second).filter(runs)).toEqual([]);
  expect(await processes()).toEqual({});
});

async function expectToSound(port: number): Promise<void> {
  const mount = `http://127.0.0.1:${port}/live.mp3`;
  for (const until = Date.now() + 30_000 * patience; !(await isThere(mount)); await pause(250))
    if (Date.now() > until)
      throw new Error(`There is nothing at the mount:\n${readFileSync(join(folder, 'player.log'), 'utf8')}`);
  const listener = new Listener(mount, [pitch]);
  onTestFinished(() => listener.stop());
  await expect.poll(() => listener.pitches, { timeout: 20_000 * patience }).toContain(pitch);
  listener.stop();
}
