// Runs checks side by side, tells how far they are, and ends with how many tests passed and failed.
import { availableParallelism } from 'node:os';
import { builds } from './checks.mjs';
import { measurePatience } from './patience.mjs';
import { countsOf, Progress } from './progress.mjs';
import { dim, secondsSince } from './steps.mjs';
import { installTools, whatIsMissing } from './tools.mjs';

/** Whether this is continuous integration, where nothing may be left out. */
export const inCi = () => Boolean(process.env.CI) && process.env.CI !== 'false';

/** Runs what the checks need, then the checks. Gives the sum of their tests; sets the exit code. */
export async function runChecks(checks, needed = buildsFor(checks)) {
  const start = performance.now();
  await installTools(checks.flatMap((check) => check.tools ?? []));
  const patience = measurePatience();
  if (patience > 1.2)
    console.log(dim(`a slow or busy machine: waits are ${patience.toFixed(1)} times as long`));

  const progress = new Progress();
  progress.start();
  const runCheck = (check, failedBuilds) => follow(check, { patience, progress, failedBuilds });
  const built = await sideBySide(needed, (build) => runCheck(build, []));
  const failedBuilds = built.filter(({ failed }) => failed > 0).map(({ check }) => check);
  const rest = await sideBySide(checks, (check) => runCheck(check, failedBuilds));
  progress.stop();
  return summarise([...built, ...rest], progress.failures, start);
}

/** The builds that some of the checks stand on. */
export function buildsFor(checks) {
  const needed = new Set(checks.flatMap((check) => check.needs ?? []));
  return builds.filter(({ id }) => needed.has(id));
}

async function follow(check, { patience, progress, failedBuilds }) {
  const telling = progress.begin(check);
  const outcome = await outcomeOf(check, { patience, progress: telling, failedBuilds });
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

function summarise(results, failures, start) {
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  const failed = results.filter((result) => result.failed > 0).map(({ check }) => check.name);
  if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}\n${failures.join('\n')}`);
  console.log(`\n${dim(`in ${secondsSince(start)}`)}\n${countsOf(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  // Whole checks, for want of a tool or of a build.
  return { ...total, leftOut: results.filter(({ reason }) => reason).length };
}

/** As many at once as there are cores, but at least two: each check has moments in which it waits. */
async function sideBySide(items, work) {
  const results = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  const lanes = Math.max(2, Math.min(4, availableParallelism()));
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
