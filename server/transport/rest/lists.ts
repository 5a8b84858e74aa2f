import type { ListQuery } from './queries.ts';

/** Variables of a GraphQL document that queries a list. */
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
/** Maximum of rows in `allData`, `all-data` and `initial-data`. */
const maxRows = 1000;

/** Fetches the requested page, and all rows without search and filter as `allRows`. Older clients expect both in one response. */
export async function pageWithAll<Row extends { id: string }, Filter, Sort>(
  fetch: Fetch<Row, Filter, Sort>,
  { q, page, perPage }: ListQuery,
  { filter, sort }: { filter?: Filter | undefined; sort?: Sort[] | undefined },
): Promise<Rows<Row> & { all: Row[] }> {
  const found = await pageOrOnly(fetch, { page, perPage, search: q, filter, sort });
  const isPlain = q === undefined && filter === undefined && sort === undefined;
  const isComplete = isPlain && found.items.length === found.totalItems;
  return { ...found, all: isComplete ? found.items : await allRows(fetch) };
}

/**
 * Fetches the requested page; when all rows fit on one page, fetches that page for every number. Older clients keep their page
 * number when they set a filter.
 */
export async function pageOrOnly<Row, Filter, Sort>(
  fetch: Fetch<Row, Filter, Sort>,
  variables: ListVariables<Filter, Sort>,
): Promise<Rows<Row>> {
  const found = await fetch(variables);
  const isBeyond = variables.page > 1 && found.items.length === 0 && found.totalItems > 0;
  return isBeyond && found.totalItems <= variables.perPage ? fetch({ ...variables, page: 1 }) : found;
}

/** Fetches the rows of a list in its default order, at most `maxRows`. */
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

/**
 * Yields every row once, page by page. When a row is added meanwhile, the last row of a page appears again on the next one, where
 * it is skipped. When a row is deleted meanwhile, another row may be missing.
 */
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

/**
 * Fetches the first row immediately, and returns an iterator over all rows. If the first row cannot be fetched, the response is an
 * error rather than a broken file.
 */
export async function startedRows<Row>(rows: AsyncGenerator<Row>): Promise<AsyncIterable<Row>> {
  const first = await rows.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* rows;
  })();
}
