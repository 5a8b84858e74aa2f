// Finds and ends the processes that a command started, directly or indirectly. Programs such as Icecast, Liquidsoap and browsers
// leave the process group of their parent, and outlive it when the parent is killed.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const pollEvery = 50;

/**
 * Processes with a mark in their environment, and all their descendants, as `{ pid, name }`. The mark is `REGIE_RUN=<mark>` or
 * `REGIE_RUN=<mark>.<n>`. On systems without /proc: those of the given child processes that still run.
 */
export function processesOf(mark, children = []) {
  const all = allProcesses();
  if (!all) return [...children].filter(isRunning).map(({ pid, spawnfile }) => ({ pid, name: spawnfile }));
  return withDescendants(
    all,
    new RegExp(`(?:^|\\0)REGIE_RUN=${mark.replaceAll('.', '\\.')}(?:\\.\\d+)?(?:\\0|$)`),
  );
}

/** Like `processesOf`, for a command of which only the process id is known. Empty on systems without /proc. */
export const processesStartedBy = (pid) =>
  withDescendants(allProcesses() ?? [], new RegExp(`(?:^|\\0)REGIE_RUN=${pid}-`));

/** The processes whose environment matches `marked`, and all their descendants. */
function withDescendants(all, marked) {
  const found = new Map(
    all
      .filter(({ pid }) => marked.test(environmentOf(pid)))
      .map((listedProcess) => [listedProcess.pid, listedProcess]),
  );
  // The processes are in any order: repeats until no further descendant is found.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const process of all) if (found.has(process.parent)) found.set(process.pid, process);
  }
  return [...found.values()];
}

/** Waits until `find` returns no process. Kills those that are left after `grace` milliseconds. */
export async function endProcesses(find, grace) {
  const killFrom = performance.now() + grace;
  for (let left = find(); left.length > 0; left = find()) {
    if (performance.now() >= killFrom) for (const { pid } of left) sendSignal(pid, 'SIGKILL');
    await pause(pollEvery);
  }
}

/** Sends a signal to a process, or to a process group when the id is negative. Does nothing when it has ended. */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended in the meantime.
  }
}

const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/** Every process of this machine that is not a zombie, as `{ pid, parent, name }`; undefined without /proc. */
function allProcesses() {
  const pids = names('/proc').filter((name) => /^\d+$/.test(name));
  if (pids.length === 0) return undefined;
  return pids.flatMap((pid) => {
    // Format: `pid (name) state parent …`. The name may contain spaces and brackets.
    const [, name, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(text(`/proc/${pid}/stat`)) ?? [];
    return state && state !== 'Z' ? [{ pid: Number(pid), parent: Number(parent), name }] : [];
  });
}

const environmentOf = (pid) => text(`/proc/${pid}/environ`);

function names(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function text(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended, or belongs to another user.
    return '';
  }
}
