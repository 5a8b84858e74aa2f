import { basename, dirname, join } from 'node:path';

/** Sources of all files of code, tests included, by their paths from the root of the project. */
export type Sources = ReadonlyMap<string, string>;

/** A file with fewer than 25 lines, and the only file that imports it. */
export interface ShortFile {
  file: string;
  into: string;
}

const minLines = 25;
/** Above this length, files are not joined. */
const maxLines = 250;

const isTest = (file: string) => /\.test\.(?:tsx?|mjs)$/.test(file);

/** True for code of the product or its tools that is written by hand. */
const isProduct = (file: string) =>
  /^(?:server|client\/src|tools)\/.*\.tsx?$/.test(file) &&
  !isTest(file) &&
  !/\.generated\.|\.d\.ts$|\/migrations\//.test(file);

/** True when the name gives a file a role of its own: a face, an entry point, or a kind such as `.entity` or `.domain`. */
const hasRole = (file: string) =>
  /^(?:public|paths|shared|feature|index|main|config)\.|\.\w+\.ts$/.test(basename(file));

/** True when a file with a role may also contain code that only it uses. Faces, descriptions and entry points may not. */
const mayContainDetails = (file: string) => !hasRole(file) || /\.(?:entity|resolver|seed)\.ts$/.test(file);

/** Folders whose subfolders are areas. A file of an area is not joined with a file outside it. */
const isAboveAreas = (folder: string) =>
  /^(?:tools(?:\/\w+)?|server(?:\/kit|\/domains(?:\/\w+)?)?|client\/src(?:\/kit|\/features)?)$/.test(folder);

/** True when two files are in the same folder, or one of them is in a subfolder of the other's that is no area. */
function areTogether(first: string, second: string): boolean {
  const [upper, lower] = [dirname(first), dirname(second)].toSorted((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  if (upper === lower) return true;
  return lower.startsWith(`${upper}/`) && !isAboveAreas(upper) && !/\/(?:testing|sample)(?:\/|$)/.test(lower);
}

const linesOf = (source: string) => source.split('\n').length - 1;

const imports =
  /\bfrom\s+'(?<named>\.[^']+)'|^import\s+'(?<effect>\.[^']+)'|\bimport\(\s*'(?<lazy>\.[^']+)'|\bvi\.\w+(?:<[^(]*>)?\(\s*'(?<mocked>\.[^']+)'/gm;

/**
 * Product files that import each file, all imported files, and the modules that must stay separate. The latter are loaded lazily, imported
 * for their effect, or mocked by a test.
 */
export function importsIn(sources: Sources) {
  const importers = new Map<string, Set<string>>();
  const imported = new Set<string>();
  const separate = new Set<string>();
  for (const [file, source] of sources)
    for (const { groups } of source.matchAll(imports)) {
      const { named, effect, lazy, mocked } = groups!;
      const path = join(dirname(file), (named ?? effect ?? lazy ?? mocked)!);
      const target = [path, `${path}.ts`, `${path}.tsx`].find((name) => sources.has(name));
      if (!target) continue;
      imported.add(target);
      if (named === undefined) separate.add(target);
      if (!isTest(file)) importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  return { importers, imported, separate };
}

/** Files with fewer than 25 lines that only one file uses, which should contain them. */
export function shortFilesIn(sources: Sources): ShortFile[] {
  const { importers, imported, separate } = importsIn(sources);
  return [...sources]
    .filter(([file, source]) => isProduct(file) && linesOf(source) < minLines && !hasRole(file))
    .filter(([file]) => importers.get(file)?.size === 1 && !separate.has(file))
    .map(([file]) => ({ file, into: [...importers.get(file)!][0]! }))
    .filter(({ into }) => isProduct(into) && mayContainDetails(into) && imported.has(into))
    .filter(({ file, into }) => areTogether(file, into) && fitTogether(sources, file, into));
}

/** Elements stay out of files without elements, and code with tests of its own stays out of components. */
function fitTogether(sources: Sources, file: string, into: string): boolean {
  if (linesOf(sources.get(file)!) + linesOf(sources.get(into)!) > maxLines) return false;
  if (file.endsWith('.tsx')) return into.endsWith('.tsx');
  return into.endsWith('.ts') || !sources.has(file.replace(/\.ts$/, '.test.ts'));
}

/** Folders with a single file written by hand, texts and tests aside. Tests count where they are the product: in `tools/testing`. */
export function lonelyFoldersIn(files: readonly string[]): string[] {
  const own = files.filter(
    (file) =>
      !/\.generated\.|\/migrations\/|\/testing\/[^/]+$|\/sample\/[^/]+$/.test(
        file.replace(/^tools\/testing/, 'tools'),
      ) &&
      (!isTest(file) || file.startsWith('tools/testing/')),
  );
  const folders = Map.groupBy(own, dirname);
  return [...folders]
    .filter(
      ([folder, { length }]) => length === 1 && !own.some((file) => dirname(file).startsWith(`${folder}/`)),
    )
    .map(([folder]) => folder);
}
