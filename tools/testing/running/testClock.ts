// TEST_CLOCK=<ISO moment> runs tests on another day: the clock of all processes that they start begins at that moment.
import { existsSync } from 'node:fs';

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
];

/**
 * Makes the clocks of all processes that start from now on begin at TEST_CLOCK. The clocks continue at the normal speed. Does
 * nothing without TEST_CLOCK. A vitest config calls this function: its workers (`pool: 'forks'`) and the programs that they start
 * inherit the clock; the main process of vitest keeps its own.
 *
 * Uses libfaketime (Debian's package `faketime`) rather than fake timers, because it also affects Liquidsoap and ffmpeg. The
 * exception is Chromium, which reads the clock so often that it would hang: it starts with `realClock`, and its pages shift
 * `Date`. All processes have the same offset rather than the same start, so that their clocks agree. The monotonic clock is
 * unchanged, because timers, audio and `performance.now()` depend on it.
 */
export function applyTestClock(env: NodeJS.ProcessEnv = process.env): void {
  const moment = env['TEST_CLOCK'];
  // Already done: by the process that started this one, or by a config that is loaded twice.
  if (!moment || env['FAKETIME']) return;
  const library = libraries.find((path) => existsSync(path));
  if (!library) throw new Error('TEST_CLOCK needs libfaketime: install the package `faketime`.');
  if (Number.isNaN(Date.parse(moment))) throw new Error(`TEST_CLOCK must be an ISO 8601 moment: ${moment}`);
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  env['LD_PRELOAD'] = library;
  env['FAKETIME'] = `${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}`;
  // Versions before 0.9.10 use the first name, later ones the second.
  env['DONT_FAKE_MONOTONIC'] = '1';
  env['FAKETIME_DONT_FAKE_MONOTONIC'] = '1';
}

/** Milliseconds by which the clock of TEST_CLOCK is ahead of the machine's; 0 without TEST_CLOCK. */
export const testClockOffset = (env: NodeJS.ProcessEnv = process.env): number =>
  env['TEST_CLOCK'] ? Number(env['FAKETIME'] ?? 0) * 1000 : 0;

/** Environment for a program that must use the clock of the machine. */
export function realClock(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _, FAKETIME: __, FAKETIME_SHARED: ___, ...rest } = env;
  return rest;
}
