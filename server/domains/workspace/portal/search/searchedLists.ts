import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { searchResultKey, type SearchResultFields } from '../../../../kit/list/search/searchResult.ts';
import { pages } from '../pages.generated.ts';

/** List of the schema that the global search includes, with the queries for its rows. */
export interface SearchedList {
  /** Type name of the rows. */
  kind: string;
  found: SearchResultFields;
  /** Query for rows that match `$text`, at most `$perPage`, with the total. */
  byText: string;
  /** Query for the rows with the ids `$ids`. */
  byIds: string;
  /**
   * True when results show their number, such as `#{id}` in the title. The search then also finds rows by
   * this number.
   */
  isNumbered: boolean;
}

/** Response of the GraphQL queries `byText` and `byIds` of a searched list. */
export interface FoundRows {
  list: { items: FoundRow[]; totalItems: number; totalIsExact: boolean };
}
export type FoundRow = { id: string } & Record<string, unknown>;

const known = new WeakMap<GraphQLSchema, readonly SearchedList[]>();

/** Returns all lists of the schema that declare search results, in menu order. */
export function searchedLists(schema: GraphQLSchema): readonly SearchedList[] {
  const lists = known.get(schema) ?? inMenuOrder(readLists(schema));
  known.set(schema, lists);
  return lists;
}

function readLists(schema: GraphQLSchema): SearchedList[] {
  return Object.values(schema.getQueryType()!.getFields()).flatMap((field) => {
    const found = field.extensions[searchResultKey] as SearchResultFields | undefined;
    const page = getNamedType(field.type);
    if (!found || !isObjectType(page)) return [];
    const rows = `{ totalItems totalIsExact items { id ${fieldsOf(found).map(selected).join(' ')} } }`;
    const narrowed = found.by ? `filter: { ${found.by}: { contains: $text } }` : 'search: $text';
    return {
      kind: getNamedType(page.getFields()['items']!.type).name,
      found,
      byText: `query ($text: String!, $perPage: Int!) { list: ${field.name}(${narrowed}, perPage: $perPage) ${rows} }`,
      byIds: `query ($ids: [ID!]!) { list: ${field.name}(filter: { id: { in: $ids } }, perPage: 100) ${rows} }`,
      isNumbered: `${found.title} ${found.subtitle}`.includes('#{id}'),
    };
  });
}

const inMenuOrder = (lists: SearchedList[]) => lists.sort((a, b) => menuPosition(a) - menuPosition(b));

function menuPosition({ found }: SearchedList): number {
  const position = pages.findIndex(({ link }) => link === found.list);
  return position === -1 ? pages.length : position;
}

const placeholder = /\{([\w.]+)\}/g;
const parameter = /:(\w+)/g;

/** Fields that the texts of a list use, as dotted paths. */
function fieldsOf({ title, subtitle = '', picture, record = '' }: SearchResultFields): string[] {
  const named = [...`${title}${subtitle}`.matchAll(placeholder), ...record.matchAll(parameter)];
  return [...new Set([...named.map(([, path]) => path!), ...(picture ? [picture] : [])])];
}

/** Converts a dotted path to a selection: `client.name` to `client { name }`. */
const selected = (path: string) => path.split('.').reduceRight((inner, step) => `${step} { ${inner} }`);

/** Replaces the placeholders of a text by the values of a row. */
export const written = (text: string, row: FoundRow) =>
  text.replaceAll(placeholder, (_, path: string) => valueAt(row, path));

/** Replaces the parameters of a URL path pattern by the values of a row. */
export const addressOf = (pattern: string, row: FoundRow) =>
  pattern.replaceAll(parameter, (_, field: string) => encodeURIComponent(valueAt(row, field)));

export function valueAt(row: FoundRow, path: string): string {
  let value: unknown = row;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null)?.[step];
  return value === null || value === undefined ? '' : String(value);
}
