// Output of the commands: one line for each step, and the complete output of a tool that failed.
import { CommandFailed } from './run.mjs';

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);

export const green = paint(32);
export const red = paint(31);
export const yellow = paint(33);
export const dim = paint(2);

/** Seconds since a value of performance.now(), as text. */
export const secondsSince = (start, digits = 1) =>
  `${((performance.now() - start) / 1000).toFixed(digits)} s`;

/** A line that is overwritten again and again on a terminal. In a log, which cannot be overwritten, each text is a new line. */
export function erasableLine() {
  const canErase = process.stdout.isTTY === true;
  return {
    canErase,
    write(text) {
      if (!canErase) return void console.log(text);
      // Longer texts would wrap to a second line, which would not be erased.
      process.stdout.write(`\r\u001b[2K${text.slice(0, process.stdout.columns ?? 80)}`);
    },
    erase: () => canErase && process.stdout.write('\r\u001b[2K'),
  };
}

/** Runs one step of the preparation and prints one line about it. */
export async function step(name, work) {
  const start = performance.now();
  await work();
  console.log(`${green('✓')} ${name} ${dim(secondsSince(start))}`);
}

/** Runs a whole command. An error ends it with the output of the failed tool, and a hint on what to do. */
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
  // Errors that this project throws have a clear message. Any other error is a fault of the code, where the stack helps.
  const isOurs = error instanceof CommandFailed || error.constructor === Error;
  console.error(red('✗'), isOurs ? error.message : error.stack);
  if (error.hint) console.error(`  ${error.hint}`);
}

/** Adds a hint on what to do to any error that `work` throws. */
export async function withHint(hint, work) {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(error, { hint });
  }
}
