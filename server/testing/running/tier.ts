import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The quick tier, TEST_TIER=quick, runs on every change. It leaves out tests tagged `slow`, and suites that are generated from
 * the schema run a random sample of their cases (sampled.ts).
 */

export const isQuick = process.env['TEST_TIER'] === 'quick';

const root = join(import.meta.dirname, '../..');
const moduleTag = /(?:\/\/|\*)\s*@module-tag\s+slow\b/;

/** Test files that are tagged `slow` as a whole. Excluding them avoids loading them, which a tag filter would not. */
export function slowFiles(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && moduleTag.test(readFileSync(join(root, file), 'utf8')),
  );
}
