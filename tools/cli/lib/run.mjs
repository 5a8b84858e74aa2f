// Runs other programs: in the background, collecting their output, or in the foreground in place of this process.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endProcesses, processesOf, sendSignal } from './processes.mjs';
import { root, toolEnvironment } from './project.mjs';

/** Thrown when a program ended with an error. Contains everything that the program printed. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with ${code}`);
    this.output = output;
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Milliseconds between a stop signal and the kill of the programs that are still running. */
const stopGrace = 3000;

/** Marks the programs of this command, and all that they start, in their environment (`REGIE_RUN`). */
const commandMark = `${process.pid}-${Date.now()}`;
const running = new Set();
let started = 0;
let stopSignal;

/** The signal that asked this command to stop; undefined before. After the signal no program is started. */
export const stopRequest = () => stopSignal;

// Signals are handled only while programs run; otherwise a signal ends this process as usual.
function addRunning(child) {
  if (running.size === 0) for (const signal of stopSignals) process.on(signal, stop);
  running.add(child);
}

function removeRunning(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of stopSignals) process.off(signal, stop);
}

/**
 * Passes the signal to all programs, waits until they have ended, kills the remaining ones, and exits. A second signal kills all
 * programs immediately.
 */
async function stop(signal) {
  const grace = stopSignal ? 0 : stopGrace;
  stopSignal = signal;
  const find = () => processesOf(commandMark, running);
  for (const { pid } of find()) sendSignal(pid, signal);
  await endProcesses(find, grace);
  process.exit(exitCodeOf(signal));
}

const exitCodeOf = (signal) => 128 + constants.signals[signal];
/** The signal that an exit code of 128 and more stands for, as shells and vitest report it. */
const signalOf = (code) => Object.entries(constants.signals).find(([, number]) => 128 + number === code)?.[0];

/**
 * Runs a program until it ends. Returns its exit code, the signal that ended it, everything it printed, and the processes that it
 * left behind, which are killed. Throws only when the program cannot start, or when this command was asked to stop.
 *
 * With `onMessage`, the program may send messages, as a Node process does. With `silence`, the program is killed when it sends no
 * message for that many milliseconds; `silent` of the result is then that number.
 */
export async function run(command, args, { env, cwd = root, onMessage, silence } = {}) {
  if (stopSignal) throw new Error(`Not started, because of ${stopSignal}: ${command}`);
  const mark = `${commandMark}.${++started}`;
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnvironment(), ...env, REGIE_RUN: mark },
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])],
    // A process group of its own, so that one signal ends all its processes.
    detached: true,
  });
  addRunning(child);
  try {
    const result = await untilClosed(child, { onMessage, silence });
    // This process exits as soon as all programs have ended.
    if (stopSignal) return await new Promise(() => {});
    const left = processesOf(mark);
    await endProcesses(() => processesOf(mark), 0);
    return { ...result, left: left.map(({ name }) => name) };
  } finally {
    removeRunning(child);
  }
}

function untilClosed(child, { onMessage, silence }) {
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    const watch = silence ? watchSilence(child, silence) : undefined;
    child.on('message', (message) => {
      watch?.reset();
      onMessage?.(message);
    });
    child.on('error', reject);
    child.on('exit', () => {
      // Processes that a program leaves running may keep its output open, so the wait for its end is limited. Then they are
      // killed.
      setTimeout(() => child.stdout.destroy() && child.stderr.destroy(), 2000).unref();
    });
    child.on('close', (code, signal) => {
      watch?.stop();
      const endedBy = signal ?? signalOf(code);
      resolve({ code: code ?? exitCodeOf(signal), signal: endedBy, output, silent: watch?.silent });
    });
  });
}

function watchSilence(child, limit) {
  const watch = { silent: undefined, reset: () => timer.refresh(), stop: () => clearTimeout(timer) };
  const timer = setTimeout(() => {
    watch.silent = limit;
    sendSignal(-child.pid, 'SIGKILL');
  }, limit);
  return watch;
}

/** Like `run`, but throws for an exit code other than 0, and returns only the output. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new CommandFailed([command, ...args].join(' '), code, output);
  return output;
}

/** Runs a program in the foreground until it ends, passes signals on to it, and exits with its exit code. */
export function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, env: { ...toolEnvironment(), ...env }, stdio: 'inherit' });
  for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)));
}
