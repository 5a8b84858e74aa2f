import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Program } from './program.ts';

const endless = 'process.stdout.write("ready"); setInterval(() => {}, 60_000);';

/** Starts a program while a process with this last argument runs, whose pid file names `recorded`. Returns how that process ended. */
async function startBeside(last: string, recorded: string): Promise<NodeJS.Signals | null | 'running'> {
  const folder = await mkdtemp(join(tmpdir(), 'regie-program-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pidFile = join(folder, 'program.pid');
  const former = spawn(process.execPath, ['-e', endless, last], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void former.kill('SIGKILL'));
  const ended = once(former, 'exit');
  await once(former.stdout, 'data');
  await writeFile(pidFile, `${former.pid}\n${recorded}`);
  const program = new Program({
    name: 'test',
    command: process.execPath,
    args: ['-e', endless, 'new'],
    pidFile,
    onLine: () => {},
    onEnded: () => {},
  });
  await program.start();
  await expect.poll(() => readFile(pidFile, 'utf8')).toBe(`${program.pid}\nnew`);
  await program.stop();
  // The exit of a killed process is reported after its end, so it is awaited.
  if (recorded === last) await ended;
  return former.exitCode === null && former.signalCode === null ? 'running' : former.signalCode;
}

test('an orphaned process is killed before the program starts', async () => {
  expect(await startBeside('script.liq', 'script.liq')).toBe('SIGKILL');
});

test('a process that has the id of an orphan and another configuration is not killed', async () => {
  expect(await startBeside('other.liq', 'script.liq')).toBe('running');
});
