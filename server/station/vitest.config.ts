// Tests of the player with the real Liquidsoap and Icecast. They run one after the other, because they listen in real time. With
// TEST_TIER=quick, only the tests tagged `smoke` run.
import { mergeConfig } from 'vitest/config';
import { patience } from '../testing/running/patience.ts';
import serverTests from '../vitest.config.ts';

const config = mergeConfig(serverTests, { test: { maxWorkers: 1, testTimeout: 360_000 * patience } });
const isSmokeRun = process.env['TEST_TIER'] === 'quick';
config.test.include = isSmokeRun ? ['station/player.air.test.ts'] : ['station/**/*.air.test.ts'];
config.test.exclude = [];
config.test.tags = [{ name: 'smoke', description: 'Runs in npm test too.' }];
if (isSmokeRun) config.test.tagsFilter = ['smoke'];
export default config;
