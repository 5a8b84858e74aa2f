import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { checkLimits } from '../../kit/graphql/limits.ts';
import type { Argument } from './namedTypes.ts';

/*
 * Every operation of a schema, as documents that ask for all they can, and the arguments that could lead elsewhere.
 * A new operation is here as soon as it is in the schema.
 */

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  document: string;
  /** The same without what lies below the rows of a list. */
  flatDocument: string;
  /** Asked for all it can, it would pass the limit of cost: `document` asks less deep. */
  isDear: boolean;
  args: readonly GraphQLArgument[];
}

export function operationsOf(schema: GraphQLSchema, kind: Operation['kind']): Operation[] {
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind];
  return Object.values(root?.getFields() ?? {}).map((field) => operationOf(schema, kind, field));
}

function operationOf(
  schema: GraphQLSchema,
  kind: Operation['kind'],
  field: GraphQLField<unknown, unknown>,
): Operation {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = `${kind} ${field.name}${variables && `(${variables})`} { ${field.name}${given && `(${given})`}`;
  const requesting = (depth: number) => `${head}${selectionOf(getNamedType(field.type), depth)} }`;
  // Of a list without pages that is too dear to be asked for all, what lies below its rows is asked for where they have pages.
  const isDear = isTooDear(schema, requesting(3));
  const document = requesting(isDear ? 2 : 3);
  return { kind, name: field.name, document, flatDocument: requesting(2), isDear, args: field.args };
}

function isTooDear(schema: GraphQLSchema, document: string): boolean {
  const parsed = parse(document);
  const [operation] = parsed.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  try {
    checkLimits(schema, parsed, operation as Parameters<typeof checkLimits>[2], { perPage: 3 });
    return false;
  } catch {
    return true;
  }
}

/** All fields that need no argument, a few levels deep; few rows of each list, to stay within the limits. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return [];
    const args = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    if (isLeafType(inner)) return [`${field.name}${args}`];
    if (depth <= 1) return [];
    const selection = selectionOf(inner, depth - 1);
    return selection ? [`${field.name}${args}${selection}`] : [];
  });
  return fields.length > 0 ? ` { ${fields.join(' ')} }` : '';
}

/** Where a value goes: an argument, or a field of an input, by its path such as `input.categoryId`. */
export interface Place {
  path: string;
  argument: Argument;
}

/** Values that satisfy a type, with the ids and texts that the caller puts in. */
export interface Filling {
  /** The same in every place, or what each of them gets. */
  id: string | ((place: Place) => string);
  text: string;
  /** Whether what may be absent, and takes no id, is left out: then less can be wrong with it. */
  isSparse?: boolean;
}

export function variablesOf(args: readonly GraphQLArgument[], filling: Filling): Record<string, unknown> {
  return Object.fromEntries(args.flatMap((arg) => given(arg, arg.name, filling)));
}

/** The places where an operation takes ids, but for the filter of a list. */
export function idPlacesOf(args: readonly GraphQLArgument[]): Place[] {
  const places: Place[] = [];
  const id = (place: Place) => (places.push(place), '');
  variablesOf(args, { id, text: '' });
  return places;
}

/** The columns that a list can be filtered by with ids. */
export function idFiltersOf(args: readonly GraphQLArgument[]): GraphQLInputField[] {
  const filter = typeOf(args, 'filter');
  const columns = isInputObjectType(filter) ? Object.values(filter.getFields()) : [];
  return columns.filter(({ type }) => getNamedType(type).name === 'IDFilter');
}

function given(argument: Argument, path: string, filling: Filling): Array<[string, unknown]> {
  const { name, type } = argument;
  if (path === 'page') return [[name, 1]];
  if (path === 'perPage') return [[name, 3]];
  // What narrows or orders a list has variants of its own.
  if (['search', 'filter', 'sort'].includes(name)) return [];
  if (filling.isSparse && !isNonNullType(type) && isLeafOf(type)) return [];
  return [[name, valueOf(type, { path, argument }, filling)]];
}

function valueOf(type: GraphQLInputType, place: Place, filling: Filling): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, place, filling)];
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields()).flatMap((field) =>
        given(field, `${place.path}.${field.name}`, filling),
      ),
    );
  if (nullable.name === 'ID') return typeof filling.id === 'string' ? filling.id : filling.id(place);
  if (place.argument.name === 'email') return `${filling.text}@example.com`;
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    SafeInt: 1,
    Boolean: false,
    LocalDate: '2020-01-02',
    DateTimeISO: '2030-01-02T03:04:05.000Z',
  };
  return values[nullable.name] ?? filling.text;
}

const isLeafOf = (type: GraphQLInputType) => {
  const named = getNamedType(type);
  return isLeafType(named) && named.name !== 'ID';
};

/** What an operation takes under a name, if anything. */
export const typeOf = (args: readonly GraphQLArgument[], name: string) =>
  getNullableType(args.find((arg) => arg.name === name)?.type);
