import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variables } from '../../../../server/config.ts';
import { errorTable } from '../../../../server/kit/errorTable.ts';
import { fieldProblems } from '../../../../server/kit/fieldProblems.ts';
import { screens } from '../../../e2e/screenshots/screens.ts';
import {
  anchorsOf,
  codeNamesOf,
  fileSnippetsOf,
  identifiersOf,
  importsOf,
  kitFolders,
  kitPathsOf,
  linksOf,
  pages,
  picturesOf,
  snippetsOf,
  sourcePathsOf,
  sourceWords,
  textOf,
} from './docs.mjs';
import { patience } from '../../../testing/running/patience.ts';
import { inProject, toolEnvironment } from '../project.mjs';

const all = pages();
const docs = all.map(textOf).join('\n');
const scripts = Object.keys(JSON.parse(readFileSync(inProject('package.json'), 'utf8')).scripts);
const missingIn = (text, names) => names.filter((name) => !text.includes(`\`${name}\``));

/** Names that pages may use although the source does not contain them: other programs, libraries and HTTP headers. */
const foreign = new Set([
  'AudioWorklet',
  'EnvironmentFile',
  'ExecStart',
  'TimeoutStopSec',
  'findAndCount',
  'RateLimit',
]);
/** Names and paths of the invented record that the guide adds as an example. */
const inventedName = /studio/i;
const invented = /^(?:server\/domains\/platform\/organization|client\/src\/features)\/studios/;

describe('the documentation', () => {
  test.each(all)('has no dead link: %s', (page) => {
    const dead = linksOf(page).filter(
      ({ file, anchor }) =>
        !existsSync(inProject(file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor)),
    );
    expect(dead.map(({ target }) => target)).toEqual([]);
  });

  test('has no page that docs/README.md does not lead to', () => {
    const reached = new Set(['docs/README.md']);
    for (const page of reached)
      for (const { file } of linksOf(page)) if (all.includes(file)) reached.add(file);
    expect(all.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
  });

  test('names files of the source that exist', () => {
    const missing = all.flatMap((page) =>
      sourcePathsOf(page)
        .filter((path) => !invented.test(path) && !existsSync(inProject(path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('names files and folders of the kits that exist', () => {
    const exists = (path) =>
      ['server', 'client/src'].some((side) =>
        ['', '.ts', '.tsx'].some((ending) => existsSync(inProject(side, path + ending))),
      );
    const missing = all.flatMap((page) =>
      kitPathsOf(page)
        .filter((path) => !exists(path))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('uses only identifiers of a file in snippets that name it', () => {
    const snippets = all.flatMap(fileSnippetsOf).filter(({ file }) => !invented.test(file));
    expect(snippets.length).toBeGreaterThan(10);
    const unknown = snippets.flatMap(({ file, code }) => {
      const known = new Set(readFileSync(inProject(file), 'utf8').match(/[A-Za-z_$][\w$]*/g));
      return [...identifiersOf(code)].filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  test('imports files that exist in snippets that name their own file', () => {
    const imports = all.flatMap((page) => importsOf(page).map((path) => ({ page, path })));
    const isFile = (path) => ['', '.ts', '.tsx'].some((ending) => existsSync(inProject(path + ending)));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter(({ path }) => !invented.test(path) && !isFile(path))).toEqual([]);
  });

  // Pages that name functions, types and fields of former versions.
  const withFormerNames = new Set(['CHANGELOG.md', 'docs/operations/upgrade.md']);

  test('names functions, types and fields that exist', () => {
    const words = sourceWords();
    const isKnown = (name) => words.has(name) || foreign.has(name) || inventedName.test(name);
    const unknown = all
      .filter((page) => !withFormerNames.has(page))
      .flatMap((page) =>
        [...codeNamesOf(page)].filter((name) => !isKnown(name)).map((name) => `${page}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  test('has no semicolon in a Mermaid diagram, where it ends a line', () => {
    const diagrams = all.flatMap((page) => textOf(page).match(/^```mermaid\n[\s\S]*?^```$/gm) ?? []);
    expect(diagrams.length).toBeGreaterThan(0);
    expect(diagrams.filter((diagram) => diagram.includes(';'))).toEqual([]);
  });

  test('has a README of one to four lines in each folder of the kits, with links to a file and a page', () => {
    const isComplete = (folder) => {
      const readme = join(folder, 'README.md');
      if (!all.includes(readme)) return false;
      const lines = textOf(readme).split('\n').filter(Boolean);
      const files = linksOf(readme).map(({ file }) => file);
      const leadsTo = (start) => files.some((file) => file.startsWith(start));
      return lines.length <= 5 && leadsTo(`${folder}/`) && leadsTo('docs/');
    };
    expect(kitFolders().length).toBeGreaterThan(40);
    expect(kitFolders().filter((folder) => !isComplete(folder))).toEqual([]);
  });

  test('has a screenshot with an alternative text on each page about a feature', () => {
    const features = all.filter((page) => /^docs\/features\/(?!README)/.test(page));
    expect(features.length).toBeGreaterThan(20);
    expect(features.filter((page) => picturesOf(page).length === 0)).toEqual([]);
    const pictures = all.flatMap(picturesOf);
    expect(pictures.filter(({ alternative }) => alternative.length < 10)).toEqual([]);
  });

  test('shows each screenshot that `npm run screenshots` takes, and no other', () => {
    const folder = 'docs/features/images';
    const taken = screens.map(({ name }) => `${folder}/${name}.png`).toSorted();
    const stored = readdirSync(inProject(folder)).map((name) => join(folder, name));
    const shown = all.flatMap(picturesOf).map(({ file }) => file);
    expect(stored.toSorted()).toEqual(taken);
    expect([...new Set(shown)].filter((file) => file.startsWith(folder)).toSorted()).toEqual(taken);
  });

  test('has a README of at most 150 lines', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(151);
  });
});

describe('each', () => {
  test('environment variable of the server and of the player is documented', () => {
    const player = readFileSync(inProject('server/player/main.ts'), 'utf8').match(
      /STATION_[A-Z_]+|REGIE_URL/g,
    );
    expect(missingIn(textOf('docs/operations/configuration.md'), variables)).toEqual([]);
    expect(missingIn(textOf('docs/operations/player.md'), [...new Set(player)])).toEqual([]);
  });

  test('error code and field problem is documented', () => {
    const text = textOf('docs/api/errors.md');
    expect(missingIn(text, [...Object.keys(errorTable), ...Object.keys(fieldProblems)])).toEqual([]);
  });

  test('npm script is documented, and no other is named', () => {
    const table = textOf('docs/contributing/testing.md');
    const isDocumented = (script) => new RegExp(`\`(?:npm run )?${script}[ \`]`).test(table);
    expect(scripts.filter((script) => !isDocumented(script))).toEqual([]);
    const named = [...docs.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, script]) => script);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
  });
});

describe('a shell snippet', () => {
  test.each(all.flatMap((page) => snippetsOf(page, 'test')))('runs: $page', ({ snippet }) => {
    const { status, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', snippet], {
      // With a socket as its input, bash reads the start-up file of the machine, and pipes of Node are sockets.
      cwd: inProject(),
      env: toolEnvironment(),
      encoding: 'utf8',
      timeout: Math.ceil(60_000 * patience),
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
