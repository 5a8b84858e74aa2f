import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { project, serverTests } from '../running/serverTests.ts';
import { isQuick } from '../running/tier.ts';

/*
 * Decides which test files run on PostgreSQL. All of them run on SQLite. A file runs on both engines when it tests something that
 * differs between them: the kit, which compiles every query of the domains, and the few modules with their own SQL text. With
 * TEST_EVERYTHING=yes, all files run on both.
 */

/**
 * True when tests run on PostgreSQL, their second engine, without TEST_EVERYTHING. Suites over all roles then test only one role,
 * because roles change the conditions of a query, not its SQL dialect.
 */
export const isSecondEngine =
  process.env['TEST_DATABASE'] === 'postgresql' && process.env['TEST_EVERYTHING'] !== 'yes';

/** The shortest check that PostgreSQL still works: its migrations, the plan of every query, and every list. */
const quick = /^server\/commands\/migrate\.test\.ts$|^tools\/testing\/(?:queries\/|lists\/lists\.)/;

/**
 * Test files that always run on PostgreSQL. Those of the kit, of backups and migrations, those over all domains, and those of
 * features that only PostgreSQL has, such as a connection pool or several processes.
 */
const always = new RegExp(
  `${quick.source}|${/^(?:server\/(?:kit|backup|migrations)|tools\/testing\/(?:matrix|lists))\/|^server\/(?:transport\/observing\/metricsRoute|commands\/writeMigration)\.test\.ts$|\/(?:several|shared)\w+\.test\.ts$/.source}`,
);

/** Matches test files that open a database. All others do not depend on the engine. */
const opensDatabase = /testApp|testDatabase|olderDatabase|testInstallation|openOrm/;

/** Matches the beginning of an SQL statement, but not words such as 'update' that are also the name of an action. */
const sqlText =
  /[`'"]\s*(?:with \w+ as|select [^`'"]+ from|insert into \w|update "?\w+"? set|delete from "?\w|(?:create|alter|drop) (?:table|index|trigger|database)|pragma \w)/;

/** Matches direct imports. A test file tests the modules that it imports directly. */
const importedModule = /from '(\.[^']+\.ts)'/g;

/** The test files that run on PostgreSQL when TEST_EVERYTHING is not set. */
export function testsOfPostgres({ onlyQuick = isQuick } = {}): string[] {
  const tests = serverTests().filter((file) => opensDatabase.test(textOf(file)));
  const runs = (file: string) =>
    onlyQuick ? quick.test(file) : always.test(file) || importsOf(file).some(hasSqlText);
  return tests.filter(runs).toSorted();
}

const textOf = (file: string) => readFileSync(join(project, file), 'utf8');

const importsOf = (file: string) =>
  [...textOf(file).matchAll(importedModule)].map(([, path]) => join(dirname(file), path!));

/** True for modules with SQL text, except those of the kit, whose tests always run, and those of tests. */
const hasSqlText = (file: string) =>
  !/^server\/kit\/|\/testing\//.test(file) && existsSync(join(project, file)) && sqlText.test(textOf(file));
