// All that npm test runs: one entry a check, with the parts that choose it (npm test -- server).
import { buildClient, buildServer } from './build.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallFfmpeg } from './ffmpeg.mjs';
import { findOrInstallPostgres, givenPostgres } from './postgres.mjs';
import { CommandFailed, run } from './run.mjs';
import { vitest } from './vitest.mjs';

const tenMinutes = 600_000;
const regenerate = 'npm run generate makes it fresh.';

/** What the other checks stand on; a failure here leaves out those that need it. */
export const builds = [
  { id: 'server', name: 'server compiles', parts: ['types'], run: built(buildServer) },
  { id: 'client', name: 'client builds', parts: ['types'], run: built(buildClient) },
];

/** The checks, the longest first, so that two at a time end together. */
export const checks = [
  {
    name: 'server tests on PostgreSQL',
    parts: ['server', 'postgresql'],
    unavailable: async () =>
      givenPostgres() || (await findOrInstallPostgres())
        ? needsFfmpeg()
        : 'no PostgreSQL here: install it, or set DATABASE_URL',
    run: vitest('server/vitest.config.ts', { TEST_DATABASE: 'postgresql', DATABASE_URL: givenPostgres() }),
  },
  walks('1/2'),
  {
    name: 'server tests on SQLite',
    parts: ['server', 'sqlite'],
    unavailable: needsFfmpeg,
    run: vitest('server/vitest.config.ts'),
  },
  walks('2/2'),
  { name: 'client tests', parts: ['client'], run: vitest('client/vite.config.ts') },
  tool(
    'generated code is fresh',
    ['fresh'],
    'graphql-codegen',
    ['--config', 'codegen.ts', '--check'],
    regenerate,
  ),
  tool('client types', ['types', 'client'], 'tsc', ['-p', 'client', '--noEmit']),
  tool('browser walk types', ['types', 'e2e'], 'tsc', ['-p', 'client/e2e', '--noEmit']),
  tool('codegen.ts types', ['types'], 'tsc', ['-p', '.', '--noEmit']),
  {
    ...tool(
      'schema.graphql is fresh',
      ['fresh'],
      'node',
      ['dist/server/printSchema.js', '--check'],
      regenerate,
    ),
    needs: ['server'],
  },
  tool('lint', ['lint'], 'oxlint', ['--deny-warnings']),
  tool('format', ['lint', 'format'], 'oxfmt', ['--check'], 'npm run format does it.'),
];

/** The walks come in two parts, so that a slow machine has time for each. */
function walks(part) {
  return {
    name: `walk through the product in a browser, part ${part}`,
    parts: ['e2e'],
    needs: ['server', 'client'],
    unavailable: async () =>
      (await findOrInstallChromium()) ? undefined : 'no Chromium here: install it, or set CHROMIUM_PATH',
    run: vitest('client/e2e/vitest.config.ts', {}, part),
  };
}

async function needsFfmpeg() {
  return (await findOrInstallFfmpeg()) ? undefined : 'no ffmpeg here: install it';
}

function tool(name, parts, command, args, hint = '') {
  const runTool = async () => {
    const { code, output } = await run(command, args, { timeout: tenMinutes });
    return code === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1, output: `${output.trimEnd()}\n${hint}` };
  };
  return { name, parts, run: runTool };
}

function built(build) {
  return async () => {
    try {
      await build((name, work) => work());
      return { passed: 1, failed: 0 };
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      return { passed: 0, failed: 1, output: error.output };
    }
  };
}
