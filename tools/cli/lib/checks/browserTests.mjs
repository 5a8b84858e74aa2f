// Finds the browser tests and the tags in the heads of their files (`@module-tag feature/chat`), without running them.
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const folder = 'tools/e2e';

/**
 * All files of browser tests, as `{ file, name, tags, needsSeveral, smokeTests }`. These are its path relative to the project and
 * to tools/e2e, the tags of the file, whether it only runs over several processes, and how many of its browser tests have the
 * tag `smoke`.
 */
export const findBrowserTests = () =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => {
      const source = readFileSync(inProject(folder, name), 'utf8');
      return {
        file: `${folder}/${name}`,
        name,
        tags: tagsOf(source),
        needsSeveral: name.startsWith('several/'),
        smokeTests: [...source.matchAll(/\btags: \['smoke'\]/g)].length,
      };
    });

/** The tags of a test file: those before its first import. */
export function tagsOf(source) {
  const [head] = source.split(/^import /m);
  return [...head.matchAll(/@module-tag\s+([\w/-]+)/g)].map(([, tag]) => tag);
}

/**
 * The tags that a browser test may have, in vitest's format: `feature/…` for each feature of the client, `server/…` for areas that only
 * the server has, `tools/…` for the tools, and the tiers.
 */
export function knownTags() {
  const features = featuresOfClient();
  const onlyOnServer = ['server', ...foldersOfAreas()]
    .flatMap((parent) => foldersIn(parent))
    .filter((name) => !features.includes(name));
  return [
    ...features.map((name) => ({
      name: `feature/${name}`,
      description: `Visits client/src/features/${name}`,
    })),
    ...onlyOnServer.map((name) => ({
      name: `server/${name}`,
      description: `Visits ${name} of the server`,
    })),
    ...foldersIn('tools').map((name) => ({ name: `tools/${name}`, description: `Visits tools/${name}` })),
    { name: 'smoke', description: 'One short test of each part that the portal cannot be without' },
    { name: 'several', description: 'Also runs over two processes behind a proxy' },
  ];
}

/** Folders of the server whose subfolders are areas. */
export const foldersOfAreas = () => [
  'server/domains',
  ...['platform', 'content', 'business', 'workspace'].map((domain) => `server/domains/${domain}`),
];

export const featuresOfClient = () => foldersIn('client/src/features');

const foldersIn = (parent) =>
  readdirSync(inProject(parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
