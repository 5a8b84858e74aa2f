import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A comment `guard: <name>` in the product source. */
export interface Marker {
  name: string;
  /** Path of the file, relative to the project. */
  file: string;
}

const project = join(import.meta.dirname, '../../..');
const form = /^\s*guard: ([a-z\d-]+)\s*$/;

/** The path of a file that is named relative to the project. */
export const pathOf = (file: string): string => join(project, file);

/** The markers of a source file, each with the offset at which its comment ends. */
export const markersIn = (source: string): Array<{ name: string; end: number }> =>
  source.includes('guard: ')
    ? parseSync('source.ts', source, { lang: 'ts' }).comments.flatMap(({ value, end }) => {
        const name = form.exec(value)?.[1];
        return name === undefined ? [] : [{ name, end }];
      })
    : [];

/** All markers of the server, except those in tests. */
export const findMarkers = (): Marker[] =>
  globSync('server/**/*.ts', { cwd: project, exclude: ['**/*.test.ts'] })
    .toSorted()
    .flatMap((file) => markersIn(readFileSync(pathOf(file), 'utf8')).map(({ name }) => ({ name, file })));

/** The file that contains the marker of a guard. Throws unless there is exactly one. */
export function fileOfGuard(name: string, markers = findMarkers()): string {
  const [marker, ...duplicates] = markers.filter((marker) => marker.name === name);
  if (!marker)
    throw new Error(`The guard "${name}" has no marker "// guard: ${name}" in the server's source.`);
  if (duplicates.length > 0)
    throw new Error(
      `The guard "${name}" has several markers, in ${[marker, ...duplicates].map(({ file }) => file).join(', ')}.`,
    );
  return marker.file;
}
