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
import { environmentOf, limitsNow } from '../tools/testing/running/limits.ts';
import { applyTestClock } from '../tools/testing/running/testClock.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:4000';
const { screens, units } = testKinds(import.meta.dirname);
/** Vitest pools. With `TEST_CLOCK` they use processes, because threads cannot have a clock of their own. */
const [unitPool, screenPool] = process.env['TEST_CLOCK']
  ? (['forks', 'vmForks'] as const)
  : (['threads', 'vmThreads'] as const);

applyTestClock();

/** Time limits of tests in milliseconds. */
const limits = { test: 180_000, hook: 180_000, poll: 20_000 };

export default defineConfig({
  root: here('.'),
  plugins: [documents(), react(), texts(), portalPreloads(), ownPreload(), signInPage(), siteFontFiles()],
  // Vite loads the explorer's workers itself, and cannot do so if they were bundled beforehand.
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
      // Chakra's theme module builds a configuration with all recipes. Ours contains only those in use, so these calls count as free of
      // side effects, and the unused configuration is left out of the bundle.
      treeshake: {
        manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'],
      },
      output: {
        // Every page lists the chunks that it needs, so short names make all pages smaller. The dash tells the server that a hash
        // follows, and that browsers may cache the file forever.
        chunkFileNames: 'assets/-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunks(),
        },
      },
      // The build would print a warning for each "use no memo" in GraphiQL, which has no effect on us.
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
        // `/graphql/live` and all paths below `/live/` are WebSockets.
        '^/live/',
      ].map((path) => [path, { target: server, ws: path === '/graphql' || path === '^/live/' }]),
    ),
  },
  test: {
    alias: [
      // Without this, tests load two copies of graphql: one by `import`, one by `require`.
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // The version for browsers. The other one uploads files from Node.js.
      { find: /^tus-js-client$/, replacement: 'tus-js-client/lib.esm/browser/index.js' },
    ],
    restoreMocks: true,
    tags: [{ name: 'smoke', description: 'A screen that runs in npm test too.' }],
    ...limitsNow(limits),
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          environment: 'jsdom',
          // Isolates each file like `forks`, but starts in half the time. Forked workers that share their modules (`isolate: false`)
          // became slower with each file: 576 s of processor time rather than 480 s.
          pool: screenPool,
          env: { TEST_PATIENCE_WATCH: 'no', ...environmentOf(limits) },
          setupFiles: [here('../tools/testing/running/limits.setup.ts'), here('src/testing/setup.ts')],
        },
      },
      {
        extends: true,
        test: { name: 'units', include: units, environment: 'node', pool: unitPool, isolate: false },
      },
    ],
  },
});
