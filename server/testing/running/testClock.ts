// TEST_CLOCK=<ISO moment> runs tests on another day: every process that they start sees a clock that begins then.
import { existsSync } from 'node:fs';

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
];

/**
 * Sets the environment of all processes that start from here on, so that their clocks begin at TEST_CLOCK and run on at the
 * usual speed; does nothing without TEST_CLOCK. A vitest config calls it: its workers (`pool: 'forks'`) and what they start
 * inherit the clock, the main process of vitest keeps its own.
 *
 * libfaketime (Debian's package `faketime`) rather than fake timers: it reaches Node, Liquidsoap and ffmpeg alike. Chromium
 * is the exception: it reads its clock so often that it hangs, so it starts with `realClock` and its pages shift `Date`.
 * The offset is fixed rather than the moment, so that all processes agree. The monotonic clock stays as it is, because timers,
 * audio and `performance.now()` follow it.
 */
export function applyTestClock(env: NodeJS.ProcessEnv = process.env): void {
  const moment = env['TEST_CLOCK'];
  // Already applied, by the process that started this one or by a config that is loaded twice.
  if (!moment || env['FAKETIME']) return;
  const library = libraries.find((path) => existsSync(path));
  if (!library) throw new Error('TEST_CLOCK needs libfaketime: install the package `faketime`.');
  if (Number.isNaN(Date.parse(moment))) throw new Error(`TEST_CLOCK must be an ISO 8601 moment: ${moment}`);
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  env['LD_PRELOAD'] = library;
  env['FAKETIME'] = `${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}`;
  // Versions before 0.9.10 know the first name, later ones the second.
  env['DONT_FAKE_MONOTONIC'] = '1';
  env['FAKETIME_DONT_FAKE_MONOTONIC'] = '1';
}

/** By how many milliseconds the clock of TEST_CLOCK is ahead of the machine's; 0 without TEST_CLOCK. */
export const testClockOffset = (env: NodeJS.ProcessEnv = process.env): number =>
  env['TEST_CLOCK'] ? Number(env['FAKETIME'] ?? 0) * 1000 : 0;

/** An environment for a program that must keep the clock of the machine. */
export function realClock(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _, FAKETIME: __, FAKETIME_SHARED: ___, ...rest } = env;
  return rest;
}
