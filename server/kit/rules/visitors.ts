import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context.ts';
import type { Condition } from '../read/reads.ts';
import { Abilities } from './abilities.ts';
import { objectTypesOf } from './protectSchema.ts';

declare module '../context.ts' {
  interface Services {
    /** Condition that holds on a radio whose website is public. Visitors read no rows of other radios. */
    publicRadios: (context: Context) => Condition;
  }
}

/** Key of `@ForVisitors` in the extensions of a field. */
export const forVisitors = 'forVisitors';

/**
 * Marks a field that documents of the public website may select. Of all other fields, visitors can only read `id`, `__typename`, and
 * the rows and totals of pages.
 */
export const ForVisitors = () => Extensions({ [forVisitors]: true });

/** Marks a relation that the public website may use in a filter by id, although it may not select it. */
export const FilterForVisitors = () => Extensions({ [forVisitors]: 'filter' });

const isMarked = (field: { extensions: Readonly<Record<string, unknown>> } | null | undefined) =>
  field?.extensions[forVisitors] === true;

const isFilter = (field: { extensions: Readonly<Record<string, unknown>> }) =>
  field.extensions[forVisitors] === 'filter';

const known = new WeakMap<GraphQLSchema, Abilities>();

/** Permissions of visitors: to read the types that have marked fields. Each resolver limits the rows itself. */
export function visitorAbilities(schema: GraphQLSchema): Abilities {
  const abilities = known.get(schema) ?? new Abilities(grantsIn(schema), false);
  known.set(schema, abilities);
  return abilities;
}

const grantsIn = (schema: GraphQLSchema) =>
  objectTypesOf(schema)
    .filter((type) => type !== schema.getQueryType() && Object.values(type.getFields()).some(isMarked))
    .map(({ name }) => ({ action: 'read', subject: name }));

/** Additional condition on the rows of a list that visitors may read; undefined for other callers. */
export const rowsForVisitors = (context: Context): Condition | undefined =>
  /* guard: visitors-read-public-radios */ context.isVisitor && !context.isPreviewer
    ? context.services.publicRadios(context)
    : undefined;

/** A registry of modules: a document is a constant beside the page that runs it, like a query. */
const documents = new Set<string>();

/** Registers the text of a document, and returns it. Visitors run only registered documents. */
export function visitorDocument(text: string): string {
  documents.add(text);
  return text;
}

export const isVisitorDocument = (text: string): boolean => documents.has(text);

/** Fields that visitors may always select, of every type and of every page of a list. */
const ofTypes = new Set(['__typename', 'id']);
const ofPages = new Set(['items', 'totalItems']);

/**
 * The fields of a document that visitors may not use, as `Type.field`. Covers selected fields, and fields of filters and sort orders.
 * There are none in the documents of the website.
 */
export function fieldsClosedToVisitors(schema: GraphQLSchema, document: DocumentNode): string[] {
  const closed: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: name } }) {
        const parent = types.getParentType()?.name ?? '';
        const isOpen = ofTypes.has(name) || (parent.endsWith('Page') && ofPages.has(name));
        if (!isOpen && !isMarked(types.getFieldDef())) closed.push(`${parent}.${name}`);
      },
      ObjectField({ name: { value: name } }) {
        const parent = getNamedType(types.getParentInputType());
        if (isInputObjectType(parent) && !isOpenInput(schema, parent, name))
          closed.push(`${parent.name}.${name}`);
      },
    }),
  );
  return closed;
}

/** The fields in variables that visitors may not filter or sort by, as `Type.field`. */
export function inputsClosedToVisitors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): string[] {
  return variableDefinitions.flatMap(({ variable, type }) =>
    closedIn(schema, getNamedType(typeFromAST(schema, type as never)), variables[variable.name.value]),
  );
}

function closedIn(schema: GraphQLSchema, type: GraphQLNamedType | undefined, value: unknown): string[] {
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => closedIn(schema, type, item));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = type.getFields()[name];
    return isOpenInput(schema, type, name)
      ? closedIn(schema, field && getNamedType(field.type), inner)
      : [`${type.name}.${name}`];
  });
}

/**
 * True when visitors may use a field of an input. Filters and sort orders of a type are open for the fields that visitors may
 * select: its own, such as `title`, and those of a related record, such as `topicName`.
 */
function isOpenInput(schema: GraphQLSchema, input: GraphQLInputObjectType, name: string): boolean {
  const type = schema.getType(input.name.replace(/(?:Filter|Sort)$/, ''));
  if (!isObjectType(type)) return true;
  const isNested = getNamedType(input.getFields()[name]?.type) === input;
  return isNested || isOpenOf(type, name);
}

function isOpenOf(type: GraphQLNamedType, name: string): boolean {
  if (!isObjectType(type)) return false;
  const fields = type.getFields();
  if (ofTypes.has(name) || isMarked(fields[name])) return true;
  return Object.values(fields).some(
    (relation) =>
      (isMarked(relation) || (isFilter(relation) && name === `${relation.name}Id`)) &&
      name.startsWith(relation.name) &&
      isOpenOf(getNamedType(relation.type), lowerFirst(name.slice(relation.name.length))),
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
