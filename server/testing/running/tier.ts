import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The quick tier, TEST_TIER=quick, is what runs on every change: it leaves out the tests tagged `slow`, and suites that
 * are generated from the schema run a random sample (sampled.ts).
 */

export const isQuick = process.env['TEST_TIER'] === 'quick';

const root = join(import.meta.dirname, '../..');
const moduleTag = /(?:\/\/|\*)\s*@module-tag\s+slow\b/;

/** The test files that are tagged `slow` as a whole. Excluding them saves loading them, which a tag filter does not. */
export function slowFiles(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && moduleTag.test(readFileSync(join(root, file), 'utf8')),
  );
}
