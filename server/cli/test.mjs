// npm test: sets up what it needs, checks everything, and ends with how many passed and failed.
// Names of parts choose some: npm test -- server, npm test -- lint types.
import { builds, checks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { command, dim, green, red, secondsSince, yellow } from './lib/steps.mjs';

const inCi = Boolean(process.env.CI) && process.env.CI !== 'false';

await command(async () => {
  const start = performance.now();
  const chosen = choose(process.argv.slice(2));
  await install();
  const built = await atOnce(2, neededBuilds(chosen), runCheck);
  const failedBuilds = builds.filter((build) =>
    built.some((result) => result.check === build && result.failed),
  );
  const rest = await atOnce(2, chosen, (check) => runCheck(check, failedBuilds));
  summarise([...built, ...rest], start);
});

function choose(parts) {
  const known = new Set([...builds, ...checks].flatMap((check) => check.parts));
  const unknown = parts.find((part) => !known.has(part));
  if (unknown) throw new Error(`There is no part "${unknown}". Parts: ${[...known].join(', ')}.`);
  return parts.length === 0
    ? checks
    : checks.filter((check) => check.parts.some((part) => parts.includes(part)));
}

function neededBuilds(chosen) {
  const parts = new Set(process.argv.slice(2));
  const needed = new Set(chosen.flatMap((check) => check.needs ?? []));
  return builds.filter(
    (build) => parts.size === 0 || needed.has(build.id) || build.parts.some((part) => parts.has(part)),
  );
}

async function runCheck(check, failedBuilds = []) {
  const start = performance.now();
  const result = { check, passed: 0, failed: 0, skipped: 0, ...(await outcome(check, failedBuilds)) };
  report(result, secondsSince(start));
  return result;
}

async function outcome(check, failedBuilds) {
  const broken = failedBuilds.find((build) => check.needs?.includes(build.id));
  if (broken) return { skipped: 1, reason: `not run, because "${broken.name}" failed` };
  try {
    const reason = await check.unavailable?.();
    if (reason) return inCi ? { failed: 1, reason, output: reason } : { skipped: 1, reason };
    return await check.run();
  } catch (error) {
    return { failed: 1, output: error.output ?? error.stack };
  }
}

function report({ check, passed, failed, skipped, reason }, seconds) {
  const mark = failed ? red('✗') : reason ? yellow('-') : green('✓');
  console.log(`${mark} ${check.name}: ${reason ?? counts({ passed, failed, skipped })} ${dim(seconds)}`);
}

function summarise(results, start) {
  for (const { check, output } of results.filter((result) => result.failed)) {
    console.log(`\n${red(`── ${check.name} ──`)}\n${output.trimEnd()}`);
  }
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${dim(`in ${secondsSince(start)}`)}\n${counts(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

async function atOnce(limit, items, work) {
  const results = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, lane));
  return results;
}
