// npm run test:guards: switches each guard off in turn and expects the tests that prove it to fail. Further arguments limit the
// run to the guards whose name contains all of them: npm run test:guards -- radio.
import { problemsWithGuards, problemsWithout, tableOfGuards } from './lib/checks/guards.mjs';
import { install } from './lib/install.mjs';
import { command, dim, green, red, secondsSince } from './lib/steps.mjs';

await command(async () => {
  await install();
  const guards = choose(await tableOfGuards(), process.argv.slice(2));
  await expectPassing(guards);
  summarise(await twoAtOnce(guards, switchOff));
});

function choose(guards, words) {
  const chosen = guards.filter(({ name }) => words.every((word) => name.includes(word)));
  if (chosen.length === 0) throw new Error(`No guard is named by "${words.join(' ')}".`);
  return chosen;
}

async function expectPassing(guards) {
  const start = performance.now();
  const { problems, output } = await problemsWithGuards(guards);
  if (problems.length > 0) throw new Error(`${output.trimEnd()}\n\n${problems.join('\n')}`);
  console.log(`${green('✓')} all proofs pass with the guards on ${dim(secondsSince(start))}`);
}

async function switchOff(guard) {
  const start = performance.now();
  const { problems, output } = await problemsWithout(guard);
  console.log(
    `${problems.length > 0 ? red('✗') : green('✓')} off: ${guard.name} ${dim(secondsSince(start))}`,
  );
  return { guard, problems, output };
}

function summarise(results) {
  const names = columnOf('guard', results, ({ guard }) => guard.name);
  const files = columnOf('switched off in', results, ({ guard }) => guard.file);
  console.log(`\n${names.title}${files.title}without it`);
  for (const result of results) {
    const verdict = result.problems.length > 0 ? red('not noticed') : green(failing(result.guard));
    console.log(`${names.cell(result)}${files.cell(result)}${verdict}`);
  }
  const unproven = results.filter(({ problems }) => problems.length > 0);
  for (const { guard, problems, output } of unproven)
    console.log(`\n${red(guard.name)}\n${problems.join('\n')}\n${dim(output.slice(-2000).trim())}`);
  console.log(`\n${results.length - unproven.length} proven, ${unproven.length} not`);
  process.exitCode = unproven.length > 0 ? 1 : 0;
}

function columnOf(title, results, textOf) {
  const width = Math.max(title.length, ...results.map((result) => textOf(result).length)) + 2;
  return { title: title.padEnd(width), cell: (result) => textOf(result).padEnd(width) };
}

function failing({ provenBy }) {
  const count = provenBy.flatMap(({ tests }) => tests).length;
  return count === 1 ? '1 test fails' : `${count} tests fail`;
}

async function twoAtOnce(items, work) {
  const results = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all([lane(), lane()]);
  return results;
}
