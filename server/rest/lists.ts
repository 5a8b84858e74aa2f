import type { ListQuery } from './queries.ts';

/** What a list of the schema is asked with. */
export interface ListVariables<Filter, Sort> {
  page: number;
  perPage: number;
  search?: string | undefined;
  filter?: Filter | undefined;
  sort?: Sort[] | undefined;
}

interface Rows<Row> {
  items: Row[];
  totalItems: number;
}

type Fetch<Row, Filter, Sort> = (variables: ListVariables<Filter, Sort>) => Promise<Rows<Row>>;

const largestPage = 100;
/** The most that `allData`, `all-data` and `initial-data` hold. */
const maxRows = 1000;

/** The page that a caller asks for, and all rows of the list beside it, as older clients expect both at once. */
export async function pageWithAll<Row extends { id: string }, Filter, Sort>(
  fetch: Fetch<Row, Filter, Sort>,
  { q, page, perPage }: ListQuery,
  { filter, sort }: { filter?: Filter | undefined; sort?: Sort[] | undefined },
): Promise<Rows<Row> & { all: Row[] }> {
  const found = await pageOrOnly(fetch, { page, perPage, search: q, filter, sort });
  const isPlain = q === undefined && filter === undefined && sort === undefined;
  const holdsAll = isPlain && found.items.length === found.totalItems;
  return { ...found, all: holdsAll ? found.items : await allRows(fetch) };
}

/**
 * The page that a caller asks for. Filters of older clients keep the number of the page: a list that fits on one is that
 * one, whatever was asked for.
 */
export async function pageOrOnly<Row, Filter, Sort>(
  fetch: Fetch<Row, Filter, Sort>,
  variables: ListVariables<Filter, Sort>,
): Promise<Rows<Row>> {
  const found = await fetch(variables);
  const isBeyond = variables.page > 1 && found.items.length === 0 && found.totalItems > 0;
  return isBeyond && found.totalItems <= variables.perPage ? fetch({ ...variables, page: 1 }) : found;
}

/** The rows of a list in its own order, up to the most that one answer holds. */
export async function allRows<Row extends { id: string }, Filter, Sort>(
  fetch: Fetch<Row, Filter, Sort>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of eachRow(fetch)) {
    rows.push(row);
    if (rows.length === maxRows) break;
  }
  return rows;
}

/** Every row once, page by page: a row that is added meanwhile pushes others to the next page, where they come again. */
export async function* eachRow<Row extends { id: string }, Filter, Sort>(
  fetch: Fetch<Row, Filter, Sort>,
  variables: Omit<ListVariables<Filter, Sort>, 'page' | 'perPage'> = {},
): AsyncGenerator<Row> {
  const seen = new Set<string>();
  for (let page = 1; ; page++) {
    const { items } = await fetch({ ...variables, page, perPage: largestPage });
    for (const row of items) {
      if (!seen.has(row.id)) yield row;
      seen.add(row.id);
    }
    if (items.length < largestPage) return;
  }
}

/** The same rows, with the first asked for already: a refusal is then still an ordinary answer, not a broken file. */
export async function startedRows<Row>(rows: AsyncGenerator<Row>): Promise<AsyncIterable<Row>> {
  const first = await rows.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* rows;
  })();
}
