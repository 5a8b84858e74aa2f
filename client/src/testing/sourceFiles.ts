import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the source files of a folder, without tests and generated files. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.generated)\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));
}
