// The browser walks and the tags in the heads of their files (`@module-tag feature/chat`), without running them.
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const folder = 'client/e2e';

/** Every file of walks, as `{ file, tags, needsSeveral }`; those that need several processes run only over two. */
export const walks = () =>
  readdirSync(inProject(folder), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => ({
      file: `${folder}/${name}`,
      tags: tagsOf(readFileSync(inProject(folder, name), 'utf8')),
      needsSeveral: name.startsWith('several/'),
    }));

/** The tags of a test file: those above its first import. */
export function tagsOf(source) {
  const [head] = source.split(/^import /m);
  return [...head.matchAll(/@module-tag\s+([\w/-]+)/g)].map(([, tag]) => tag);
}
