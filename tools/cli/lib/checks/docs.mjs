// Reads the documentation for its tests: pages, links, headings and shell snippets.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inProject } from '../project.mjs';

const pagesIn = (folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Folders of the kits: one for each subject, as paths relative to the project's folder. Texts are in folders without code. */
export const kitFolders = () =>
  ['server/kit', 'client/src/kit'].flatMap((kit) =>
    readdirSync(inProject(kit), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'texts')
      .map(({ name }) => join(kit, name)),
  );

/** All pages, as paths relative to the project's folder. */
export const pages = () => [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...pagesIn('docs'),
  ...kitFolders().flatMap(pagesIn),
];

export const textOf = (page) => readFileSync(inProject(page), 'utf8');

const withoutBlocks = (text) => text.replace(/^( *)```.*\n[\s\S]*?^\1```$/gm, '');
const withoutCode = (text) => withoutBlocks(text).replace(/`[^`\n]+`/g, '');

/** Relative links and images of a page: the file relative to the project's folder, and the anchor. */
export function linksOf(page) {
  const targets = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path, anchor] = target.split('#');
      return { target, file: path === '' ? page : normalize(join(dirname(page), path)), anchor };
    });
}

/** Pictures of a page: the file relative to the project's folder, and the alternative text. */
export const picturesOf = (page) =>
  [...withoutCode(textOf(page)).matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, alternative, target]) => ({
    file: normalize(join(dirname(page), target)),
    alternative,
  }));

/** The anchors of a page, as GitHub, GitLab and Forgejo derive them from headings. */
export function anchorsOf(page) {
  const counts = new Map();
  return [...withoutBlocks(textOf(page)).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => {
    const slug = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

/** Shell snippets with a mark after `sh`: `test` for those marked `sh test`, `test server` for those marked `sh test server`. */
export const snippetsOf = (page, mark) =>
  [...textOf(page).matchAll(new RegExp(`^\`\`\`sh ${mark}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, snippet]) => ({ page, snippet }),
  );

/** Files and folders of the source code that a page names as code, such as `server/config.ts`. */
export const sourcePathsOf = (page) =>
  [
    ...textOf(page).matchAll(
      /(?<=[`\s"'(]|^)((?:server|client|docker|tools)\/[\w./-]*\w)(?=[`\s"'),:;.]|$)/gm,
    ),
  ].map(([, path]) => path);

/** Files and folders of a kit that a page names as code, such as `kit/database`, or `apollo/live` of the client. */
export const kitPathsOf = (page) =>
  [...textOf(page).matchAll(/`((?:kit|apollo)\/[\w./-]*\w)/g)].map(([, path]) => path);

/** TypeScript and GraphQL snippets that begin with the path of a file, as `{ file, code }`. */
export const fileSnippetsOf = (page) =>
  [
    ...textOf(page).matchAll(
      /^```(?:tsx?|graphql)\n(?:\/\/|#) ((?:server|client|tools)\/[\w./-]+)[^\n]*\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, file, code]) => ({ file, code }));

/** Identifiers of a snippet, without its comments and strings. */
export const identifiersOf = (code) =>
  new Set(code.replaceAll(/'[^'\n]*'|\/\/.*|#.*/g, '').match(/[A-Za-z_$][\w$]*/g));

/**
 * Relative imports of a page's TypeScript snippets that begin with `// path/of/the/file`. As paths relative to the project's
 * folder; the extension may be missing.
 */
export const importsOf = (page) =>
  [
    ...textOf(page).matchAll(/^```tsx?\n\/\/ ((?:server|client|tools)\/[\w./-]+)[^\n]*\n([\s\S]*?)^```$/gm),
  ].flatMap(([, file, code]) =>
    [...code.matchAll(/from '(\.[^']+)'/g)].map(([, target]) => normalize(join(dirname(file), target))),
  );

/**
 * Names in camel case that a page writes as code, such as `useListPage`. Leaves out names with a placeholder, such as `XFilter`.
 */
export function codeNamesOf(page) {
  const text = textOf(page);
  const blocks = [...text.matchAll(/^ *```(?:ts|tsx|graphql)\n([\s\S]*?)^ *```$/gm)].map(([, code]) => code);
  const inline = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  const names = [...blocks, ...inline].flatMap(
    (code) => code.replaceAll(/\/\/.*|\S*\/\S+|\S+\.test\.tsx?/g, '').match(/[A-Za-z_$][\w$]*/g) ?? [],
  );
  const isName = (name) => /^[a-z]+[A-Z]|^[A-Z][a-z]+[A-Z]/.test(name) && !/X(?=[A-Z]|s?$)/.test(name);
  return new Set(names.filter(isName));
}

const sourceFolders = ['server', 'client', 'tools', 'docker'];
const isSource = (name) => /\.(?:ts|tsx|mjs|graphql|ya?ml)$|Dockerfile$|texts\/en\.json$/.test(name);

/** All words that occur in the source code, in schema.graphql and in package.json. */
export function sourceWords() {
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true })
      .filter(isSource)
      .map((name) => inProject(folder, name)),
  );
  const words = new Set();
  for (const file of [...files, inProject('schema.graphql'), inProject('package.json')])
    for (const word of readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  return words;
}
