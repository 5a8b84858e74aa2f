import { ArgsType, Field, InputType, Int, registerEnumType, type ClassType } from 'type-graphql';
import { invalidInput, type FieldProblems } from '../errors.ts';
import { OutputType } from '../rules/outputType.ts';
import { columnsOf, filtersIn, type ListFilter } from './filters.ts';
import { listedOf } from './listField.ts';

export enum SortOrder {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortOrder, {
  name: 'SortOrder',
  description:
    'The direction of a sort. The values of an enum sort by their names, as text: CLOSER before OPENER. Equal rows are sorted by id, newest first.',
  valuesConfig: {
    ASC: { description: 'Ascending: null first, then the smallest, the earliest or A.' },
    DESC: { description: 'Descending: largest, latest or Z first, null last.' },
  },
});

/** The arguments of every list. */
export interface ListQuery {
  page: number;
  perPage: number;
  search?: string;
  filter?: ListFilter | null;
  sort?: ListSort[] | null;
}

/** Sort order of a list: the direction by column. */
export type ListSort = Record<string, SortOrder | null | undefined>;

export interface Page<T> {
  items: T[];
  totalItems: number;
  totalIsExact: boolean;
}

/** Largest total of a list, in rows, that is exact. A list with more rows reports this number, with `totalIsExact` false. */
export const countedExactly = 10_000;

/** Creates the type `XPage`: one page of a list of `X`, with its total. */
export const pageOf = remembered(<T extends object>(item: ClassType<T>) => {
  @OutputType({
    name: `${item.name}Page`,
    rule: 'parent',
    description: `One page of a list of ${item.name}.`,
  })
  class PageType implements Page<T> {
    @Field(() => [item], { description: 'The rows of this page, at most `perPage`.' }) items!: T[];
    @Field(() => Int, { description: 'Number of rows that match, counted up to 10,000.' })
    totalItems!: number;
    @Field(() => Boolean, { description: 'False when more rows match than `totalItems` says.' })
    totalIsExact!: boolean;
  }
  return PageType;
});

/** All types for which `listArgsOf` was called. Decorators call it when the class of their resolver is loaded. */
export const listedItems = new Set<ClassType>();

/**
 * Creates the arguments of a list: `page perPage search filter sort`. `XFilter` and `XSort` have the properties of `X` with
 * `@ListField`.
 */
export const listArgsOf = remembered((item: ClassType): ClassType<ListQuery> => {
  const { columns, searched } = listedOf(item);
  @InputType(`${item.name}Filter`, {
    description: `Filter of ${item.name} rows. All given conditions must hold.`,
  })
  class Filter {}
  @InputType(`${item.name}Sort`, {
    description: `A column to sort ${item.name} rows by, with its direction. At most one column may be given.`,
  })
  class Sort {}
  Field(() => [Filter], { nullable: true, description: matchesAny })(Filter.prototype, 'or');
  Field(() => Filter, { nullable: true, description: matchesNone })(Filter.prototype, 'not');
  for (const { name, filter, sort } of columns) {
    if (filter) Field(filter, { nullable: true })(Filter.prototype, name);
    if (sort) Field(() => SortOrder, { nullable: true })(Sort.prototype, name);
  }
  listedItems.add(item);

  @ArgsType()
  class ListArgs implements ListQuery {
    @Field(() => Int, { defaultValue: 1, description: 'Number of the page, starting at 1.' }) page!: number;
    @Field(() => Int, { defaultValue: 10, description: 'Rows on a page, 1 to 100.' }) perPage!: number;
    search?: string;
    filter?: ListFilter;
    sort?: ListSort[];
  }
  if (searched.length > 0) {
    const description =
      'Text to search for, at most 100 characters; all rows when null or absent. Finds rows that contain the text in a searchable field that the viewer may read. Ignores case and accents; typographic apostrophes, quotes and dashes match the plain ones.';
    Field(() => String, { nullable: true, description })(ListArgs.prototype, 'search');
  }
  if (columns.some((column) => column.filter))
    Field(() => Filter, { nullable: true, description: narrows })(ListArgs.prototype, 'filter');
  if (columns.some((column) => column.sort))
    Field(() => [Sort], { nullable: true, description: orders })(ListArgs.prototype, 'sort');
  return ListArgs;
});

const refusal = 'FORBIDDEN for a column that the viewer may not read, such as the name of a related record.';
const maxConditions = 50;
const maxColumns = 5;
const narrows = `Conditions that the rows must meet; all rows when null or absent. More than ${maxConditions} conditions are rejected with \`filter: tooLong\`: each column in a filter counts as one, and so does each nested filter in \`or\` and \`not\`. ${refusal}`;
const orders = `Columns to sort by, the most significant first, at most ${maxColumns}; newest first when absent. ${refusal}`;
const matchesAny = 'Only rows that match at least one of these filters; no rows when the list is empty.';
const matchesNone = 'Leaves out the rows that match this filter.';

const maxPages = 1_000_000_000;
const maxPerPage = 100;
const maxSearchLength = 100;

/** Throws `BAD_USER_INPUT` when an argument of a list exceeds its limits. */
export function checkListQuery({ page, perPage, search, filter, sort }: ListQuery): void {
  const problems: FieldProblems = {};
  if (page < 1) problems['page'] = 'min';
  if (page > maxPages) problems['page'] = 'max';
  if (perPage < 1) problems['perPage'] = 'min';
  if (perPage > maxPerPage) problems['perPage'] = 'max';
  if (search && search.length > maxSearchLength) problems['search'] = 'tooLong';
  if (filter && conditionsIn(filter) > maxConditions) problems['filter'] = 'tooLong';
  if (sort && sort.length > maxColumns) problems['sort'] = 'tooLong';
  for (const [index, columns] of (sort ?? []).entries())
    if (Object.values(columns).filter(Boolean).length > 1) problems[`sort.${index}`] = 'invalid';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}

/** Number of column conditions and nested filters of a filter. */
const conditionsIn = (filter: ListFilter): number =>
  filtersIn(filter).reduce((sum, inner) => sum + 1 + conditionsIn(inner), columnsOf(filter).length);

function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
