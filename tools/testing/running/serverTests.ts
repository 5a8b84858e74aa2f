import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the project. */
export const project = join(import.meta.dirname, '../../..');

/** Folders with tests of the server, relative to the project. */
const folders = ['server', 'tools/bench', 'tools/testing'];

/** Paths of all test files of the server, relative to the project. */
export const serverTests = (): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
