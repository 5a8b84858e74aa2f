// Detects whether a build is up to date, by a digest of the names and contents of its sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inProject, root } from './project.mjs';

/** Returns one digest over files and folders, with subfolders, of the files for which `counts` is true. Ignores missing files. */
export function fingerprint(paths, counts = () => true) {
  const digest = createHash('sha256');
  const files = paths.map((path) => inProject(path)).flatMap(filesBelow);
  for (const file of files.filter(counts)) {
    const content = readFileSync(file);
    digest.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Does the work, unless the stamp file says that it was done for the same fingerprint. */
export async function unlessDone(stamp, print, work) {
  const file = inProject(stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === print) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}
