import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type NameOf = Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>;
type Modules = Parameters<NameOf>[1];

/** What begins a part of the portal that loads as one; the first that reaches a module has it. */
const beginnings = [
  { name: 'signIn', path: 'src/features/accounts/signIn/SignInPage.tsx' },
  { name: 'portal', path: 'src/app/routes/portalRoutes.tsx' },
  { name: 'lists', path: 'src/kit/list/ListPage.tsx' },
  // What others need too stays out of it: they would load all of it.
  {
    name: 'library',
    path: 'src/features/library/library/list/MediaListPage.tsx',
    within: /features\/library/,
  },
];

// The explorer needs loadModule too, and nothing else of ours.
const ours = /client[\\/]src[\\/](?!main|explorer|kit[\\/]late[\\/]loadModule)/;
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/;

/**
 * Chunks of what is loaded together anyway. Left alone, each module that two pages share is a file of its own, by the
 * hundred: requests take longer than their bytes, and what compresses together takes fewer of them.
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

/** Our modules that one imports, and what these import, with their icons; not what they load when it is wanted. */
function reachedFrom(path: string, modules: Modules, fileOf: Map<string, string>): Set<string> {
  const reached = new Set([fileURLToPath(new URL(`../${path}`, import.meta.url))]);
  const icons = new Set<string>();
  // A set is walked up to what was added on the way.
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

/** The file of each icon: it has many names, as the library's list of them says. */
function iconFiles(): Map<string, string> {
  const path = new URL('../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url);
  const lines = readFileSync(path, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
