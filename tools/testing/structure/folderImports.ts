import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The folders that each folder of a kit imports from, by name. Imports of types do not count, because they do not exist at run
 * time.
 */
export type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the imports between the folders of a kit, without those of tests. */
export function folderImportsOf(kit: string): FolderImports {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(kit, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || !file.includes(sep)) continue;
    const from = folderOf(file);
    const imported = importsOf(readFileSync(join(kit, file), 'utf8'))
      .map((target) => relative(kit, join(kit, dirname(file), target)))
      .filter((target) => !target.startsWith('..') && target.includes(sep))
      .map(folderOf)
      .filter((folder) => folder !== from);
    imports.set(from, new Set([...(imports.get(from) ?? []), ...imported]));
  }
  return imports;
}

const folderOf = (file: string) => file.split(sep)[0]!;

const statement = /^(?:import|export)\s(?<what>[^'";]*?)\bfrom\s+'(?<target>\.[^']+)'/gm;

/** Relative paths of all imports of a file, including those of types. */
export const allImportsOf = (source: string): string[] =>
  [...source.matchAll(/(?:\bfrom|^import)\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm)].map(
    ([, path, lazy]) => (path ?? lazy)!,
  );

/** Paths that a file imports, except imports of types only, which do not exist at run time. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(statement)]
    .map(({ groups }) => groups as { what: string; target: string })
    .filter(({ what }) => !isOfTypes(what))
    .map(({ target }) => target);
}

function isOfTypes(what: string): boolean {
  if (what.startsWith('type ')) return true;
  const [, names] = /^\{(.*)\}\s*$/s.exec(what) ?? [];
  return names?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false;
}

/**
 * Circular imports between folders, one for each folder from which the circle can be entered. Empty when the folders form layers.
 */
export function ringsIn(imports: FolderImports): string[] {
  const layered = new Set<string>();
  const rings: string[] = [];
  const visit = (folder: string, above: readonly string[]) => {
    if (layered.has(folder)) return;
    if (above.includes(folder)) {
      rings.push([...above.slice(above.indexOf(folder)), folder].join(' → '));
      return;
    }
    for (const imported of imports.get(folder) ?? []) visit(imported, [...above, folder]);
    layered.add(folder);
  };
  for (const folder of imports.keys()) visit(folder, []);
  return rings;
}
