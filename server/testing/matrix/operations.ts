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
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/*
 * Every operation of a schema, as documents that ask for all they can, and the arguments that could lead elsewhere.
 * A new operation is here as soon as it is in the schema.
 */

export interface Operation {
  kind: 'query' | 'mutation';
  name: string;
  document: string;
  args: readonly GraphQLArgument[];
}

export function operationsOf(schema: GraphQLSchema, kind: Operation['kind']): Operation[] {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => operationOf(kind, field));
}

function operationOf(kind: Operation['kind'], field: GraphQLField<unknown, unknown>): Operation {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionOf(getNamedType(field.type), 3);
  const document = `${kind} ${field.name}${variables && `(${variables})`} { ${field.name}${given && `(${given})`}${selection} }`;
  return { kind, name: field.name, document, args: field.args };
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

/** Values that satisfy a type, with the ids and texts that the caller puts in. */
export interface Filling {
  id: string;
  text: string;
}

export function variablesOf(args: readonly GraphQLArgument[], filling: Filling): Record<string, unknown> {
  return Object.fromEntries(args.flatMap((arg) => given(arg, filling)));
}

function given(arg: GraphQLArgument | GraphQLInputField, filling: Filling): Array<[string, unknown]> {
  const { name, type } = arg;
  if (name === 'page') return [[name, 1]];
  if (name === 'perPage') return [[name, 3]];
  // What narrows or orders a list has variants of its own.
  if (['search', 'filter', 'sort'].includes(name)) return [];
  return [[name, valueOf(type, name, filling)]];
}

function valueOf(type: GraphQLInputType, name: string, filling: Filling): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, name, filling)];
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(Object.values(nullable.getFields()).flatMap((field) => given(field, filling)));
  if (name === 'email') return `${filling.text}@example.com`;
  const values: Record<string, unknown> = {
    ID: filling.id,
    Int: 1,
    Float: 1,
    SafeInt: 1,
    Boolean: false,
    LocalDate: '2020-01-02',
    DateTimeISO: '2030-01-02T03:04:05.000Z',
  };
  return values[nullable.name] ?? filling.text;
}

/** Ways to search, filter and sort a list that would tell of rows that it does not show. */
export function listVariants(args: readonly GraphQLArgument[], texts: readonly string[]): object[] {
  const type = (name: string) => getNullableType(args.find((arg) => arg.name === name)?.type);
  const variants: object[] = [{}, { page: 2 }];
  if (type('search')) variants.push(...texts.map((search) => ({ search })));
  if (type('query')) variants.push(...texts.map((query) => ({ query })));
  const sort = type('sort');
  if (isInputObjectType(sort)) {
    for (const column of Object.keys(sort.getFields()))
      variants.push({ sort: { [column]: 'ASC' } }, { sort: { [column]: 'DESC' } });
  }
  const filter = type('filter');
  if (isInputObjectType(filter)) {
    for (const { name, type: column } of Object.values(filter.getFields())) {
      const operators = getNamedType(column);
      if (isInputObjectType(operators) && operators.getFields()['contains'])
        variants.push(...texts.map((contains) => ({ filter: { [name]: { contains } } })));
    }
  }
  return variants;
}
