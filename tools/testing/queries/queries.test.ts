import { afterAll, describe, expect, test } from 'vitest';
import { registeredConditions, registeredQueries } from '../../../server/kit/query/registered.ts';
import type { Statement } from '../../../server/kit/query/statement.ts';
import { makeSong } from '../../../server/domains/library/testing/library.ts';
import { createTestApp } from '../testApp.ts';
import { criteriaQueries } from './criteriaQueries.ts';
import { scopeEscapes } from './scopeEscapes.ts';
import { pretendMillions, scannedTables } from './plans.ts';
import { scans, smallTables } from './scans.ts';

const app = await createTestApp({}, afterAll);
// PostgreSQL treats a table without rows as small in any case, so the widest table gets a row.
await makeSong(app, 1);
await pretendMillions(app);
const { models } = app.shared.database;
const queries = [...registeredQueries(), ...criteriaQueries].map((query) => ({
  name: query.name,
  statement: query.statementFor(models),
}));

/** Registered conditions as statements. The query that uses a condition limits its rows `t` to their scope. */
const conditions = registeredConditions().map(({ entity, statementFor }) => {
  const { sql, left } = statementFor(models);
  const ownWays = ['acrossRadios', 'withDeleted', 'allKinds'].map((word) =>
    left.findIndex((way) => way.entity === entity && way.word === word),
  );
  return { name: `condition on ${entity}`, sql, left: left.filter((_, at) => !ownWays.includes(at)) };
});

/** Tables whose rows belong to a radio or may be in a recycle bin, each with the column for it. */
const scoped = [...app.orm.getMetadata().getAll().values()]
  .filter(({ abstract, pivotTable }) => !abstract && !pivotTable)
  .flatMap(({ className, tableName }) => {
    const { radioColumn, sharedRadioColumn, deletedColumn } = models.byName(className);
    const radio = radioColumn ?? sharedRadioColumn;
    return [
      ...(radio ? [{ table: tableName, column: 'radio_id', word: /acrossRadios/ }] : []),
      ...(deletedColumn ? [{ table: tableName, column: 'deleted_at', word: /withDeleted|onlyDeleted/ }] : []),
    ];
  });

/** Each table that a statement reads or writes, with the alias that the statement uses. */
function usesOf(sql: string): Array<{ table: string; alias: string }> {
  const found = sql.matchAll(/\b(?:from|join|update|into) "(\w+)"(?: as "(\w+)")?/g);
  return [...found].map(([, table, alias]) => ({ table: table!, alias: alias ?? table! }));
}

type Request = Pick<Statement, 'sql' | 'left'>;

/**
 * Columns of the radio and of the recycle bin for which a statement lacks a condition. Those that a function of `scopes.ts`
 * allows are left out.
 */
function forgottenIn({ sql, left }: Request, isOwn: (alias: string) => boolean = () => false): string[] {
  const ways = left.map(({ word, entity }) => `${word} ${models.byName(entity).table}`);
  return usesOf(sql)
    .filter(({ alias }) => !isOwn(alias))
    .flatMap(({ table, alias }) =>
      scoped
        .filter((scope) => scope.table === table)
        .filter(({ column }) => !sql.includes(`"${alias}"."${column}" `))
        .filter(({ word }) => !ways.some((way) => word.test(way) && way.endsWith(models.quote(table))))
        .map(({ column }) => `${alias}.${column}`),
    );
}

test('every condition limits its rows to the radio and excludes the bin, unless it declares otherwise', () => {
  expect(conditions.length).toBeGreaterThan(10);
  const forgotten = conditions.flatMap((condition) =>
    forgottenIn(condition, (alias) => alias === 't').map((column) => `${condition.name}: ${column}`),
  );
  expect(forgotten).toEqual([]);
});

describe('every query', () => {
  test.each(queries)(
    'stays in its radio and out of the bin, unless it declares otherwise: $name',
    ({ statement }) => {
      expect(forgottenIn(statement)).toEqual([]);
    },
  );

  test.each(queries)('reads all of no table that grows: $name', async ({ name, statement }) => {
    const scanned = (await scannedTables(app, statement)).filter((table) => !(table in smallTables));
    const { tables = [], isSometimes = false } = scans[name] ?? {};
    expect(scanned.filter((table) => !tables.includes(table))).toEqual([]);
    expect(scanned.length > 0 || isSometimes).toBe(name in scans);
  });
});

test('every query that leaves its radio or reads the bin is listed with a reason', () => {
  const found = [...queries.map(({ name, statement: { left } }) => ({ name, left })), ...conditions].flatMap(
    ({ name, left }) => left.map(({ word, entity }) => `${name}: ${word} ${entity}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(scopeEscapes).toSorted());
});

test('the lists of scans name queries and tables that there are', () => {
  const names = queries.map(({ name }) => name);
  expect(Object.keys(scans).filter((name) => !names.includes(name))).toEqual([]);
  const tables = [...app.orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
  expect(Object.keys(smallTables).filter((table) => !tables.includes(table))).toEqual([]);
});
