// How the commands talk: one calm line a step, and all a tool said when it failed.
import { CommandFailed } from './run.mjs';

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);

export const green = paint(32);
export const red = paint(31);
export const yellow = paint(33);
export const dim = paint(2);

/** Seconds since a moment of performance.now(), as text. */
export const secondsSince = (start, digits = 1) =>
  `${((performance.now() - start) / 1000).toFixed(digits)} s`;

/** A line that is written over and over on a terminal; in a log, where that cannot be, each is a line of its own. */
export function erasableLine() {
  const canErase = process.stdout.isTTY === true;
  return {
    canErase,
    write(text) {
      if (!canErase) return void console.log(text);
      // Longer lines would wrap, and only one of two lines is erased.
      process.stdout.write(`\r\u001b[2K${text.slice(0, process.stdout.columns ?? 80)}`);
    },
    erase: () => canErase && process.stdout.write('\r\u001b[2K'),
  };
}

/** Runs one step of preparation and says so in one line. */
export async function step(name, work) {
  const start = performance.now();
  await work();
  console.log(`${green('✓')} ${name} ${dim(secondsSince(start))}`);
}

/** Runs a whole command; an error ends it with the tool's output and a word on what to do. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    explain(error);
    process.exitCode = process.exitCode || 1;
  }
}

function explain(error) {
  if (error instanceof CommandFailed) console.error(`\n${error.output.trimEnd()}\n`);
  // Errors that we throw speak for themselves; any other is a fault, and its stack helps.
  const isOurs = error instanceof CommandFailed || error.constructor === Error;
  console.error(red('✗'), isOurs ? error.message : error.stack);
  if (error.hint) console.error(`  ${error.hint}`);
}

/** Adds a word on what to do to whatever fails inside. */
export async function withHint(hint, work) {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(error, { hint });
  }
}
