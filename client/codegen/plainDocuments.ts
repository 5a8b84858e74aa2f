import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  buildASTSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { isPaged } from './schemaFacts.ts';

/*
 * Generates the documents of a plain record from the naming convention of the schema. A fragment with `@plain` produces
 * `Album`, `CreateAlbum`, `UpdateAlbum`, `DeleteAlbum`, `RestoreAlbum`, `AlbumList` and `AlbumBin`, if the schema has
 * the fields. All but the deletion select the fragment; the list selects the fragment with `@rows`, if there is one.
 * Documents in the file itself take precedence. Throws when the schema has no list or no single record of the type.
 */

type Field = GraphQLField<unknown, unknown>;

/** Arguments that the list field of a plain record may have. A field with any other argument does not count as its list. */
const listArguments = ['page', 'perPage', 'search', 'filter', 'sort'];

/** Adds the generated operations of plain records to each file's documents. The codegen calls it through `documentTransforms`. */
export const transform: Types.DocumentTransformFunction = ({ documents, schema }) => {
  const built = schemaOf(schema);
  return documents.map((file) =>
    file.document ? { ...file, document: withPlainDocuments(built, file.document) } : file,
  );
};

export function withPlainDocuments(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const fragments = document.definitions.filter(isFragment);
  const written = new Set(document.definitions.map(nameOf));
  const added = fragments.filter(isMarked('plain')).flatMap((fragment) => {
    const type = fragment.typeCondition.name.value;
    const rows = fragments.find(
      (fragment) => isMarked('rows')(fragment) && fragment.typeCondition.name.value === type,
    );
    return operationsOf(schema, type, fragment, rows ?? fragment);
  });
  return {
    ...document,
    definitions: [
      ...document.definitions.map(withoutMarks),
      ...added.filter((operation) => !written.has(nameOf(operation))),
    ],
  };
}

function operationsOf(
  schema: GraphQLSchema,
  type: string,
  fields: FragmentDefinitionNode,
  rows: FragmentDefinitionNode,
): readonly DefinitionNode[] {
  const queries = schema.getQueryType()!.getFields();
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const fragment = `{ ...${fields.name.value} }`;
  const singleField = queries[type.charAt(0).toLowerCase() + type.slice(1)];
  const list = Object.values(queries).find((field) => isListOf(type, field));
  const bin = list && queries[`deleted${capitalised(list.name)}`];
  if (!singleField || !list)
    throw new Error(`${type} is not plain: the schema has no list and no single one of it.`);
  const changes = ['create', 'update', 'restore', 'delete'].flatMap((verb) => {
    const field = mutations[verb + type];
    const answer = verb === 'delete' ? '' : fragment;
    return field ? [operation('mutation', capitalised(verb) + type, field, argumentsOf(field), answer)] : [];
  });
  const page = (of: string) => `{ items { ${of} } totalItems totalIsExact }`;
  const operations = [
    operation(
      'query',
      `${type}List`,
      list,
      argumentsOf(list),
      page(`...${rows.name.value}`),
      variablesIn(schema, rows),
    ),
    operation('query', type, singleField, argumentsOf(singleField), fragment),
    ...(bin
      ? [operation('query', `${type}Bin`, bin, argumentsOf(bin), page(`...${fields.name.value} deletedAt`))]
      : []),
    ...changes,
  ];
  return operations.flatMap((text) => parse(text, { noLocation: true }).definitions);
}

/**
 * Returns whether a field lists all records of a type in pages, such as `albums`. It has no other arguments than those
 * of a list.
 */
function isListOf(type: string, field: Field): boolean {
  const page = getNamedType(field.type);
  if (!isPaged(field) || field.name.startsWith('deleted') || !isObjectType(page)) return false;
  const rows = page.getFields()['items'];
  const isOfType = rows && isListType(getNullableType(rows.type)) && getNamedType(rows.type).name === type;
  const isOfAll = field.args.some(({ type: arg }) => getNamedType(arg).name === `${type}Filter`);
  return Boolean(isOfType && isOfAll && field.args.every(({ name }) => listArguments.includes(name)));
}

function operation(
  kind: 'query' | 'mutation',
  name: string,
  field: Field,
  args: readonly Argument[],
  answer: string,
  more: readonly Argument[] = [],
): string {
  const declared = [...args, ...more].map((arg) => `$${arg.name}: ${arg.type}${arg.begins}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} ${name}(${declared}) { ${field.name}(${given}) ${answer} }`;
}

interface Argument {
  name: string;
  type: string;
  /** Default value of an argument, in GraphQL syntax. */
  begins: string;
}

const argumentsOf = ({ args }: Field): Argument[] =>
  args.map(({ name, type, defaultValue }) => ({
    name,
    type: String(type),
    begins: defaultValue === undefined ? '' : ` = ${JSON.stringify(defaultValue)}`,
  }));

/** Returns the variables of a fragment, with their types. */
function variablesIn(schema: GraphQLSchema, fragment: FragmentDefinitionNode): Argument[] {
  const types = new Map<string, string>();
  const info = new TypeInfo(schema);
  visit(
    fragment,
    visitWithTypeInfo(info, {
      Variable: ({ name }) => void types.set(name.value, String(info.getInputType())),
    }),
  );
  return [...types].map(([name, type]) => ({ name, type, begins: '' }));
}

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

const isMarked =
  (mark: 'plain' | 'rows') =>
  ({ directives = [] }: FragmentDefinitionNode) =>
    directives.some(({ name }) => name.value === mark);

/** Removes the directives of the codegen, which the server does not know. */
const withoutMarks = (definition: DefinitionNode): DefinitionNode =>
  isFragment(definition) ? { ...definition, directives: [] } : definition;

const nameOf = (definition: DefinitionNode) =>
  'name' in definition && definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const schemas = new WeakMap<DocumentNode, GraphQLSchema>();

/** Builds the schema once per run, because it takes a while. */
function schemaOf(document: DocumentNode): GraphQLSchema {
  const known = schemas.get(document) ?? buildASTSchema(document, { assumeValid: true });
  schemas.set(document, known);
  return known;
}
