// How the walks through the built product run: each worker has a real server, a real browser, and fresh data for each file.
//
// TEST_TIER=quick     runs the walks with the tag `smoke` alone.
// WALK_SEVERAL=yes    runs over two processes behind a proxy, on one PostgreSQL and Redis: several/ and the files with the tag
//                     `several`; WALK_SEVERAL=all runs all files that way.
// TEST_CLOCK=<moment> runs them on another day, see server/testing/testClock.ts.
import { defineConfig } from 'vitest/config';
import { knownTags, walks } from '../../server/cli/lib/walks.mjs';
import { patience } from '../../server/testing/patience.ts';
import { applyTestClock } from '../../server/testing/testClock.ts';

applyTestClock();

const several = process.env['WALK_SEVERAL'];
const isSmoke = process.env['TEST_TIER'] === 'quick';

type Walk = ReturnType<typeof walks>[number];

function isIncluded({ name, tags, needsSeveral, smokeWalks }: Walk): boolean {
  if (isSmoke && smokeWalks === 0) return false;
  if (!several) return !needsSeveral;
  // The start from a clone has a product of its own.
  return several === 'all' ? name !== 'start.test.ts' : needsSeveral || tags.includes('several');
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/e2e',
  test: {
    environment: 'node',
    include: walks()
      .filter(isIncluded)
      .map(({ name }) => name),
    // A tag that is not listed here fails its file.
    tags: knownTags(),
    ...(isSmoke && { tagsFilter: ['smoke'] }),
    globalSetup: `./support/${several ? 'several' : 'sample'}.globalSetup.ts`,
    pool: 'forks',
    // The start of a second product and browser takes longer than the walks of the smoke tier.
    maxWorkers: isSmoke ? 1 : 2,
    // The server and the browser stay for the next file.
    isolate: false,
    // Limits are for what hangs: they cost nothing where nothing does.
    testTimeout: 300_000 * patience,
    // As long as the browser waits for what it is to press.
    expect: { poll: { timeout: 30_000 * patience } },
    hookTimeout: 600_000 * patience,
  },
});
