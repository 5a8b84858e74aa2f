// Starts other programs: quietly with their output kept, or in the foreground in our place.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root, toolEnvironment } from './project.mjs';

/** A program ended with an error; carries everything it printed. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with ${code}`);
    this.output = output;
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();

function started(child) {
  if (running.size === 0) for (const signal of stopSignals) process.on(signal, leave);
  running.add(child);
}

function ended(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of stopSignals) process.off(signal, leave);
}

// Asked to stop, we leave as soon as the programs that we started have ended.
function leave(signal) {
  for (const child of running) {
    child.on('close', () => running.size === 0 && process.exit(exitCodeOf(signal)));
    child.kill(signal);
  }
}

const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * Runs a program to its end. Gives its exit code and all it printed; throws only when it cannot start. With `onMessage`
 * it may send messages, as a Node process does; with `silence` it is ended when it sends none for so many milliseconds,
 * and the answer says for how many.
 */
export function run(command, args, { env, cwd = root, onMessage, silence } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])],
      // A group of its own, so that all that it started ends with it.
      detached: Boolean(silence),
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    started(child);
    const watch = silence ? watchSilence(child, silence) : undefined;
    if (onMessage) {
      child.on('message', (message) => {
        watch?.heard();
        onMessage(message);
      });
    }
    child.on('error', (error) => {
      ended(child);
      failed(error);
    });
    child.on('close', (code, signal) => {
      ended(child);
      watch?.stop();
      done({ code: code ?? exitCodeOf(signal), output, silent: watch?.silent });
    });
  });
}

function watchSilence(child, limit) {
  const watch = { silent: undefined, heard: () => timer.refresh(), stop: () => clearTimeout(timer) };
  const timer = setTimeout(() => {
    watch.silent = limit;
    process.kill(-child.pid, 'SIGKILL');
  }, limit);
  return watch;
}

/** Like run, but an exit code other than 0 is an error. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new CommandFailed([command, ...args].join(' '), code, output);
  return output;
}

/** Runs a program in the foreground until it ends, handing signals to it, and leaves with its exit code. */
export function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, env: { ...toolEnvironment(), ...env }, stdio: 'inherit' });
  for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)));
}
