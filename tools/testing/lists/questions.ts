import type { Filtering, Question } from './answers.ts';
import { expectedOf, plain } from './expected.ts';
import type { Filter, List } from './lists.ts';
import type { KnownRow, Value, WholeList } from './wholeList.ts';

/* Queries for the tests of lists, with values that occur in the rows, and with values that do not. */

const nothing = 'zqnothing';

/**
 * Creates test queries for pages of different sizes. There are pages with the default arguments, pages of another size up to a
 * short last one, and a page after the last.
 */
export function pageQuestions({ rows }: WholeList): Question[] {
  const perPage = rows.length > 30 ? 17 : 3;
  const last = Math.ceil(rows.length / perPage);
  return [
    {},
    { page: 2 },
    { perPage: 1 },
    { perPage: 100 },
    ...[1, 2, last, last + 1].map((page) => ({ page, perPage })),
    { page: 1_000_000_000, perPage: 100 },
  ];
}

/**
 * Creates test queries that sort a list. Sorts by each column in both directions, and by each column together with the next one,
 * each of the two first.
 */
export const sortQuestions = ({ sorts }: List): Question[] =>
  sorts.flatMap((column, index) => {
    const [up, down] = [{ [column]: 'ASC' as const }, { [column]: 'DESC' as const }];
    const descending = { [sorts[(index + 1) % sorts.length]!]: 'DESC' as const };
    const orders = [[up], [down], [up, descending], [descending, up]];
    return orders.map((sort) => ({ sort, perPage: 100 }));
  });

export function filterQuestions(list: List, whole: WholeList): Question[] {
  return list.filters.flatMap((filter) =>
    conditionsOf(filter, whole).map((condition) => ({
      filter: { [filter.column]: condition },
      perPage: 100,
    })),
  );
}

/** Creates test queries with nested filters. They combine conditions on one column with those on the next ones, and negate them. */
export function groupQuestions(list: List, whole: WholeList): Question[] {
  const requests = list.filters.map((filter) => ({
    [filter.column]: at(conditionsOf(filter, whole), 1 / 3),
  }));
  const groups = requests.flatMap((request, index): Filtering[] => {
    const second = requests[(index + 1) % requests.length]!;
    const third = requests[(index + 2) % requests.length]!;
    return [
      { not: request },
      { or: [request, second] },
      { not: { or: [request, { not: second }] } },
      { ...request, or: [second, { ...third, not: request }] },
    ];
  });
  return [...groups, { or: [] }, { or: [{}] }, { not: {} }].map((filter) => ({ filter, perPage: 100 }));
}

function conditionsOf(filter: Filter, { rows, columns }: WholeList): object[] {
  const { path } = columns.get(filter.column)!;
  const values = distinct(rows.flatMap((row) => row.values[path]!));
  const each = filter.operators.flatMap((operator) =>
    givenTo(operator, values, filter)
      .filter((given) => given !== undefined)
      .map((given) => ({ [operator]: given })),
  );
  const middle = at(values, 1 / 2);
  return filter.operators.includes('gte') ? [...each, { gte: middle, lte: middle }] : each;
}

type Known = NonNullable<Value>;

/** The distinct values of a column in order; for lists of texts, the distinct texts. */
function distinct(values: readonly Value[]): Known[] {
  const known = new Set(values.flat().filter((value) => value !== null));
  return [...known].toSorted((a, b) => (a < b ? -1 : 1));
}

function givenTo(operator: string, values: readonly Known[], filter: Filter): unknown[] {
  const [first, middle, last] = [at(values, 0), at(values, 1 / 2), at(values, 1)];
  const none = noneOf(filter, values);
  switch (operator) {
    case 'eq':
      return [first, last, ...none, ...(filter.of === 'String' ? [otherCase(String(middle))] : [])];
    case 'in':
      return [
        values.filter((_, index) => index % 3 < 2).slice(0, 90),
        [...none, ...values.slice(-1)],
        none,
        [],
      ];
    case 'contains':
      return [otherCase(partOf(String(middle))), otherCase(partOf(String(last))), nothing, '', '%', '_'];
    case 'startsWith':
      return [
        otherCase(String(middle).slice(0, 3)),
        String(last).slice(0, 90),
        partOf(String(middle)),
        nothing,
        '',
        '%',
        '_',
      ];
    case 'isNull':
      return [true, false];
    case 'has':
      return [first, last, otherCase(String(first)), nothing];
    case 'gte':
    case 'after':
      return [middle, last, ...none];
    case 'lte':
      return [middle, first, Number(first) - 0.5];
    case 'before':
      return [middle, first];
    default:
      throw new Error(`Nothing is known of the operator ${operator}.`);
  }
}

/** Values that no row has; empty when the rows have all possible values. */
function noneOf({ of, values }: Filter, known: readonly Known[]): unknown[] {
  if (of === 'Boolean') return [];
  if (of === 'ID') return ['999999999', 'x'];
  if (of === 'String') return [nothing];
  if (of === 'Float') return [Number(at(known, 1)) + 0.5];
  if (of === 'LocalDate') return ['2999-12-31'];
  if (of === 'DateTimeISO') return ['2999-12-31T00:00:00.000Z'];
  return values.filter((value) => !known.includes(value)).slice(0, 1);
}

/**
 * Creates test queries that search for texts of the rows, and for other texts. Whole texts, parts of them, in another case, with
 * other accents and without any; two letters; characters with a meaning in SQL; and values of columns that are not searched.
 */
export function searchQuestions({ rows, searched }: WholeList): Question[] {
  const terms = searched.flatMap(({ path, shown }) => {
    const values = rows.flatMap((row) => row.values[path]!).filter((value) => value !== null);
    const texts = [...new Set(values.map((value) => firstLine(shown(value))))]
      .filter((text) => text !== '')
      .sort();
    const accented = texts.find((text) => plain(text) !== text.toLowerCase());
    return [at(texts, 1 / 3), at(texts, 2 / 3), ...(accented ? [accented] : [])].flatMap((text) => [
      text,
      partOf(text),
      otherCase(text),
      plain(text),
      withAccents(text),
      text.slice(1, 3),
    ]);
  });
  const signs = [`  ${terms[0]}  `, 'a', '%', '_', '100%', 'e_c', nothing];
  return [...new Set([...terms, ...storedValues(rows), ...signs])].map((search) => ({
    search,
    perPage: 100,
  }));
}

/** A stored value of each column. A search must not find it when the column is not searched, or only in another format. */
function storedValues(rows: readonly KnownRow[]): string[] {
  const paths = Object.keys(rows[0]!.values);
  return paths.flatMap((path) => {
    const values = rows.flatMap((row) => row.values[path]!).filter((value) => value !== null && value !== '');
    return values.length > 0 ? [firstLine(String(at(values, 1 / 2)))] : [];
  });
}

/** Creates test queries with a filter, a search and a sort. Each requests a second page that has rows. */
export function combinedQuestions(list: List, whole: WholeList): Question[] {
  const search = list.isSearched ? { search: 'a' } : {};
  const requests = filterQuestions(list, whole).map(({ filter }, index): Question => {
    const column = at(list.sorts, (index % 7) / 6);
    const sort = [{ [column]: index % 2 === 0 ? ('ASC' as const) : ('DESC' as const) }];
    return { filter: filter!, ...search, sort, page: 2, perPage: 2 };
  });
  return requests.filter((question) => expectedOf(whole, question).ids.length > 0).slice(0, 20);
}

const at = <T>(values: readonly T[], part: number): T => values[Math.floor((values.length - 1) * part)]!;

const firstLine = (text: string) => text.trim().split('\n')[0]!.slice(0, 90).trim();

const partOf = (text: string) =>
  text.slice(Math.floor(text.length / 4), Math.ceil((text.length * 3) / 4)).slice(0, 90);

const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const withAccents = (text: string) => text.replaceAll('a', 'à').replaceAll('e', 'é').replaceAll('o', 'ö');
