import { fileURLToPath } from 'node:url';
import type { ModulePreloadOptions, Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/kit/late/loadModule.ts', import.meta.url));

/** Vite plugin that replaces Vite's helper around each `import()` by our own `loadModule`. */
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

/**
 * Adds a dynamically imported module to the list of files to preload for it. Vite omits the module when it has no
 * dependencies, but `loadModule` needs it.
 */
export const withItself: ModulePreloadOptions = {
  resolveDependencies: (file, needed, { hostType }) =>
    hostType === 'html' || needed.includes(file) ? needed : [file, ...needed],
};
