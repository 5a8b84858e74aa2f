import type { EntityModels } from '../read/model.ts';
import { Parameter } from './given.ts';
import type { Query } from './query.ts';
import { registeredQueries } from './registered.ts';
import type { Statement } from './statement.ts';

interface BothEngines {
  sqlite: EntityModels;
  postgresql: EntityModels;
}

/** The compiled SQL of all queries, as the text of one file per domain. */
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

/** Prints one text when both engines run the same SQL, else one for each. */
function printed(query: Query<object, unknown>, { sqlite, postgresql }: BothEngines): string {
  const own = readable(query.statementFor(sqlite));
  const other = readable(query.statementFor(postgresql));
  const texts = own === other ? [own] : [`-- SQLite\n${own}`, `-- PostgreSQL\n${other}`];
  return `-- ${query.name}\n${texts.join('\n')}\n`;
}

/** Puts each clause on a line, and the names of the parameters in place of the placeholders. */
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
