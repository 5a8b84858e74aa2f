import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { documents } from './build/documents.ts';
import { ownPreload, withItself } from './build/ownPreload.ts';
import { portalPreloads } from './build/portalPreloads.ts';
import { signInPage } from './build/signInPage.ts';
import { siteFontFiles } from './build/siteFonts.ts';
import { testKinds } from './build/testKinds.ts';
import { texts } from './build/texts.ts';
import { patience } from '../server/testing/running/patience.ts';
import { applyTestClock } from '../server/testing/running/testClock.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:4000';
const { screens, units } = testKinds(import.meta.dirname);
/** Only processes can have a clock of their own. */
const [unitPool, screenPool] = process.env['TEST_CLOCK']
  ? (['forks', 'vmForks'] as const)
  : (['threads', 'vmThreads'] as const);

applyTestClock();

export default defineConfig({
  root: here('.'),
  plugins: [documents(), react(), texts(), portalPreloads(), ownPreload(), signInPage(), siteFontFiles()],
  // The explorer's workers are loaded by Vite itself; bundled beforehand they cannot be.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: withItself,
    // GraphiQL's editor is one large chunk that only the explorer loads.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: [here('index.html'), here('explorer.html')],
      // Chakra's theme module builds a configuration with every recipe; ours names those in use, so that one may go.
      treeshake: {
        manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'],
      },
      output: {
        // Every page names the chunks that it needs: the shorter their names, the smaller all of them. By the dash the
        // server knows that a hash follows, and has them kept for ever.
        chunkFileNames: 'assets/-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunks(),
        },
      },
      // GraphiQL's "use no memo" means nothing to us, and would fill the screen.
      checks: { moduleLevelDirective: false },
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/api',
        '/apps',
        '/jwt',
        '/card',
        '/profile',
        '/faq',
        '/blog',
        '/account-setting',
        '/uploads',
        '/files',
        '/public',
        '/media',
        '/site',
        '/preview',
        '/livez',
        // `/graphql/live` and all below `/live/` are WebSockets.
        '^/live/',
      ].map((path) => [path, { target: server, ws: path === '/graphql' || path === '^/live/' }]),
    ),
  },
  test: {
    alias: [
      // Without this, tests meet two copies of graphql: one for `import`, one for `require`.
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // What browsers get: the other one sends the files of a server.
      { find: /^tus-js-client$/, replacement: 'tus-js-client/lib.esm/browser/index.js' },
    ],
    restoreMocks: true,
    tags: [{ name: 'smoke', description: 'A screen that runs in npm test too.' }],
    testTimeout: 180_000 * patience,
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          environment: 'jsdom',
          // Isolates each file like `forks`, but starts in half of the time. Forked workers that share their modules
          // (`isolate: false`) grew slower with each file: 576 s of processor time, against 480 s here.
          pool: screenPool,
          // The timer that reads the patience file would keep the context of a finished test file in memory.
          env: { TEST_PATIENCE_FILE: '', TEST_PATIENCE: String(patience) },
          setupFiles: [here('src/testing/setup.ts')],
        },
      },
      {
        extends: true,
        test: { name: 'units', include: units, environment: 'node', pool: unitPool, isolate: false },
      },
    ],
  },
});
