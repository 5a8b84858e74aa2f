import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/* The paged lists of a schema, with what each can be asked. A new list is here as soon as it is in the schema. */

export interface List {
  name: string;
  /** The type of its rows, which is the name of their entity. */
  item: string;
  filters: Filter[];
  sorts: string[];
  isSearched: boolean;
  /** Arguments of its own that must be given. */
  needs: string[];
}

/** A column that rows can be filtered by. */
export interface Filter {
  column: string;
  /** The input that has its operators. */
  type: string;
  operators: string[];
  /** The type of the values that are compared, such as `LocalDate`. */
  of: string;
  /** Of an enum: all there are. */
  values: string[];
}

export function listsOf(schema: GraphQLSchema): List[] {
  return Object.values(schema.getQueryType()!.getFields())
    .filter(({ args }) => args.some(({ name }) => name === 'page'))
    .map(listOf);
}

/** What a filter holds beside its columns: filters of the same kind. */
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

/** Whether a field cannot be asked without this argument. */
export const mustBeGiven = ({ type, defaultValue }: GraphQLArgument) =>
  isNonNullType(type) && defaultValue === undefined;
