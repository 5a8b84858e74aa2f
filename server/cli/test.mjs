// npm test: sets up what it needs, checks everything, and ends with how many passed and failed.
// Names of parts choose some: npm test -- server, npm test -- lint types. `changed` chooses what the working tree
// touches, `everything` runs each server test on both engines and with both executors.
import { checksOfChanges } from './lib/changed.mjs';
import { builds, checksOf } from './lib/checks.mjs';
import { everythingIsDue, rememberEverything } from './lib/everything.mjs';
import { install } from './lib/install.mjs';
import { buildsFor, inCi, runChecks } from './lib/runChecks.mjs';
import { command } from './lib/steps.mjs';

const [first, ...others] = process.argv.slice(2);

await command(async () => {
  await install();
  if (first === 'changed') return runChecks(await checksOfChanges(...others));
  if (first === 'everything') return runEverything();
  if (first === undefined)
    return everythingIsDue() && inCi() ? runEverything() : runChecks(checksOf(), builds);
  return runParts([first, ...others]);
});

async function runEverything() {
  const { failed, leftOut } = await runChecks(checksOf({ everything: true }), builds);
  if (failed + leftOut === 0) rememberEverything();
}

function runParts(parts) {
  const checks = checksOf({ severalWalks: parts.includes('several') ? 'all' : 'some' });
  const known = new Set([...builds, ...checks].flatMap((check) => check.parts));
  const unknown = parts.find((part) => !known.has(part));
  if (unknown)
    throw new Error(
      `There is no part "${unknown}". Parts: ${[...known, 'changed', 'everything'].join(', ')}.`,
    );
  const isChosen = (check) => check.parts.some((part) => parts.includes(part));
  const chosen = checks.filter(isChosen);
  return runChecks(chosen, [...new Set([...builds.filter(isChosen), ...buildsFor(chosen)])]);
}
