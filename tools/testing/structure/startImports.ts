import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf } from './folderImports.ts';

/** Returns a file and all files that are loaded with it, by static imports. A lazy `import()` does not count. */
export function filesLoadedBy(start: string): string[] {
  const loaded = new Set([start]);
  for (const file of loaded) {
    if (!/\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    for (const path of [...importsOf(source), ...effectsOf(source)]) loaded.add(join(dirname(file), path));
  }
  return [...loaded];
}

/** Relative paths of imports without names. */
const effectsOf = (source: string): string[] =>
  [...source.matchAll(/^import '(\.[^']+)'/gm)].map(([, path]) => path!);

/** Names of the packages that files import, except imports of types only. */
export function packagesLoadedBy(files: readonly string[]): string[] {
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => packagesIn(readFileSync(file, 'utf8'), file.endsWith('.tsx')));
  return [...new Set(names)];
}

function packagesIn(source: string, hasElements: boolean): string[] {
  const named = source.matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^'";]*?\bfrom\s+)?'((?:@[\w-]+\/)?[\w-]+)[^']*'/gm,
  );
  // Elements are compiled to calls of React.
  return [...[...named].map(([, name]) => name!), ...(hasElements ? ['react'] : [])];
}
