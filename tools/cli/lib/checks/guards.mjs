// Runs the tests that prove a guard, with the guard on or off, and reports the tests with an unexpected result.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { measurePatience } from './patience.mjs';
import { inProject } from '../project.mjs';
import { mustRun, run } from '../run.mjs';

const config = 'tools/testing/guards/vitest.config.ts';
const patience = process.env.TEST_PATIENCE ?? String(measurePatience());
let reports = 0;

/**
 * Returns the guards, each with the file of its marker. Runs the project's own Node, because other versions cannot read
 * TypeScript.
 */
export async function tableOfGuards() {
  const print = `
    const { guards } = await import('./tools/testing/guards/guards.ts');
    const { fileOfGuard, findMarkers } = await import('./tools/testing/guards/markers.ts');
    const markers = findMarkers();
    console.log(JSON.stringify(guards.map((guard) => ({ ...guard, file: fileOfGuard(guard.name, markers) }))));`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', print];
  return JSON.parse(await mustRun('node', args));
}

/** Problems of all proofs while every guard is on: each proof must pass. */
export async function problemsWithGuards(guards) {
  const guardTests = guards.flatMap(({ provenBy }) => provenBy);
  return problemsOf(guardTests, await runTests(guardTests), (found) => {
    const failed = found.find(({ status }) => status === 'failed');
    return failed && `fails with its guard on, by ${failed.failureMessages[0]?.split('\n')[0]}`;
  });
}

/** Problems of the proofs of one guard while that guard is off: each proof must fail. */
export async function problemsWithout({ name, provenBy }) {
  return problemsOf(provenBy, await runTests(provenBy, { GUARD_OFF: name }), (found) =>
    found.some(({ status }) => status === 'failed') ? undefined : 'passes with its guard off',
  );
}

/** Problems of the given proofs. Only a test's own result counts: when its file does not load, that is a problem too. */
function problemsOf(guardTests, { output, testResults }, problemOf) {
  const problems = guardTests.flatMap(({ file, tests }) => {
    const results = testResults.find(({ name }) => name === inProject(file))?.assertionResults ?? [];
    return tests.flatMap((name) => {
      const found = results.filter(({ fullName, status }) => fullName.includes(name) && ran.has(status));
      const problem = found.length === 0 ? 'did not run' : problemOf(found);
      return problem ? [`${problem}: ${file}, "${name}"`] : [];
    });
  });
  return { problems: [...new Set(problems)], output };
}

const ran = new Set(['passed', 'failed']);

async function runTests(guardTests, env) {
  const report = inProject('dist', 'test', `guards-${process.pid}-${++reports}.json`);
  mkdirSync(inProject('dist', 'test'), { recursive: true });
  const files = [...new Set(guardTests.map(({ file }) => inProject(file)))];
  const names = guardTests
    .flatMap(({ tests }) => tests)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, '--maxWorkers=1', ...reporters, '-t', names.join('|'), ...files];
  const { output } = await run('vitest', args, {
    env: { DATABASE_URL: undefined, TEST_DATABASE: undefined, TEST_PATIENCE: patience, ...env },
  });
  if (!existsSync(report)) return { output, testResults: [] };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { output, testResults };
}
