// When each server test is due on both engines and with both executors: once the kit that all of them stand on changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inProject } from './project.mjs';

/** The digest of the kit that everything was last run for, committed with it. */
const stamp = inProject('server', 'testing', 'everything.stamp');
// The tests of the kit run on both engines anyway.
const isOfKit = (file) => !file.endsWith('.test.ts');
const printOfKit = () => `${fingerprint(['server/kit', 'server/orm.ts'], isOfKit)}\n`;

/** Whether the kit is another than the one that everything was last run for. */
export const everythingIsDue = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== printOfKit();

/** Everything ran and passed. */
export const rememberEverything = () => writeFileSync(stamp, printOfKit());
