// Runs checks side by side, reports their progress, and prints how many tests passed and failed.
// Our own rather than a task runner such as npm-run-all or Turborepo: these report the exit code of a task, while this one adds up
// the tests of all checks, skips checks whose program or build is missing, and lets time limits grow while the machine is busy.
import os from 'node:os';
import { builds } from './checks.mjs';
import { watchPatience } from './patience.mjs';
import { countsOf, Progress } from './progress.mjs';
import { stopRequest } from '../run.mjs';
import { dim, secondsSince } from '../steps.mjs';
import { installTools, whatIsMissing } from '../programs/tools.mjs';

/** True in continuous integration, where a check that cannot run is a failure. */
export const inCi = () => Boolean(process.env.CI) && process.env.CI !== 'false';

/**
 * Builds what the checks need, runs the checks, and sets the exit code. The last line of the output is the sum of their tests.
 * Before it come the lines that `remarksOn` returns for that sum, whose `leftOut` is the number of checks that could not run.
 */
export async function runChecks(checks, needed = buildsFor(checks), remarksOn = () => []) {
  const start = performance.now();
  await installTools(checks.flatMap((check) => check.tools ?? []));
  const patience = watchPatience();
  const progress = new Progress();
  progress.start();
  const runCheck = (check, failedBuilds) => follow(check, { patience, progress, failedBuilds });
  const built = await sideBySide(needed, (build) => runCheck(build, []));
  const failedBuilds = built.filter(({ failed }) => failed > 0).map(({ check }) => check);
  const rest = await sideBySide(checks, (check) => runCheck(check, failedBuilds));
  progress.stop();
  patience.stop();
  const results = [...built, ...rest];
  const total = sumOf(results);
  const remarks = [...slowness(patience.factor()), ...(await remarksOn(total)), `in ${secondsSince(start)}`];
  summarise(results, progress.failures);
  console.log(`\n${remarks.map((line) => dim(line)).join('\n')}\n${countsOf(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** The builds on which these checks depend. */
export function buildsFor(checks) {
  const needed = new Set(checks.flatMap((check) => check.needs ?? []));
  return builds.filter(({ id }) => needed.has(id));
}

async function follow(check, { patience, progress, failedBuilds }) {
  const reporter = progress.begin(check);
  const outcome = await outcomeOf(check, { patience, progress: reporter, failedBuilds });
  const result = { check, passed: 0, failed: 0, skipped: 0, ...outcome };
  progress.end(result);
  return result;
}

async function outcomeOf(check, { failedBuilds, ...context }) {
  const broken = failedBuilds.find((build) => check.needs?.includes(build.id));
  if (broken) return { skipped: 1, reason: `not run, because "${broken.name}" failed` };
  const missing = whatIsMissing(check.tools ?? []);
  if (missing) return inCi() ? { failed: 1, reason: missing } : { skipped: 1, reason: missing };
  try {
    return await check.run(context);
  } catch (error) {
    return { failed: 1, output: error.output ?? error.stack };
  }
}

const slowness = (factor) =>
  factor > 1.2 ? [`a slow or busy machine: waits were up to ${factor.toFixed(1)} times as long`] : [];

function sumOf(results) {
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    // Number of checks that did not run at all, because a tool or a build was missing.
    leftOut: results.filter(({ reason }) => reason).length,
  };
}

/** Prints the names of the failed checks at the end of a run, and their failures once more. */
function summarise(results, failures) {
  const failed = results.filter((result) => result.failed > 0).map(({ check }) => check.name);
  if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}\n${failures.join('\n')}`);
}

/**
 * Runs as many checks at once as there are cores, at least two and at most four. Checks that mostly wait run in addition, one
 * after the other, because they leave their core idle.
 */
async function sideBySide(items, work) {
  const results = [];
  const lane = async (waiting) => {
    for (const [index, item] of waiting) if (!stopRequest()) results[index] = await work(item);
  };
  const [waiting, working] = [true, false].map((kind) =>
    [...items.entries()].filter(([, item]) => Boolean(item.waits) === kind),
  );
  const cores = Math.max(2, Math.min(4, os.availableParallelism?.() ?? os.cpus().length));
  const queue = working.values();
  await Promise.all([lane(waiting), ...Array.from({ length: cores }, () => lane(queue))]);
  return results;
}
