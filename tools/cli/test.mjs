// npm test: installs what it needs, checks every rule once, and prints how many tests passed and failed. npm run test:all runs
// all checks; npm run test:ci runs those of npm test, and all tests of what changed since all checks last passed. Names of parts
// run these parts completely: npm test -- server, npm test -- lint types. `changed` runs quick checks of the uncommitted changes.
import { checksOfWorkingTree } from './lib/checks/changed.mjs';
import {
  allChecks,
  builds,
  checksOfChange,
  leftToAll,
  quickChecks,
  severalChecks,
} from './lib/checks/checks.mjs';
import { changeSinceTested, rememberTested } from './lib/checks/testedCommit.mjs';
import { install } from './lib/install.mjs';
import { planOf } from './lib/checks/plan.mjs';
import { buildsFor, runChecks } from './lib/checks/runChecks.mjs';
import { command } from './lib/steps.mjs';

const [first, ...furtherArguments] = process.argv.slice(2);

await command(async () => {
  await install();
  if (first === 'changed') return runChecks(await checksOfWorkingTree(...furtherArguments));
  if (first === 'all') return runAll();
  if (first === 'ci') return runCi();
  if (first === undefined) return runChecks(quickChecks(), builds, () => leftToAll);
  return runParts([first, ...furtherArguments]);
});

function runAll() {
  const remember = ({ failed, leftOut }) => (failed + leftOut === 0 ? rememberTested() : []);
  return runChecks(allChecks(), builds, remember);
}

/**
 * Runs the checks of npm test, and all tests of the folders that changed since all checks last passed. Runs all checks when the
 * changes may affect everything.
 */
async function runCi() {
  const plan = planOf(await changeSinceTested());
  for (const line of plan.reasons) console.log(line);
  if (plan.everything) return runAll();
  return runChecks([...checksOfChange(plan), ...quickChecks()], builds);
}

/** Runs the chosen parts completely: `npm test -- server` runs every server test on both engines. */
function runParts(chosenParts) {
  const checks = [...allChecks().filter(({ parts }) => !parts.includes('several')), ...severalChecks()];
  const known = new Set([...builds, ...checks].flatMap((check) => check.parts));
  const unknown = chosenParts.find((part) => !known.has(part));
  if (unknown)
    throw new Error(
      `There is no part "${unknown}". Parts: ${[...known, 'changed', 'all', 'ci'].join(', ')}.`,
    );
  const isChosen = (check) => check.parts.some((part) => chosenParts.includes(part));
  const chosen = checks.filter(isChosen);
  return runChecks(chosen, [...new Set([...builds.filter(isChosen), ...buildsFor(chosen)])]);
}
