// The checks that npm test, npm run test:all and CI run. Each has the parts by which it is chosen (npm test -- server).
import { buildClient, buildServer } from '../build.mjs';
import { givenPostgres } from '../programs/postgres.mjs';
import { inProject } from '../project.mjs';
import { CommandFailed, run } from '../run.mjs';
import { tools } from '../programs/tools.mjs';
import { endedBy, vitest } from './vitest.mjs';
import { findBrowserTests } from './browserTests.mjs';

const regenerate = 'npm run generate makes it fresh.';
const configs = {
  server: 'server/vitest.config.ts',
  air: 'server/player/vitest.config.ts',
  client: 'client/vite.config.ts',
  browser: 'tools/e2e/vitest.config.ts',
};
const serverTools = [tools.redis, tools.ffmpeg, tools.icecast];
const airTools = [tools.liquidsoap, tools.icecast, tools.ffmpeg];
const browserTools = [tools.chromium, tools.ffmpeg, tools.liquidsoap, tools.icecast];

/** Checks that other checks depend on. When one fails, the checks that depend on it are skipped. */
export const builds = [
  { id: 'server', name: 'server compiles', parts: ['types'], run: built(buildServer) },
  { id: 'client', name: 'client builds', parts: ['types'], run: built(buildClient) },
];

/** Last lines of the output of npm test: what only npm run test:all checks. */
export const leftToAll = [
  'left to npm run test:all:',
  '  every server test on both engines, also the slow ones (kills, backups, buckets, long sounds)',
  '  all screens of the client',
  '  all browser tests, also those over two processes',
  '  all tests of a station on the air',
];

/** The checks of npm test, the longest first. They test each rule once, and only some of the slow or repeated cases. */
export const quickChecks = () => [
  serverOnSqlite({ TEST_TIER: 'quick' }),
  browserTests({ TEST_TIER: 'quick' }),
  clientTests({ TEST_TIER: 'quick' }),
  serverOnPostgres({ TEST_TIER: 'quick' }),
  ...staticChecks(),
  onAir({ TEST_TIER: 'quick' }),
];

/** The checks of npm run test:all, the longest first. */
export const allChecks = () => [
  browserTests(),
  serverOnPostgres({ TEST_EVERYTHING: 'yes' }),
  serverOnSqlite({ TEST_EVERYTHING: 'yes' }),
  clientTests(),
  browserTestsOverTwoProcesses('yes'),
  ...staticChecks(),
  listSpeed(),
  onAir(),
];

/**
 * All browser tests over two processes behind a proxy. The other checks run only those in `several/` and those tagged
 * `several` that way.
 */
export const severalChecks = () => [browserTestsOverTwoProcesses('all')];

/**
 * The checks that CI adds to those of npm test for a change. These are all tests of the given server folders on both engines, all
 * tests of the given client folders, the browser tests in the given files, and with `onAir` the tests of a station on the air.
 * The operations of a domain are tested with every role on two radios, too.
 */
export function checksOfChange({ serverFolders, clientFolders, browserTestFiles, onAir: withAir }) {
  const folders = serverFolders.map((folder) => `${inProject(folder)}/`);
  const chosen = findBrowserTests().filter(({ file }) => browserTestFiles.includes(file));
  const filesOf = (isChosen) => chosen.filter(isChosen).map(({ file }) => inProject(file));
  const ofOne = filesOf((test) => !test.needsSeveral);
  const ofSeveral = filesOf((test) => test.needsSeveral || test.tags.includes('several'));
  const domains = serverFolders.filter((folder) => folder.startsWith('server/domains/'));
  return [
    folders.length > 0 && {
      ...serverOnPostgres({ TEST_EVERYTHING: 'yes' }, folders),
      name: 'changed server folders on PostgreSQL',
    },
    folders.length > 0 && {
      ...serverOnSqlite({ TEST_EVERYTHING: 'yes' }, folders),
      name: 'changed server folders on SQLite',
    },
    domains.length > 0 && {
      ...serverOnSqlite({ TEST_EVERYTHING: 'yes', TEST_CHANGED_FOLDERS: domains.join(',') }, [
        inProject('tools/testing/matrix/radios.test.ts'),
      ]),
      name: 'operations of changed domains with every role',
    },
    ofOne.length > 0 && {
      ...browserTests(),
      name: 'browser tests of what changed',
      run: vitest(configs.browser, { files: ofOne }),
    },
    ofSeveral.length > 0 && {
      ...browserTestsOverTwoProcesses('yes', ofSeveral),
      name: 'browser tests of what changed over two processes',
    },
    clientFolders.length > 0 && {
      ...clientTests(
        {},
        clientFolders.map((folder) => `${inProject(folder)}/`),
      ),
      name: 'changed client folders',
    },
    withAir && { ...onAir(), name: 'the whole station on the air' },
  ].filter(Boolean);
}

function serverOnSqlite(env, files) {
  return {
    name: 'server tests on SQLite',
    parts: ['server', 'sqlite'],
    tools: serverTools,
    run: vitest(configs.server, { env, files }),
  };
}

function serverOnPostgres(env, files) {
  return {
    name: 'server tests on PostgreSQL',
    parts: ['server', 'postgresql'],
    tools: [tools.postgres, ...serverTools],
    run: vitest(configs.server, {
      env: { ...env, TEST_DATABASE: 'postgresql', DATABASE_URL: givenPostgres() },
      files,
    }),
  };
}

function clientTests(env, files) {
  return { name: 'client tests', parts: ['client'], run: vitest(configs.client, { env, files }) };
}

function browserTests(env) {
  return {
    name: 'browser tests',
    parts: ['e2e'],
    needs: ['server', 'client'],
    tools: browserTools,
    run: vitest(configs.browser, { env }),
  };
}

function browserTestsOverTwoProcesses(which, files) {
  return {
    name: 'browser tests over two processes behind a proxy',
    parts: ['several'],
    needs: ['server', 'client'],
    tools: [...browserTools, tools.postgres, tools.redis, tools.haproxy],
    run: vitest(configs.browser, { env: { TEST_SEVERAL: which }, files }),
  };
}

/** The tests on the air listen to sound in real time: they mostly wait, so they take no core from the other checks. */
function onAir(env) {
  return {
    name: 'a station on the air',
    parts: ['air'],
    waits: true,
    tools: airTools,
    run: vitest(configs.air, { env }),
  };
}

/** A short benchmark of the lists against bare SQL on the same rows. A list that scans its table falls far below its goal. */
const listSpeed = () => ({
  ...tool(
    'speed of the lists',
    ['bench'],
    ['node', 'dist/tools/bench/main.js', 'check'],
    'npm run bench measures it at length.',
  ),
  needs: ['server'],
});

/** Checks of types and style, and that generated files match their sources. */
export function staticChecks() {
  return [
    { name: 'the commands themselves', parts: ['cli'], run: vitest('tools/cli/vitest.config.mjs') },
    tool(
      'generated code is fresh',
      ['fresh'],
      ['graphql-codegen', '--config', 'codegen.ts', '--check'],
      regenerate,
    ),
    tool('client types', ['types', 'client'], ['tsc', '-p', 'client', '--noEmit']),
    tool('browser test types', ['types', 'e2e'], ['tsc', '-p', 'tools/e2e', '--noEmit']),
    tool('codegen.ts types', ['types'], ['tsc', '-p', '.', '--noEmit']),
    printed('schema.graphql is fresh', 'printSchema'),
    printed('generated pages of docs are fresh', 'printDocs'),
    printed('the tables of the queries are fresh', 'printTables'),
    tool('lint', ['lint'], ['oxlint', '--deny-warnings']),
    tool('format', ['lint', 'format'], ['oxfmt', '--check'], 'npm run format does it.'),
  ];
}

/** A check that a generated file matches what the compiled server would generate. */
const printed = (name, program) => ({
  ...tool(name, ['fresh'], ['node', `dist/server/commands/printing/${program}.js`, '--check'], regenerate),
  needs: ['server'],
});

/** A check that runs a program: it passes when the exit code is 0. */
export function tool(name, parts, [command, ...args], hint = '') {
  const runTool = async () => {
    const { code, signal, output } = await run(command, args);
    return code === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1, output: [output.trimEnd(), endedBy(signal) ?? hint].join('\n') };
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
