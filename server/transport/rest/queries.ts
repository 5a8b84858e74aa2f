import { z } from 'zod';

/** Values that some clients send instead of leaving a parameter out. */
const nothing = new Set<unknown>(['', 'null', 'undefined', null]);

const withoutNothing = (value: unknown) => (nothing.has(value) ? undefined : value);

/** Creates the Zod schema of an optional text parameter. An empty text, `null` and `undefined` count as absent. */
export const optionalText = (description: string) =>
  z.preprocess(withoutNothing, z.string().optional()).describe(description);

const wholeNumber = (max: number, fallback: number, error: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : withoutNothing(value)),
    z.int({ error }).min(1, { error }).max(max, { error }).default(fallback),
  );

const maxSearchLength = 100;

/** Maximum page number of the schema. Pages with larger numbers would be empty anyway. */
const furthestPage = 1_000_000_000;

export const searchText = (description: string) =>
  z
    .preprocess(
      withoutNothing,
      z
        .string()
        .max(maxSearchLength, { error: `at most ${maxSearchLength} characters` })
        .optional(),
    )
    .describe(description);

export const direction = z
  .preprocess(
    (value) => (typeof value === 'string' ? withoutNothing(value.toLowerCase()) : value),
    z.enum(['asc', 'desc'], { error: 'asc or desc' }).optional(),
  )
  .describe('The direction of the order.');

/** Query parameters of every REST path that returns a list. */
export const listQuery = {
  q: searchText('Text that a row must contain; ignores case.'),
  perPage: wholeNumber(100, 10, 'a whole number from 1 to 100').describe('Rows on a page.'),
  page: wholeNumber(Number.MAX_SAFE_INTEGER, 1, 'a whole number from 1')
    .transform((page) => Math.min(page, furthestPage))
    .describe('Number of the page; empty after the last one, unless all rows fit on one page.'),
  sort: direction.describe('The direction of the order; `desc` when absent.'),
  sortColumn: optionalText(
    'The column to sort by; `id` when absent. An unsupported column leaves the list in its own order.',
  ),
};

export interface ListQuery {
  q?: string | undefined;
  perPage: number;
  page: number;
  sort?: 'asc' | 'desc' | undefined;
  sortColumn?: string | undefined;
}

/** Converts the requested order to the argument `sort` of the GraphQL schema. `columns` maps the column names of older clients. */
export function sortOf<Key extends string>(
  columns: Readonly<Record<string, Key>>,
  { sort, sortColumn = 'id' }: Pick<ListQuery, 'sort' | 'sortColumn'>,
) {
  if (!Object.hasOwn(columns, sortColumn)) return undefined;
  const key = columns[sortColumn]!;
  if (key === 'id' && sort !== 'asc') return undefined;
  return [{ [key]: sort === 'asc' ? 'ASC' : 'DESC' } as { [K in Key]?: 'ASC' | 'DESC' }];
}

/**
 * Creates a GraphQL filter for the enum value that a text stands for, according to `values`. An unknown text matches no row,
 * without an error.
 */
export const anyOf = <Value>(
  values: Readonly<Record<string, Value>>,
  text: string | undefined,
): { in: Value[] } | undefined =>
  text === undefined ? undefined : { in: Object.hasOwn(values, text) ? [values[text]!] : [] };
