import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Which test files run on PostgreSQL. All run on SQLite; what only one engine could get wrong runs on both, and
 * everything does with TEST_EVERYTHING=yes.
 */

const root = join(import.meta.dirname, '..');

/** The kit, what is proven over all domains at once, and what only PostgreSQL has, such as a pool, or several processes. */
const always =
  /^(?:kit|testing\/(?:matrix|lists|queries))\/|^(?:commands\/migrate|http\/outdated|http\/observing\/metricsRoute|orm|seed)\.test\.ts$|\/(?:several|shared)\w+\.test\.ts$/;

/** What meets a database: the rest is the same on any engine. */
const meetsDatabase = /testApp|testDatabase|testInstallation|openOrm/;

/** Queries, and SQL as text, whose dialect is that of one engine until it was tried on the other. */
const sqlText = /kit\/query\/|[`'](?:with|select|insert into|update|delete from|exists|not exists)\b/;

/** The test files of PostgreSQL: those of the kit, and of the domains those nearest to SQL of their own. */
export function testsOfPostgres(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const tests = files.filter((file) => file.endsWith('.test.ts') && holds(file, meetsDatabase));
  const foldersOfTests = new Set(tests.map((file) => dirname(file)));
  const foldersOfSql = files
    .filter((file) => !file.endsWith('.test.ts') && holds(file, sqlText))
    .map(dirname);
  const near = new Set(foldersOfSql.map((folder) => nearest(folder, foldersOfTests)));
  return tests.filter((file) => always.test(file) || near.has(dirname(file))).toSorted();
}

const holds = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(root, file), 'utf8'));

function nearest(folder: string, known: ReadonlySet<string>): string {
  return folder === '.' || known.has(folder) ? folder : nearest(dirname(folder), known);
}
