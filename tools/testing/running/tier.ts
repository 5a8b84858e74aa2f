import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project, serverTests } from './serverTests.ts';

/*
 * The quick tier, TEST_TIER=quick, runs on every change. It leaves out tests tagged `slow`, and suites that are generated from
 * the schema run a random sample of their cases (sampled.ts).
 */

export const isQuick = process.env['TEST_TIER'] === 'quick';

const moduleTag = /(?:\/\/|\*)\s*@module-tag\s+slow\b/;

/** Test files that are tagged `slow` as a whole. Excluding them avoids loading them, which a tag filter would not. */
export function slowFiles(): string[] {
  return serverTests().filter((file) => moduleTag.test(readFileSync(join(project, file), 'utf8')));
}
