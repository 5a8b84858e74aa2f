import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { allImportsOf } from './folderImports.ts';

/** Folders of the back office, of the player, and of the messages between them. */
const sides = ['domains', 'player', 'protocol'] as const;

/** Folders of the server from which each side must not import. */
const excluded: Readonly<Record<(typeof sides)[number], RegExp>> = {
  domains: /^player\//,
  // The player also runs on machines without the rest of the server.
  player: /^(?!player\/|protocol\/)/,
  protocol: /^(?!protocol\/)/,
};

/** Tests may use the files of either side. */
const isTest = (file: string) => /\.test\.ts$|(?:^|\/)testing\/|(?:^|\/)vitest\.config\.ts$/.test(file);

export interface Import {
  /** Path of the importing file, relative to the server's folder. */
  file: string;
  /** Path of the imported file, relative to the server's folder. */
  target: string;
}

/** Finds all relative imports in the files of the back office, the player and the protocol. Imports of tests are left out. */
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

/** Picks the forbidden imports: between back office and player, and from the protocol to either. */
export const importsBetweenSides = (imports: readonly Import[]): Import[] =>
  imports.filter(({ file, target }) =>
    sides.some((side) => file.startsWith(`${side}/`) && excluded[side].test(target)),
  );
