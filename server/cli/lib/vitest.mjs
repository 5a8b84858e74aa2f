// Runs one vitest configuration, tells what happens in it while it happens, and counts its tests.
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const reporter = inProject('server', 'cli', 'lib', 'progressReporter.mjs');
/** Longer than any single test, hook or start may take by its own limit, in milliseconds. */
const maxSilence = 900_000;

/**
 * A check that runs the tests of a vitest configuration, or some of its files. No limit on the whole: a slow machine is
 * slow. Each test has its own, and what hangs so hard that vitest cannot end it is ended here, by its name.
 */
export function vitest(config, { env, files = [] } = {}) {
  return async ({ patience, progress }) => {
    const counts = { passed: 0, failed: 0, skipped: 0, files: 0, filesDone: 0 };
    const watch = new Watch();
    const told = {
      run: ({ files }) => (counts.files = files),
      file: ({ file }) => watch.loads(file),
      collected: ({ file, tests }) => watch.collected(file, tests),
      fileEnd: ({ file }) => {
        counts.filesDone++;
        watch.ended(file);
      },
      broken({ file, text }) {
        counts.failed++;
        progress.failed(file, text);
      },
      result({ file, name, state, text }) {
        counts[state === 'pending' ? 'skipped' : state]++;
        watch.done(file, name);
        if (state === 'failed') progress.failed(`${file} > ${name}`, text);
      },
    };
    const { code, output, silent } = await run('vitest', argumentsOf(config, files), {
      env: { DATABASE_URL: undefined, ...env, TEST_PATIENCE: String(patience) },
      silence: maxSilence * patience,
      onMessage(message) {
        told[message.event]?.(message);
        progress.counts(counts);
      },
    });
    if (silent) {
      counts.failed++;
      progress.failed(watch.whereItHangs(), `Ended: nothing happened for ${Math.round(silent / 1000)} s.`);
    }
    // A run can fail without a failed test: a configuration that does not load, for one.
    if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output };
    return counts;
  };
}

function argumentsOf(config, files) {
  // Checks run side by side: one worker each keeps all cores busy and builds each schema once.
  return ['run', '--config', config, '--maxWorkers=1', '--reporter', reporter, ...files];
}

/** Knows which file is running and what of it is not done yet. */
class Watch {
  #waiting = new Map();

  loads = (file) => this.#waiting.set(file, undefined);
  collected = (file, tests) => this.#waiting.set(file, new Set(tests));
  done = (file, name) => this.#waiting.get(file)?.delete(name);
  ended = (file) => this.#waiting.delete(file);

  whereItHangs() {
    const [file, tests] = [...this.#waiting].at(0) ?? ['between two files'];
    const [test] = tests ?? [];
    return test ? `${file} > ${test}` : file;
  }
}
