// Runs the server's tests with one guard switched off, whose name is in GUARD_OFF. No file on the disk changes.
import { mergeConfig, type Plugin } from 'vitest/config';
import serverTests from '../../../server/vitest.config.ts';
import { guards } from './guards.ts';
import { fileOfGuard, pathOf } from './markers.ts';
import { switchOff } from './switchOff.ts';

const name = process.env['GUARD_OFF'];
const guard = guards.find((guard) => guard.name === name);
if (name !== undefined && !guard) throw new Error(`There is no guard "${name}".`);
const path = guard && pathOf(fileOfGuard(guard.name));

const withoutGuard: Plugin = {
  name: 'without-guard',
  enforce: 'pre',
  transform: (source, id) => (guard && id === path ? switchOff(source, guard) : undefined),
  // Modules are cached across runs, except the one without its guard: its text on the disk is the same as with it.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id === path ? false : undefined)),
};

export default mergeConfig(serverTests, { plugins: [withoutGuard] });
