import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** File with the process id of the player. In the folder of the pid files that the player writes itself. */
export const playerPidFile = 'player.pid';

/**
 * Ends the processes that a killed server and its player left running. The pid files of the folder name them; a pid that belongs
 * to another program by now is skipped.
 */
export async function killOrphanedProcesses(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((fileName) => fileName.endsWith('.pid'))) {
    const file = join(folder, name);
    const [number, named = folder] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const pid = Number(number);
    const owns = basename(name) === playerPidFile ? 'player/main.' : named;
    if ((await commandOf(pid)).includes(owns)) await end(pid);
    await rm(file, { force: true });
  }
}

/** Command line of a process; empty when there is no such process. */
const commandOf = (pid: number) =>
  pid > 0 ? readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : Promise.resolve('');

/** Kills a process and waits at most two seconds until it has ended, so that its ports are free. */
async function end(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended by itself.
  }
  for (let tries = 0; tries < 100 && (await commandOf(pid)) !== ''; tries++) await pause(20);
}
