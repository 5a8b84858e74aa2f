import { getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLInputObjectType } from 'graphql';
import { typeOf, type Operation } from './operations.ts';

/*
 * Ways to page, search, filter and sort a list that would tell of rows that it does not show.
 */

export interface Variant {
  document: string;
  more: object;
  /** The column that it is about, by the input that has it: the same in every list that takes this input. */
  column?: string;
}

/** Texts that rows of another radio hold: searches look for a short one in another way, by walking. */
export type Texts = Record<'long' | 'short', string>;

/** All rows that two radios have of a kind are on one such page. */
const wholePage = { perPage: 10 };

/** The first is the plain list. */
export function listVariants(operation: Operation, texts: Texts): Variant[] {
  const { document, flatDocument, args } = operation;
  const whole: object[] = [{}];
  if (typeOf(args, 'page')) whole.push({ page: 2 });
  if (typeOf(args, 'query')) whole.push({ query: texts.long }, { query: texts.short });
  const searched = typeOf(args, 'search') ? [{ search: texts.long }, { search: texts.short }] : [];
  return [
    ...whole.map((more) => ({ document, more })),
    // Rows that are found are shown as they are without a search, with the same below them; so for all that follow.
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

/** The other direction would read and count the same rows, and here they are all on the page. */
const sortedBy = ({ flatDocument }: Operation, { input, name }: Column): Variant => ({
  document: flatDocument,
  more: { sort: [{ [name]: 'ASC' }], ...wholePage },
  column: `${input.name}.${name}`,
});

/** Whatever holds the long text holds the short one too, and a filter looks for both in the same way. */
function filteredBy({ flatDocument }: Operation, { input, name }: Column, { short }: Texts): Variant[] {
  const operators = getNamedType(input.getFields()[name]!.type);
  if (!isInputObjectType(operators) || !operators.getFields()['contains']) return [];
  const more = { filter: { [name]: { contains: short } }, ...wholePage };
  return [{ document: flatDocument, more, column: `${input.name}.${name}` }];
}
