import { getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLInputObjectType } from 'graphql';
import { typeOf, type Operation } from './operations.ts';

/* Ways to page, search, filter and sort a list that could reveal rows which the list must not show. */

export interface Variant {
  document: string;
  more: object;
  /** The column that is filtered or sorted, with its input type. It is the same in every list with this input type. */
  column?: string;
}

/** Texts in rows of the other radio, for which tests search. A search for a short text does not use the search index. */
export type Texts = Record<'long' | 'short', string>;

/** Page size at which all rows that two radios have of a kind are on one page. */
const wholePage = { perPage: 10 };

/** Creates the variants of a list's query: without and with filters, searches and sort orders. The first has no filter. */
export function listVariants(operation: Operation, texts: Texts): Variant[] {
  const { document, flatDocument, args } = operation;
  const whole: object[] = [{}];
  if (typeOf(args, 'page')) whole.push({ page: 2 });
  if (typeOf(args, 'query')) whole.push({ query: texts.long }, { query: texts.short });
  const searched = typeOf(args, 'search') ? [{ search: texts.long }, { search: texts.short }] : [];
  return [
    ...whole.map((more) => ({ document, more })),
    // Rows that are found have the same fields as in a list without a search, so the nested rows are not queried again, here and
    // below.
    ...searched.map((more) => ({ document: flatDocument, more })),
    ...columnsOf(args, 'sort').map((column) => sortedBy(operation, column)),
    ...columnsOf(args, 'filter').flatMap((column) => filteredBy(operation, column, texts)),
  ];
}

interface Column {
  input: GraphQLInputObjectType;
  name: string;
}

function columnsOf(args: readonly GraphQLArgument[], name: string): Column[] {
  const input = typeOf(args, name);
  if (!isInputObjectType(input)) return [];
  return Object.keys(input.getFields()).map((column) => ({ input, name: column }));
}

/** Only ascending: descending would read and count the same rows, all of which are on this page. */
const sortedBy = ({ flatDocument }: Operation, { input, name }: Column): Variant => ({
  document: flatDocument,
  more: { sort: [{ [name]: 'ASC' }], ...wholePage },
  column: `${input.name}.${name}`,
});

/** Only the short text: every text that contains the long one contains it too, and a filter treats both alike. */
function filteredBy({ flatDocument }: Operation, { input, name }: Column, { short }: Texts): Variant[] {
  const operators = getNamedType(input.getFields()[name]!.type);
  if (!isInputObjectType(operators) || !operators.getFields()['contains']) return [];
  const more = { filter: { [name]: { contains: short } }, ...wholePage };
  return [{ document: flatDocument, more, column: `${input.name}.${name}` }];
}
