import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The file in which the process of the player is kept, beside those in which it keeps its own. */
export const playerPidFile = 'player.pid';

/**
 * Ends what runs still of a station whose server, and player, were killed: all that the files of its folder name, as long as
 * the number is still theirs.
 */
export async function endLeftBehind(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.pid'))) {
    const file = join(folder, name);
    const [number, named = folder] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const pid = Number(number);
    const owns = basename(name) === playerPidFile ? 'station/main.' : named;
    if ((await commandOf(pid)).includes(owns)) await end(pid);
    await rm(file, { force: true });
  }
}

/** What a process was started with; empty for one that is none, or no longer. */
const commandOf = (pid: number) =>
  pid > 0 ? readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : Promise.resolve('');

/** Its ports are free once it is gone. */
async function end(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
  for (let tries = 0; tries < 100 && (await commandOf(pid)) !== ''; tries++) await pause(20);
}
