// Tests of the player with the real Liquidsoap and Icecast. They run one after the other, because they listen in real time. With
// TEST_TIER=quick, only the tests tagged `smoke` run.
import { mergeConfig } from 'vitest/config';
import { environmentOf, limitsNow } from '../../tools/testing/running/limits.ts';
import serverTests, { limits as ofServer } from '../vitest.config.ts';

const limits = { ...ofServer, test: 360_000 };
const config = mergeConfig(serverTests, {
  test: { maxWorkers: 1, env: environmentOf(limits), ...limitsNow(limits) },
});
const isSmokeRun = process.env['TEST_TIER'] === 'quick';
config.test.include = isSmokeRun ? ['server/player/player.air.test.ts'] : ['server/player/**/*.air.test.ts'];
config.test.exclude = [];
config.test.tags = [{ name: 'smoke', description: 'Runs in npm test too.' }];
if (isSmokeRun) config.test.tagsFilter = ['smoke'];
export default config;
