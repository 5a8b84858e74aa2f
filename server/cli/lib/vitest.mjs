// Runs one vitest configuration and counts its tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const tenMinutes = 600_000;
let reports = 0;

/** A check that runs the tests of a vitest configuration, or a part of its files, such as `1/2`. */
export function vitest(config, env, shard) {
  const report = inProject('dist', 'test', `${++reports}.json`);
  return async () => {
    mkdirSync(inProject('dist', 'test'), { recursive: true });
    rmSync(report, { force: true });
    // Two checks run side by side: one worker each keeps both cores busy and builds each schema once.
    const args = [
      'run',
      '--config',
      config,
      '--maxWorkers=1',
      ...(shard ? [`--shard=${shard}`] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const { code, output } = await run('vitest', args, {
      env: { DATABASE_URL: undefined, ...env },
      timeout: tenMinutes,
    });
    const counts = existsSync(report)
      ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 };
    // A run can fail without a failed test: a configuration that does not load, an error outside of tests.
    if (code !== 0) return { ...counts, failed: counts.failed || 1, output };
    return counts;
  };
}

function countsOf({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failedTests = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'failed');
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: failedTests.length + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}
