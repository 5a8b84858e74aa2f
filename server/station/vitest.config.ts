// The tests of the player, with the real Liquidsoap and Icecast: one after the other, for they are told by the clock.
import { mergeConfig } from 'vitest/config';
import { patience } from '../testing/patience.ts';
import serverTests from '../vitest.config.ts';

const config = mergeConfig(serverTests, { test: { maxWorkers: 1, testTimeout: 120_000 * patience } });
config.test.include = ['station/**/*.air.test.ts'];
config.test.exclude = [];
export default config;
