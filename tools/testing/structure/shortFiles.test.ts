import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lonelyFoldersIn, shortFilesIn, type Sources } from './shortFiles.ts';

const project = join(import.meta.dirname, '../../..');

/** Short files that stand alone, and why. */
const separateFiles: Readonly<Record<string, string>> = {
  'client/src/features/website/banners/bannerRecord.ts': 'each record of the website has its own file',
  'client/src/features/website/comments/webCommentRecord.ts': 'each record of the website has its own file',
  'server/domains/website/design/css/menus.ts': 'each part of the style sheet has its own file',
  'server/transport/rest/accountSetting/accountSetting.ts': 'each older path has its own folder',
  'server/transport/rest/profile/profile.ts': 'each older path has its own folder',
};

/** Folders with one file, and why. */
const lonelyFolders: Readonly<Record<string, string>> = {
  'tools/lint': 'a plug-in of the linter, which belongs to no command',
};

// Includes files that are not committed yet.
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'server', 'client', 'tools'],
  { cwd: project, encoding: 'utf8', maxBuffer: 10_000_000 },
)
  .split('\n')
  .filter((file) => file && existsSync(join(project, file)));

const sources: Sources = new Map(
  files
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file))
    .map((file) => [file, readFileSync(join(project, file), 'utf8')]),
);

test('the sources are read', () => {
  expect(sources.size).toBeGreaterThan(3000);
  expect(sources.has('server/kit/errors.ts')).toBe(true);
});

test('a file with fewer than 25 lines is part of the file that alone uses it', () => {
  const found = shortFilesIn(sources);
  expect(found.filter(({ file }) => !(file in separateFiles))).toEqual([]);
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(separateFiles).toSorted());
});

test('no folder has a single file', () => {
  const code = files.filter((file) => !file.startsWith('client/public/'));
  expect(lonelyFoldersIn(code).toSorted()).toEqual(Object.keys(lonelyFolders).toSorted());
});

describe('a short file', () => {
  const shortOf = (more: Record<string, string>, into = 'server/kit/mail/mail.ts') =>
    shortFilesIn(
      new Map([
        ['server/kit/mail/smtp.ts', 'export const a = 1;\n'],
        [into, "import { a } from './smtp.ts';\n"],
        [
          'server/kit/mail/mail.test.ts',
          `import '${into.replace('server/kit/mail', '.')}';\nimport { a } from './smtp.ts';\n`,
        ],
        ...Object.entries(more),
      ]),
    ).map(({ file }) => file);
  const smtp = 'server/kit/mail/smtp.ts';

  test('is found when one product file imports it', () => expect(shortOf({})).toEqual([smtp]));

  test.each([
    ['another file imports it', { 'server/app.ts': "import { a } from './kit/mail/smtp.ts';\n" }],
    ['a file loads it lazily', { 'server/kit/mail/mail.ts': "await import('./smtp.ts');\n" }],
    ['a test mocks it', { 'server/kit/a.test.ts': "vi.mock('./mail/smtp.ts');\n" }],
    ['it is not short', { [smtp]: 'export const a = 1;\n'.repeat(25) }],
    [
      'the other file is long',
      { 'server/kit/mail/mail.ts': `import { a } from './smtp.ts';\n${'\n'.repeat(249)}` },
    ],
  ])('stands alone when %s', (_, more) => expect(shortOf(more)).toEqual([]));

  test.each(['mail.domain.ts', 'public.ts', 'main.ts', '../outside/mail.ts'])(
    'stands alone beside %s',
    (name) => expect(shortOf({}, join('server/kit/mail', name))).toEqual([]),
  );
});

test('folders with one file are found', () => {
  expect(
    lonelyFoldersIn(['a/b.ts', 'a/b.test.ts', 'c/d.ts', 'c/e.ts', 'f/g.ts', 'f/h/i.ts', 'f/h/j.graphql']),
  ).toEqual(['a']);
});
