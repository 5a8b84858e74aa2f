import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checksOfChange } from './checks.mjs';
import { planOf } from './plan.mjs';
import { inProject } from '../project.mjs';
import { foldersOfAreas, tagsOf, findBrowserTests } from './browserTests.mjs';

const planFor = (...files) => planOf({ files, commits: 1, since: 'abcdef01' });

describe('everything is checked', () => {
  test.each([
    ['the kit', 'server/kit/errors.ts'],
    ['the kit of the client', 'client/src/kit/list/ListPage.tsx'],
    ['the connection of the client', 'client/src/apollo/live/useMissed.ts'],
    ['the schema', 'schema.graphql'],
    ['a migration', 'server/migrations/index.ts'],
    ['the lock file', 'package-lock.json'],
    ['the runner', 'tools/cli/lib/run.mjs'],
    ['a file that the map does not know', 'something/new.ts'],
  ])('when %s changed', (_, file) => expect(planFor('README.md', file).everything).toBe(true));

  test('when it last passed more than 40 commits ago', () =>
    expect(planOf({ files: ['README.md'], commits: 41, since: 'abcdef01' }).everything).toBe(true));

  test('when nobody knows when it last passed', () =>
    expect(planOf({ files: undefined, why: 'unknown' }).everything).toBe(true));
});

describe('the plan holds', () => {
  test('nothing beside npm test for documents', () =>
    expect(planFor('README.md', 'docs/operations/backup.md')).toMatchObject({
      everything: false,
      serverFolders: [],
      clientFolders: [],
      browserTestFiles: [],
      onAir: false,
    }));

  test('the tests and the browser tests of a domain', () => {
    const { serverFolders, browserTestFiles, onAir } = planFor(
      'server/domains/chat/messages/edits/changeMessage.ts',
    );
    expect(serverFolders).toEqual(['server/domains/chat']);
    expect(browserTestFiles).toContain('tools/e2e/chat.test.ts');
    expect(onAir).toBe(false);
  });

  test('the screens and the browser tests of a feature', () => {
    const { clientFolders, browserTestFiles } = planFor('client/src/features/website/paths.ts');
    expect(clientFolders).toEqual(['client/src/features/website']);
    expect(browserTestFiles).toContain('tools/e2e/blog.test.ts');
  });

  test.each([
    'server/player/player.ts',
    'server/protocol/station.ts',
    'server/domains/broadcasting/live/lives.ts',
  ])('the tests on the air for %s', (file) => expect(planFor(file).onAir).toBe(true));

  test('the tests of both sides for a message between them', () => {
    expect(planFor('server/protocol/station.ts').serverFolders).toEqual(
      expect.arrayContaining(['server/player', 'server/domains/broadcasting']),
    );
  });

  test('all screens and browser tests for what every screen uses', () => {
    const { clientFolders, browserTestFiles } = planFor(
      'client/src/app/a.ts',
      'client/src/features/chat/a.ts',
    );
    expect(clientFolders).toEqual(['client']);
    expect(browserTestFiles).toEqual(
      findBrowserTests()
        .map(({ file }) => file)
        .toSorted(),
    );
  });

  test('the tests of a restore for uploads', () => {
    const { serverFolders, browserTestFiles } = planFor('server/domains/library/uploads/upload.ts');
    expect(serverFolders).toEqual(['server/backup', 'server/domains/library']);
    expect(browserTestFiles).toEqual(
      expect.arrayContaining(['tools/e2e/restore.test.ts', 'tools/e2e/mediaUploads.test.ts']),
    );
  });

  test('a browser test that changed', () =>
    expect(planFor('tools/e2e/help.test.ts').browserTestFiles).toEqual(['tools/e2e/help.test.ts']));
});

describe('the checks of a plan', () => {
  const namesFor = (...files) => checksOfChange(planFor(...files)).map(({ name }) => name);

  test('include the operations of a domain with every role', () => {
    const matrix = 'operations of changed domains with every role';
    expect(namesFor('server/domains/chat/threads/a.ts')).toContain(matrix);
    expect(namesFor('server/transport/rest/a.ts')).not.toContain(matrix);
  });

  test('run a browser test with the tag several on one process and on several', () => {
    const both = ['browser tests of what changed', 'browser tests of what changed over two processes'];
    expect(namesFor('tools/e2e/line.test.ts')).toEqual(both);
    expect(namesFor('tools/e2e/help.test.ts')).toEqual(both.slice(0, 1));
    expect(namesFor('tools/e2e/several/faults.test.ts')).toEqual(both.slice(1));
  });
});

describe('a change of what it tests chooses', () => {
  const namesFolder = (tag) => {
    const [side, name] = tag.split('/');
    if (side === 'tools') return [tag];
    const areas = foldersOfAreas().map((parent) => `${parent}/${name}`);
    return side === 'feature' ? [`client/src/features/${name}`, ...areas] : [`server/${name}`, ...areas];
  };

  test.each(findBrowserTests())('the browser test $file', ({ file, tags }) => {
    const folders = tags.flatMap(namesFolder).filter((folder) => existsSync(inProject(folder)));
    expect(folders).not.toEqual([]);
    expect(folders.filter((folder) => !chooses(`${folder}/changed.ts`, file))).toEqual([]);
  });

  const slowTests = readdirSync(inProject('server'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `server/${name}`)
    .filter((file) => isSlow(readFileSync(inProject(file), 'utf8')));

  test.each(slowTests)('the slow test %s', (file) => {
    const { everything, serverFolders } = planFor(file.replace(/\.test\.ts$/, '.ts'));
    expect(everything || serverFolders.some((folder) => file.startsWith(`${folder}/`))).toBe(true);
  });
});

const chooses = (changed, test) => {
  const { everything, browserTestFiles } = planFor(changed);
  return everything || browserTestFiles.includes(test);
};

const isSlow = (source) => tagsOf(source).includes('slow') || /tags: \['slow'\]/.test(source);
