import { fileURLToPath } from 'node:url';
import type { ModulePreloadOptions, Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/kit/late/loadModule.ts', import.meta.url));

/** Puts our `loadModule` in the place of the helper that Vite wraps around each `import()`. */
export function ownPreload(): Plugin {
  return {
    name: 'own-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadModule as __vitePreload } from ${JSON.stringify(ours)};`,
    },
  };
}

/** Vite leaves out a module that needs no other file; `loadModule` has to know of it too. */
export const withItself: ModulePreloadOptions = {
  resolveDependencies: (file, needed, { hostType }) =>
    hostType === 'html' || needed.includes(file) ? needed : [file, ...needed],
};
