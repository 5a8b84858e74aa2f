import type { Database } from '../../../server/kit/database/database.ts';
import type { Statement } from '../../../server/kit/query/statement.ts';
import type { Orm } from '../../../server/orm.ts';
import type { TestApp } from '../testApp.ts';
import { smallTables } from './scans.ts';

/** The tables of which a statement reads every row, according to the query planner of the engine. */
export function scannedTables(
  { orm, shared: { database } }: TestApp,
  statement: Statement,
): Promise<string[]> {
  return database.engine === 'sqlite'
    ? scannedBySqlite(database, statement)
    : scannedByPostgres(orm, statement);
}

/**
 * Tables in steps such as `SCAN t`, which read all rows, even through an index. Temporary results, such as a list of values, are
 * not tables.
 */
async function scannedBySqlite(database: Database, { sql, values }: Statement): Promise<string[]> {
  const plan = await database.rows(
    `explain query plan ${sql}`,
    values.map(() => null),
  );
  const names = namesIn(sql);
  return plan.flatMap(([, , , step]) => {
    const [, name] = /^SCAN (\S+)/.exec(String(step)) ?? [];
    const table = name && (names.get(name) ?? name);
    return table && isTable.test(table) && table !== 'json_each' ? [table] : [];
  });
}

const isTable = /^[a-z_]+$/;

/** Tables by the name that the statement uses for them. */
function namesIn(sql: string): Map<string, string> {
  const found = sql.matchAll(/(?:from|join) "(\w+)"(?: as "(\w+)")?/g);
  return new Map([...found].map(([, table, alias]) => [alias ?? table!, table!]));
}

/**
 * Forbids full scans, and joins that read a whole table. A table that is still scanned has no suitable index. The plan must be
 * generic: for null as a value, PostgreSQL would plan to read nothing.
 */
async function scannedByPostgres(orm: Orm, { sql, values }: Statement): Promise<string[]> {
  let count = 0;
  const text = sql.replaceAll('?', () => `$${++count}`);
  const given = values.length > 0 ? `(${values.map(() => 'null').join(', ')})` : '';
  const connection = orm.em.getConnection();
  return connection.transactional(async (transaction) => {
    const run = (statement: string) => connection.execute(statement, [], 'all', transaction);
    await run("set local plan_cache_mode = 'force_generic_plan'");
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await run(`set local enable_${way} = off`);
    await run(`prepare asked as ${text}`);
    try {
      const [plan] = await run(`explain (format json) execute asked${given}`);
      return scansIn((plan as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'][0].Plan);
    } finally {
      await run('deallocate asked');
    }
  });
}

/**
 * Makes PostgreSQL believe that growing tables have millions of rows. It would read all rows of a small table, whatever indexes
 * it has.
 */
export async function pretendMillions({ orm, shared: { database } }: TestApp): Promise<void> {
  if (database.engine === 'sqlite') return;
  const small = Object.keys(smallTables).map((table) => `'${table}'`);
  await orm.em.getConnection().execute(
    `update pg_class set relpages = 1, reltuples = case when relname in (${small.join(', ')}) then 100 else 1000000 end
       where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
}

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Step[];
}

/**
 * The tables in steps that read all rows. They use no index, or an index without a condition, and no limit ends the step early.
 */
function scansIn(step: Step, isLimited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition, Plans: inner = [] } = step;
  const alongIndex = type.startsWith('Index') && condition === undefined && !isLimited;
  const own = table !== undefined && (type === 'Seq Scan' || alongIndex) ? [table] : [];
  const limits = isLimited ? type !== 'Sort' && type !== 'Aggregate' : type === 'Limit';
  return [...own, ...inner.flatMap((below) => scansIn(below, limits))];
}
