// Chooses checks for uncommitted changes that take only seconds: style and types of the changed files, and the tests in their
// folders. Only a complete run checks the rest.
import { readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { tool } from './checks.mjs';
import { inProject } from '../project.mjs';
import { mustRun } from '../run.mjs';
import { tools } from '../programs/tools.mjs';
import { vitest } from './vitest.mjs';

const isSource = (file) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file);
/** True for translation files: one test checks all of them together. */
const isText = (file) => /^client\/src\/.*\/texts\/\w+\.json$/.test(file);
const textTest = 'client/src/i18n/locales.test.ts';
/** True for entities and migrations: one test checks that the migrations of both engines match the entities. */
const isOfMigrations = (file) => /^server\/migrations\/|\.entity\.ts$/.test(file);
const migrationTest = 'server/commands/writeMigration.test.ts';
/** True for files that define a feature or a browser test: one test checks that each feature has a browser test. */
const isOfBrowserTests = (file) =>
  /^(?:client\/src\/features\/[^/]+\/feature\.tsx|tools\/e2e\/.*\.test\.ts)$/.test(file);
const browserTestsTest = 'tools/cli/lib/checks/browserTests.test.mjs';
const isOnAir = (file) => file.endsWith('.air.test.ts');
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Folders with too many tests below them. No tests are chosen for files directly in these folders. */
const tops = new Set([
  '.',
  'server',
  'server/domains',
  'server/kit',
  'server/transport',
  'client',
  'client/src',
  'client/src/features',
  'tools',
  'tools/testing',
]);

/** The checks for the uncommitted changes, or for all changes since a commit. */
export async function checksOfWorkingTree(since = 'HEAD') {
  const files = await changedFiles(since);
  const sources = files.filter((file) => isSource(file) && !file.includes('.generated.'));
  const below = (folder) => files.some((file) => file.startsWith(folder));
  const texts = files.some(isText) ? [textTest] : [];
  const migrations = files.some(isOfMigrations) ? [migrationTest] : [];
  const near = [...new Set([...sources.flatMap(testsNear), ...texts, ...migrations])];
  const testsOf = (folder) => near.filter((file) => file.startsWith(folder));
  return [
    sources.length > 0 && tool('lint', [], ['oxlint', '--deny-warnings', ...sources]),
    sources.length > 0 && tool('format', [], ['oxfmt', '--check', ...sources], 'npm run format does it.'),
    (below('server/') || below('tools/testing/') || below('tools/bench/')) &&
      tool('server types', [], ['tsc', '-p', 'server', '--noEmit']),
    (below('client/') || below('schema.graphql')) &&
      tool('client types', [], ['tsc', '-p', 'client', '--noEmit']),
    below('tools/e2e/') && tool('browser test types', [], ['tsc', '-p', 'tools/e2e', '--noEmit']),
    testsCheck('a station on the air', testsOf('server/').filter(isOnAir), 'server/player/vitest.config.ts', {
      tools: [tools.liquidsoap, tools.icecast, tools.ffmpeg],
    }),
    testsCheck(
      'server tests',
      [...testsOf('server/'), ...testsOf('tools/testing/'), ...testsOf('tools/bench/')].filter(
        (file) => !isOnAir(file),
      ),
      'server/vitest.config.ts',
      {
        tools: [tools.redis, tools.ffmpeg, tools.icecast],
      },
    ),
    testsCheck(
      'features and their browser tests',
      files.some(isOfBrowserTests) ? [browserTestsTest] : [],
      'tools/cli/vitest.config.mjs',
    ),
    testsCheck('client tests', testsOf('client/src/'), 'client/vite.config.ts'),
    testsCheck('browser tests', testsOf('tools/e2e/'), 'tools/e2e/vitest.config.ts', {
      needs: ['server', 'client'],
      tools: [tools.chromium, tools.ffmpeg],
    }),
  ].filter(Boolean);
}

async function changedFiles(since) {
  const lists = await Promise.all([
    mustRun('git', ['diff', '--name-only', '--diff-filter=d', since]),
    mustRun('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return [...new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean))];
}

/**
 * Tests for a changed file: the file itself when it is a test, otherwise all tests in its folder and below. Without any, those of
 * the nearest folder above that has tests.
 */
function testsNear(file) {
  if (isTest(file)) return [file];
  if (file.startsWith('tools/e2e/')) return [];
  for (let folder = dirname(file); !tops.has(folder); folder = dirname(folder)) {
    const tests = testsBelow(folder);
    if (tests.length > 0) return tests;
  }
  return [];
}

const testsBelow = (folder) =>
  readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => isTest(name))
    .map(({ parentPath, name }) => relative(inProject(), `${parentPath}/${name}`));

function testsCheck(name, files, config, more = {}) {
  if (files.length === 0) return undefined;
  return { ...more, name, parts: [], run: vitest(config, { files: files.map((file) => inProject(file)) }) };
}
