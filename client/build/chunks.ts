import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type NameOf = Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>;
type Modules = Parameters<NameOf>[1];

/** Entry modules of the chunks. A module belongs to the first entry that reaches it. */
const beginnings = [
  { name: 'signIn', path: 'src/features/accounts/signIn/SignInPage.tsx' },
  { name: 'portal', path: 'src/app/routes/portalRoutes.tsx' },
  { name: 'lists', path: 'src/kit/list/ListPage.tsx' },
  // Excludes modules that other features need: otherwise those features would load the whole chunk.
  {
    name: 'library',
    path: 'src/features/library/library/list/MediaListPage.tsx',
    within: /features\/library/,
  },
];

// The explorer needs no module of ours except `loadModule`.
const ours = /client[\\/]src[\\/](?!main|explorer|kit[\\/]late[\\/]loadModule)/;
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/;

/**
 * Groups modules that load together into chunks. By default, each module that two pages share becomes a file of its own. That makes
 * hundreds of files: requesting them takes longer than transferring them, and large files compress better.
 */
export function chunks(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
    { name: 'start', tags: ['$initial'], test: ours },
    { name: partNames(), debugName: 'parts', test: new RegExp(`${ours.source}|${icon.source}`) },
  ];
}

function partNames(): NameOf {
  let reached: Set<string>[] | undefined;
  const fileOf = iconFiles();
  return (id, modules) => {
    reached ??= beginnings.map(({ path }) => reachedFrom(path, modules, fileOf));
    const module = icon.exec(id)?.[1] ?? id;
    const has = ({ within = /./ }, part: number) => within.test(id) && reached?.[part]?.has(module);
    return beginnings.find(has)?.name;
  };
}

/** Returns the modules of our code that a module imports statically, also indirectly, and their icons. */
function reachedFrom(path: string, modules: Modules, fileOf: Map<string, string>): Set<string> {
  const reached = new Set([fileURLToPath(new URL(`../${path}`, import.meta.url))]);
  const icons = new Set<string>();
  // Iterating over a set includes elements that are added during the iteration.
  for (const id of reached) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      if (ours.test(imported)) reached.add(imported);
    for (const name of iconsIn(readFileSync(id, 'utf8'))) icons.add(fileOf.get(name) ?? name);
  }
  return new Set([...reached, ...icons]);
}

function iconsIn(source: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  return names.split(',').map((name) => name.trim());
}

/** Returns the file of each icon by name. Icons have several names, listed in the library's index. */
function iconFiles(): Map<string, string> {
  const path = new URL('../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url);
  const lines = readFileSync(path, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
