// The server's tests with one guard switched off: the one that GUARD_OFF names. Nothing on the disk changes.
import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vitest/config';
import serverTests from '../../vitest.config.ts';
import { switchedOff } from './guard.ts';
import { guards } from './guards.ts';

const name = process.env['GUARD_OFF'];
const guard = guards.find((one) => one.name === name);
if (name !== undefined && !guard) throw new Error(`There is no guard "${name}".`);

const withoutGuard: Plugin = {
  name: 'without-guard',
  enforce: 'pre',
  transform: (source, id) =>
    guard && id === join(import.meta.dirname, '../..', guard.file) ? switchedOff(source, guard) : undefined,
};

export default mergeConfig(serverTests, {
  plugins: [withoutGuard],
  // Kept for later runs, the source without its guard would come back where it is not meant.
  test: { fsModuleCache: false },
});
