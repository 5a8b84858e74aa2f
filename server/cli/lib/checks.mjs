// All that npm test runs: one entry a check, with the parts that choose it (npm test -- server).
import { buildClient, buildServer } from './build.mjs';
import { givenPostgres } from './postgres.mjs';
import { CommandFailed, run } from './run.mjs';
import { tools } from './tools.mjs';
import { vitest } from './vitest.mjs';

const regenerate = 'npm run generate makes it fresh.';
const server = 'server/vitest.config.ts';

/** What the other checks stand on; a failure here leaves out those that need it. */
export const builds = [
  { id: 'server', name: 'server compiles', parts: ['types'], run: built(buildServer) },
  { id: 'client', name: 'client builds', parts: ['types'], run: built(buildClient) },
];

/**
 * The checks, the longest first, so that those that run side by side end together. With `everything` each server test
 * runs on both engines and with both executors. Of the walks over two processes a few run unless all are asked for.
 */
export function checksOf({ everything = false, severalWalks = 'some' } = {}) {
  const all = { TEST_EVERYTHING: everything ? 'yes' : undefined };
  return [
    {
      name: 'walks through the product in a browser',
      parts: ['e2e'],
      needs: ['server', 'client'],
      tools: [tools.chromium, tools.ffmpeg, tools.liquidsoap, tools.icecast],
      run: vitest('client/e2e/vitest.config.ts'),
    },
    {
      name: 'walks over two processes behind a proxy',
      parts: ['several'],
      needs: ['server', 'client'],
      tools: [tools.chromium, tools.ffmpeg, tools.postgres, tools.redis, tools.haproxy, tools.icecast],
      // The others walk the same ways: `npm test -- several` takes them all.
      run: vitest('client/e2e/vitest.config.ts', {
        env: { WALK_SEVERAL: 'yes' },
        files:
          severalWalks === 'all'
            ? []
            : ['several/', 'restore.test.ts', 'mediaUploads.test.ts', 'line.test.ts'],
      }),
    },
    {
      name: 'server tests on SQLite',
      parts: ['server', 'sqlite'],
      tools: [tools.redis, tools.ffmpeg, tools.icecast],
      run: vitest(server, { env: all }),
    },
    {
      name: 'server tests on PostgreSQL',
      parts: ['server', 'postgresql'],
      tools: [tools.postgres, tools.redis, tools.ffmpeg, tools.icecast],
      run: vitest(server, { env: { ...all, TEST_DATABASE: 'postgresql', DATABASE_URL: givenPostgres() } }),
    },
    {
      name: 'a station on the air',
      parts: ['air'],
      tools: [tools.liquidsoap, tools.icecast, tools.ffmpeg],
      run: vitest('server/station/vitest.config.ts'),
    },
    { name: 'client tests', parts: ['client'], run: vitest('client/vite.config.ts') },
    tool(
      'generated code is fresh',
      ['fresh'],
      ['graphql-codegen', '--config', 'codegen.ts', '--check'],
      regenerate,
    ),
    tool('client types', ['types', 'client'], ['tsc', '-p', 'client', '--noEmit']),
    tool('browser walk types', ['types', 'e2e'], ['tsc', '-p', 'client/e2e', '--noEmit']),
    tool('codegen.ts types', ['types'], ['tsc', '-p', '.', '--noEmit']),
    printed('schema.graphql is fresh', 'printSchema'),
    printed('docs/limits.md is fresh', 'printLimits'),
    printed('the tables of the queries are fresh', 'printTables'),
    printed('what the queries compile to is fresh', 'printQueries'),
    tool('lint', ['lint'], ['oxlint', '--deny-warnings']),
    tool('format', ['lint', 'format'], ['oxfmt', '--check'], 'npm run format does it.'),
  ];
}

/** A check that the compiled server would print what is committed. */
const printed = (name, program) => ({
  ...tool(name, ['fresh'], ['node', `dist/server/commands/${program}.js`, '--check'], regenerate),
  needs: ['server'],
});

/** A check by a program that says by its exit code whether all is well. */
export function tool(name, parts, [command, ...args], hint = '') {
  const runTool = async () => {
    const { code, output } = await run(command, args);
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
