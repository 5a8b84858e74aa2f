import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { allImportsOf } from './folderImports.ts';

/** The back office, the player, and the messages between them: folders of the server. */
const sides = ['domains', 'station', 'protocol'] as const;

/** Folders of the server that a side must not import. */
const excluded: Readonly<Record<(typeof sides)[number], RegExp>> = {
  domains: /^station\//,
  // The player runs on machines without the rest of the server.
  station: /^(?!station\/|protocol\/)/,
  protocol: /^(?!protocol\/)/,
};

/** Tests may use the files of either side. */
const isTest = (file: string) => /\.test\.ts$|(?:^|\/)testing\/|(?:^|\/)vitest\.config\.ts$/.test(file);

export interface Import {
  /** Path of the importing file, from the folder of the server. */
  file: string;
  /** Path of the imported file. */
  target: string;
}

/** All imports by relative path of the back office, the player and the protocol, without those of tests. */
export const importsOfSides = (server: string): Import[] =>
  sides.flatMap((side) =>
    readdirSync(join(server, side), { recursive: true, encoding: 'utf8' })
      .map((name) => join(side, name))
      .filter((file) => file.endsWith('.ts') && !isTest(file))
      .flatMap((file) =>
        allImportsOf(readFileSync(join(server, file), 'utf8')).map((path) => ({
          file,
          target: relative(server, join(server, dirname(file), path)),
        })),
      ),
  );

/** The imports by which the back office and the player depend on each other, or the protocol on one of them. */
export const importsBetweenSides = (imports: readonly Import[]): Import[] =>
  imports.filter(({ file, target }) =>
    sides.some((side) => file.startsWith(`${side}/`) && excluded[side].test(target)),
  );
