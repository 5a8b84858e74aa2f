// Runs one vitest configuration, reports its progress, and counts its tests.
import { inProject } from '../project.mjs';
import { run } from '../run.mjs';

const reporter = inProject('tools', 'cli', 'lib', 'checks', 'progressReporter.mjs');
/** Milliseconds without a message before vitest is killed, times the patience factor. Longer than any test, hook or start. */
const maxSilence = 900_000;

/**
 * A check that runs the tests of a vitest configuration, or only those of the given files and folders. The whole run has no time
 * limit, because a slow machine is not an error. Each test has its own limit, and a vitest that reports nothing for `maxSilence`
 * is killed.
 */
export function vitest(config, { env, files = [] } = {}) {
  return async ({ patience, progress }) => {
    const counts = { passed: 0, failed: 0, skipped: 0, files: 0, filesDone: 0 };
    const unfinished = new UnfinishedTests();
    const handlers = {
      run: ({ files }) => (counts.files = files),
      file: ({ file }) => unfinished.addFile(file),
      collected: ({ file, tests }) => unfinished.addTests(file, tests),
      fileEnd({ file, milliseconds }) {
        counts.filesDone++;
        unfinished.deleteFile(file);
        progress.took(file, milliseconds);
      },
      broken({ file, text }) {
        counts.failed++;
        progress.failed(file, text);
      },
      result({ file, name, state, text }) {
        counts[state === 'pending' ? 'skipped' : state]++;
        unfinished.deleteTest(file, name);
        if (state === 'failed') progress.failed(`${file} > ${name}`, text);
      },
    };
    const { code, signal, output, silent, left } = await run('vitest', argumentsOf(config, files), {
      env: { DATABASE_URL: undefined, ...env, TEST_PATIENCE_FILE: patience.file },
      silence: maxSilence * patience.factor(),
      onMessage(message) {
        handlers[message.event]?.(message);
        progress.counts(counts);
      },
    });
    const end = silent ? `Killed: it reported nothing for ${Math.round(silent / 1000)} s.` : endedBy(signal);
    if (end) {
      counts.failed++;
      progress.failed(unfinished.first(), end);
    }
    const reason = left.length > 0 ? `left running and killed: ${left.join(', ')}` : undefined;
    // A run can fail without a failed test, for example when the configuration does not load.
    if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output };
    return { ...counts, note: reason };
  };
}

/** Text for a program that was stopped by a signal from outside this command; undefined without a signal. */
export const endedBy = (signal) => signal && `Ended from outside by ${signal}, not by a test.`;

function argumentsOf(config, files) {
  // Checks run side by side: one worker for each keeps all cores busy, and builds each schema only once.
  return ['run', '--config', config, '--maxWorkers=1', '--reporter', reporter, ...files];
}

/** The test files that are running, each with its tests that have not ended. */
class UnfinishedTests {
  #files = new Map();

  addFile = (file) => this.#files.set(file, undefined);
  addTests = (file, tests) => this.#files.set(file, new Set(tests));
  deleteTest = (file, name) => this.#files.get(file)?.delete(name);
  deleteFile = (file) => this.#files.delete(file);

  first() {
    const [file, tests] = [...this.#files].at(0) ?? ['between two files'];
    const [test] = tests ?? [];
    return test ? `${file} > ${test}` : file;
  }
}
