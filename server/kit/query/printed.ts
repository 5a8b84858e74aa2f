import type { EntityModels } from '../read/model.ts';
import { Parameter } from './given.ts';
import type { Query } from './query.ts';
import { registeredQueries } from './registered.ts';
import type { Statement } from './statement.ts';

interface BothEngines {
  sqlite: EntityModels;
  postgresql: EntityModels;
}

/** Prints the compiled SQL of all queries for both engines. Returns one text per domain, by its name. */
export function printedByDomain(models: BothEngines): Map<string, string> {
  const byDomain = Map.groupBy(registeredQueries(), ({ name }) => name.slice(0, name.indexOf('.')));
  return new Map(
    [...byDomain].map(([domain, queries]) => [
      domain,
      [header, ...queries.map((query) => printed(query, models))].join('\n'),
    ]),
  );
}

const header = '-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.\n';

/** Prints the SQL once when both engines have the same, otherwise for each engine. */
function printed(query: Query<object, unknown>, { sqlite, postgresql }: BothEngines): string {
  const own = readable(query.statementFor(sqlite));
  const postgresText = readable(query.statementFor(postgresql));
  const texts = own === postgresText ? [own] : [`-- SQLite\n${own}`, `-- PostgreSQL\n${postgresText}`];
  return `-- ${query.name}\n${texts.join('\n')}\n`;
}

/** Prints each clause on a line of its own, and parameter names instead of placeholders. */
function readable({ sql, values }: Statement): string {
  let position = 0;
  const named = sql.replaceAll('?', () => nameOf(values[position++]));
  const lines = named.replaceAll(
    / (from|(?:inner|left) join|where|group by|order by|limit|set|values|returning|on conflict)\b/g,
    '\n  $1',
  );
  return `${lines};`;
}

const nameOf = (value: unknown) =>
  value instanceof Parameter ? `:${value.name.replaceAll(/\W+/g, '_')}` : String(value);
