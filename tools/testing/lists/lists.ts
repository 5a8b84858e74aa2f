import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/* The paged lists of a schema, with their arguments and columns. New lists are included as soon as they are in the schema. */

export interface List {
  name: string;
  /** Type of its rows, which has the name of their entity. */
  item: string;
  filters: Filter[];
  sorts: string[];
  isSearched: boolean;
  /** Further arguments that the list requires. */
  needs: string[];
}

/** A filterable column of a list in the schema, with the operators of its filter. */
export interface Filter {
  column: string;
  /** Input type of the filter, whose fields are the operators. */
  type: string;
  operators: string[];
  /** Type of the values to compare with, such as `LocalDate`. */
  of: string;
  /** All values of an enum; empty for other types. */
  values: string[];
}

export function listsOf(schema: GraphQLSchema): List[] {
  return Object.values(schema.getQueryType()!.getFields())
    .filter(({ args }) => args.some(({ name }) => name === 'page'))
    .map(listOf);
}

/** Fields of a filter that are not columns but nested filters. */
const groups = new Set(['or', 'not']);

function listOf({ name, type: page, args }: GraphQLField<unknown, unknown>): List {
  const fieldsOf = (argument: string) => {
    const type = args.find((arg) => arg.name === argument)?.type;
    const input = type && getNamedType(type);
    return isInputObjectType(input) ? Object.values(input.getFields()) : [];
  };
  return {
    name,
    item: getNamedType(page).name.replace(/Page$/, ''),
    filters: fieldsOf('filter')
      .filter((field) => !groups.has(field.name))
      .map((field) => filterOf(field)),
    sorts: fieldsOf('sort').map((field) => field.name),
    isSearched: args.some((arg) => arg.name === 'search'),
    needs: args.filter(mustBeGiven).map((arg) => arg.name),
  };
}

function filterOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): Filter {
  const operators = getNamedType(type);
  if (!isInputObjectType(operators)) throw new Error(`The filter of ${name} has no operators.`);
  const fields = Object.values(operators.getFields());
  const of = getNamedType(fields[0]!.type);
  return {
    column: name,
    type: operators.name,
    operators: fields.map((field) => field.name),
    of: of.name,
    values: 'getValues' in of ? (of as GraphQLEnumType).getValues().map((value) => value.name) : [],
  };
}

/** True when an argument is required and has no default. */
export const mustBeGiven = ({ type, defaultValue }: GraphQLArgument) =>
  isNonNullType(type) && defaultValue === undefined;
