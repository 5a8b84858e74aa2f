// Tells what a run of checks does while it does it: how far each check is, and what failed, at once.
import { dim, erasableLine, green, red, secondsSince, yellow } from './steps.mjs';

/** How often a log, which cannot redraw a line, is told how far the checks are. */
const logEvery = 20_000;
const redrawEvery = 500;

export class Progress {
  /** What failed, as it was told: a long run tells it once more at its end. */
  failures = [];
  #running = new Map();
  #line = erasableLine();
  #timer;

  start() {
    this.#timer = setInterval(() => this.#tell(), this.#line.canErase ? redrawEvery : logEvery);
  }

  stop() {
    clearInterval(this.#timer);
    this.#line.erase();
  }

  /** A check begins. What it gives is told of each step: `counts` of its tests, and each that `failed`. */
  begin({ name }) {
    const state = { start: performance.now(), counts: undefined };
    this.#running.set(name, state);
    return {
      counts: (counts) => (state.counts = { ...counts }),
      failed: (test, text) => this.#fails(`${red('✗')} ${test}\n${indented(text)}`),
    };
  }

  end({ check, reason, note, output, ...counts }) {
    const { start } = this.#running.get(check.name);
    this.#running.delete(check.name);
    const mark = counts.failed ? red('✗') : reason ? yellow('-') : green('✓');
    const text = reason ?? [countsOf(counts), note].filter(Boolean).join(', ');
    this.#say(`${mark} ${check.name}: ${text} ${dim(secondsSince(start))}`);
    if (counts.failed && output) this.#fails(indented(output));
  }

  #fails(text) {
    this.failures.push(text);
    this.#say(text);
  }

  #say(text) {
    this.#line.erase();
    console.log(text);
  }

  #tell() {
    const parts = [...this.#running].map(([name, { start, counts }]) =>
      [`${name}:`, howFar(counts), secondsSince(start, 0)].filter(Boolean).join(' '),
    );
    if (parts.length > 0) this.#line.write(dim(`… ${parts.join(' · ')}`));
  }
}

function howFar(counts) {
  if (!counts?.files) return '';
  const { passed, failed, skipped, files, filesDone } = counts;
  return `${filesDone} of ${files} files, ${passed + failed + skipped} tests,`;
}

/** As at the end of a run: `N passed, N failed`. */
export const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const indented = (text) => text.trimEnd().replaceAll(/^/gm, '    ');
