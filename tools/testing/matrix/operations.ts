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
import { checkLimits } from '../../../server/kit/graphql/limits.ts';
import type { Argument } from './namedTypes.ts';

/*
 * Every operation of a schema, as a document that selects as much as possible, with its arguments. New operations are included as
 * soon as they are in the schema.
 */

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  document: string;
  /** The document without what is nested in the rows of a list. */
  flatDocument: string;
  /** True when selecting everything would exceed the cost limit. `document` then selects one level less. */
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
  // A list without pages that would cost too much selects one level less.
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

/** All fields without required arguments, a few levels deep. Few rows of each nested list, to stay within the limits. */
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

/** Where a value is used: an argument, or a field of an input. An input field has its path such as `input.categoryId`. */
export interface ArgumentPath {
  path: string;
  argument: Argument;
}

/** Ids and texts that tests insert into the arguments of an operation. */
export interface Filling {
  /** The same id for all arguments, or a function that returns the id for each. */
  id: string | ((argument: ArgumentPath) => string);
  text: string;
  /** True leaves out optional arguments that accept no id, because they could cause other errors. */
  isSparse?: boolean;
}

export function variablesOf(args: readonly GraphQLArgument[], filling: Filling): Record<string, unknown> {
  return Object.fromEntries(args.flatMap((arg) => given(arg, arg.name, filling)));
}

/** Finds the arguments and input fields of an operation that accept ids. Filters of lists are left out. */
export function idArgumentsOf(args: readonly GraphQLArgument[]): ArgumentPath[] {
  const argumentPaths: ArgumentPath[] = [];
  const id = (argument: ArgumentPath) => (argumentPaths.push(argument), '');
  variablesOf(args, { id, text: '' });
  return argumentPaths;
}

/** The columns of a list's filter that accept ids. */
export function idFiltersOf(args: readonly GraphQLArgument[]): GraphQLInputField[] {
  const filter = typeOf(args, 'filter');
  const columns = isInputObjectType(filter) ? Object.values(filter.getFields()) : [];
  return columns.filter(({ type }) => getNamedType(type).name === 'IDFilter');
}

function given(argument: Argument, path: string, filling: Filling): Array<[string, unknown]> {
  const { name, type } = argument;
  if (path === 'page') return [[name, 1]];
  if (path === 'perPage') return [[name, 3]];
  // `listVariants` tests searches, filters and sorts.
  if (['search', 'filter', 'sort'].includes(name)) return [];
  if (filling.isSparse && !isNonNullType(type) && isLeafOf(type)) return [];
  // An input in itself, such as the entries below an entry of a menu, is given once.
  if (path.split('.').filter((part) => part === name).length > 1 && !isNonNullType(type)) return [];
  return [[name, valueOf(type, { path, argument }, filling)]];
}

function valueOf(type: GraphQLInputType, argument: ArgumentPath, filling: Filling): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, argument, filling)];
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields()).flatMap((field) =>
        given(field, `${argument.path}.${field.name}`, filling),
      ),
    );
  if (nullable.name === 'ID') return typeof filling.id === 'string' ? filling.id : filling.id(argument);
  if (argument.argument.name === 'email') return `${filling.text}@example.com`;
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

/** Type of the argument with this name; undefined when the operation has none. */
export const typeOf = (args: readonly GraphQLArgument[], name: string) =>
  getNullableType(args.find((arg) => arg.name === name)?.type);
