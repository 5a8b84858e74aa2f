// `node tools/measures/rooms.mjs [commit]`: counts the areas and folders that a reader enters in five journeys through the code. A journey
// is a list of files, from the screen to the database. The folders are those of these files and of the files that they import. An area is a
// domain, a feature, or another part of the source.
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize, resolve } from 'node:path';
import { journeys } from './journeys.mjs';

const project = resolve(import.meta.dirname, '../..');
const commit = process.argv[2] ?? 'HEAD';
const git = (...args) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const files = new Set(git('ls-tree', '-r', '--name-only', commit).split('\n'));

/** Folders of the relative imports of a file. */
function importedFolders(file) {
  const source = git('show', `${commit}:${file}`);
  const targets = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, target]) =>
    normalize(join(dirname(file), target)),
  );
  return targets.map(dirname);
}

const areaOf = (folder) =>
  /^(?:server\/domains|client\/src\/features|client\/src|[^/]+)\/[^/]+/.exec(folder)?.[0];

for (const [name, steps] of Object.entries(journeys)) {
  const found = steps.map((candidates) => candidates.find((file) => files.has(file)));
  const missing = steps.filter((_, index) => !found[index]);
  if (missing.length > 0) throw new Error(`${name}: the commit has none of ${missing[0].join(', ')}.`);
  const folders = new Set(found.flatMap((file) => [dirname(file), ...importedFolders(file)]));
  const areas = new Set([...folders].map(areaOf));
  console.log(`${name}: ${found.length} files, ${areas.size} areas, ${folders.size} folders`);
}
