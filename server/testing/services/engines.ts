import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isQuick } from '../running/tier.ts';

/*
 * Which test files run on PostgreSQL. All run on SQLite. A file runs on both when it tests what differs between the
 * engines: the kit, which compiles every query of a domain, and the few modules with SQL text of their own. Everything
 * runs on both with TEST_EVERYTHING=yes.
 */

/** Of a suite over all roles one is enough on the second engine: a role changes conditions, not their dialect. */
export const isSecondEngine =
  process.env['TEST_DATABASE'] === 'postgresql' && process.env['TEST_EVERYTHING'] !== 'yes';

const root = join(import.meta.dirname, '../..');

/** The shortest answer to whether PostgreSQL still works: its migrations, the plan of every query, and every list. */
const quick = /^commands\/migrate\.test\.ts$|^testing\/queries\/|^testing\/lists\/lists\./;

/** The kit, backups, migrations, what is proven over all domains at once, and what only PostgreSQL has, such as a pool, or several processes. */
const always = new RegExp(
  `${quick.source}|${/^(?:kit|backup|migrations|testing\/(?:matrix|lists))\/|^(?:http\/outdated|http\/observing\/metricsRoute|commands\/writeMigration)\.test\.ts$|\/(?:several|shared)\w+\.test\.ts$/.source}`,
);

/** Test files that open a database; the others cannot depend on the engine. */
const opensDatabase = /testApp|testDatabase|olderDatabase|testInstallation|openOrm/;

/** The beginning of an SQL statement, not a word such as 'update' that is also the name of an action. */
const sqlText =
  /[`'"]\s*(?:with \w+ as|select [^`'"]+ from|insert into \w|update "?\w+"? set|delete from "?\w|(?:create|alter|drop) (?:table|index|trigger|database)|pragma \w)/;

/** A test file that imports it directly tests it. */
const importedModule = /from '(\.[^']+\.ts)'/g;

/** The test files that run on PostgreSQL, without those that only a run of everything needs. */
export function testsOfPostgres({ onlyQuick = isQuick } = {}): string[] {
  const tests = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && opensDatabase.test(textOf(file)),
  );
  const runs = (file: string) =>
    onlyQuick ? quick.test(file) : always.test(file) || importsOf(file).some(hasSqlText);
  return tests.filter(runs).toSorted();
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const importsOf = (file: string) =>
  [...textOf(file).matchAll(importedModule)].map(([, path]) => join(dirname(file), path!));

/** The kit's own modules and those of tests are not meant: the kit's tests always run. */
const hasSqlText = (file: string) =>
  !/^kit\/|(?:^|\/)testing\//.test(file) && existsSync(join(root, file)) && sqlText.test(textOf(file));
