// The tags of walks: which features a walk goes through, and which tests belong to a tier.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../../..');
const walkFolder = join(project, 'client/e2e');

export interface Tag {
  name: string;
  description: string;
}

/** `feature/…` for each feature of the client, `server/…` for what only the server has, and the tiers. */
export function knownTags(): Tag[] {
  const features = foldersOf('client/src/features');
  const onlyOnServer = ['server/domains', 'server']
    .flatMap((parent) => foldersOf(parent))
    .filter((folder) => !features.includes(folder));
  return [
    ...features.map((name) => ({
      name: `feature/${name}`,
      description: `Walks through client/src/features/${name}`,
    })),
    ...onlyOnServer.map((name) => ({
      name: `server/${name}`,
      description: `Walks through ${name} of the server`,
    })),
    { name: 'smoke', description: 'One short walk each of what the portal cannot be without' },
    { name: 'several', description: 'Also runs over two processes behind a proxy' },
  ];
}

/** All files of walks, relative to client/e2e. */
export const walkFiles = (): string[] =>
  readdirSync(walkFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort();

/** The tags in the head comment of a file, which apply to all its walks. */
export const fileTags = (file: string): string[] =>
  [...textOf(file).matchAll(/^\/\/ @module-tag ([\w\-/]+)$/gm)].map(([, tag]) => tag!);

/** How many single walks of a file have the tag `smoke`. */
export const smokeWalksIn = (file: string): number =>
  [...textOf(file).matchAll(/\btags: \['smoke'\]/g)].length;

const textOf = (file: string) => readFileSync(join(walkFolder, file), 'utf8');

const foldersOf = (parent: string) =>
  readdirSync(join(project, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
