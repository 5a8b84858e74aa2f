// Reports the progress of a run of checks: how far each check is, each failure as soon as it happens, and how long the test files
// took.
import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { dim, erasableLine, green, red, secondsSince, yellow } from '../steps.mjs';

/** Milliseconds between two lines of progress in a log, where a line cannot be redrawn. */
const logEvery = 20_000;
const redrawEvery = 500;

export class Progress {
  /** Texts of all failures, which are printed once more at the end of the run. */
  failures = [];
  /** Durations of test files in milliseconds, as `{ check, file, milliseconds }`. */
  #durations = [];
  #running = new Map();
  #line = erasableLine();
  #timer;

  start() {
    this.#timer = setInterval(() => this.#report(), this.#line.canErase ? redrawEvery : logEvery);
  }

  stop() {
    clearInterval(this.#timer);
    this.#line.erase();
    this.#writeDurations();
  }

  /**
   * Starts to report a check. Returns functions that report its `counts`, each test that `failed`, and how long a file `took`.
   */
  begin({ name }) {
    const state = { start: performance.now(), counts: undefined };
    this.#running.set(name, state);
    return {
      counts: (counts) => (state.counts = { ...counts }),
      failed: (test, text) => this.#fails(`${red('✗')} ${test}\n${indented(text)}`),
      took: (file, milliseconds) => this.#durations.push({ check: name, file, milliseconds }),
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

  /** Writes the durations of the last run's test files to dist/test/durations.json, the slowest first. */
  #writeDurations() {
    if (this.#durations.length === 0) return;
    const slowestFirst = this.#durations.toSorted((a, b) => b.milliseconds - a.milliseconds);
    const lines = slowestFirst.map((duration) => JSON.stringify(duration));
    mkdirSync(inProject('dist', 'test'), { recursive: true });
    writeFileSync(inProject('dist', 'test', 'durations.json'), `[\n${lines.join(',\n')}\n]\n`);
  }

  #fails(text) {
    this.failures.push(text);
    this.#say(text);
  }

  #say(text) {
    this.#line.erase();
    console.log(text);
  }

  #report() {
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

/** Numbers of tests as text, such as `3 passed, 1 failed`, and the number of skipped tests when there are any. */
export const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const indented = (text) => text.trimEnd().replaceAll(/^/gm, '    ');
