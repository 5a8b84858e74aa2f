import {
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Forgets } from '../src/apollo/cache/forgets.ts';

/* Facts about the records of a schema: their types, and the fields and types that contain them. */

type Field = GraphQLField<unknown, unknown>;

/** Returns the row types of a list, of a page, or of any other type that contains lists and has no id. */
function rowsIn(type: GraphQLOutputType): GraphQLObjectType[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  if (isList(type)) return [named];
  if (hasId(named)) return [];
  return fieldsOf(named).flatMap((field) => (isList(field.type) ? rowsIn(field.type) : []));
}

/** Returns whether a root field is paged: it takes a page as an argument, and its result has a total. */
export function isPaged({ args, type }: Field): boolean {
  const named = getNamedType(type);
  const hasPageArguments = ['page', 'perPage'].every((name) => args.some((arg) => arg.name === name));
  return hasPageArguments && !isList(type) && isObjectType(named) && isPage(named);
}

/** Returns whether a root field returns one record by its id, without other arguments. */
export function isRecord({ args, type }: Field): boolean {
  const named = getNamedType(type);
  const isById = args.length === 1 && args[0]?.name === 'id';
  return isById && !isList(type) && isObjectType(named) && hasId(named);
}

/** Returns the fields of each type that contain a list of objects. */
export function listsWithin(schema: GraphQLSchema): Map<GraphQLObjectType, Field[]> {
  const within = objectsOf(schema).map((type) => {
    const lists = fieldsOf(type).filter(
      (field) => isList(field.type) && isObjectType(getNamedType(field.type)),
    );
    return [type, lists] as const;
  });
  return new Map(within.filter(([, lists]) => lists.length > 0));
}

/** Returns the fields that new records make stale: their lists, and lists of the records they refer to. */
export const staleByNew = (schema: GraphQLSchema, types: readonly GraphQLObjectType[]) =>
  staleOf(schema, types, new Set([...types, ...types.flatMap((type) => referredBy(schema, type))]));

/**
 * Returns the fields that become stale when the contents of records change. These are the fields that new records make stale, and the
 * root fields that take the id of such a record as an argument.
 */
export function staleByContent(schema: GraphQLSchema, types: readonly GraphQLObjectType[]) {
  const stale = staleByNew(schema, types);
  const holders = [...types, ...types.flatMap((type) => referredBy(schema, type))].map(idArgumentOf);
  const inside = Object.values(schema.getQueryType()!.getFields()).filter(
    ({ type, args }) => rowsIn(type).length > 0 && args.some(({ name }) => holders.includes(name)),
  );
  return { ...stale, lists: [...new Set([...stale.lists, ...inside.map(({ name }) => name)])] };
}

const idArgumentOf = ({ name }: GraphQLObjectType) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;

/**
 * Returns the fields that deleted records make stale. These are lists of the records, and of all records that refer to
 * them.
 */
export const staleByRemoved = (schema: GraphQLSchema, types: readonly GraphQLObjectType[]) =>
  staleOf(schema, types, new Set([...types, ...types.flatMap((type) => neighboursOf(schema, type))]));

/**
 * Returns the fields that a changed record makes stale. Lists of the record itself show the change without a refetch, because the cache
 * finds it by id; counts, sort orders and names in other records do not.
 */
export function staleByChange(
  schema: GraphQLSchema,
  types: readonly GraphQLObjectType[],
): Required<Pick<Forgets, 'lists' | 'within'>> {
  const neighbours = types
    .flatMap((type) => neighboursOf(schema, type))
    .filter((type) => !types.includes(type));
  return staleOf(schema, types, new Set(neighbours));
}

/** Returns the object types that implement the named interface; for an object type, only that type. */
export function typesNamed(schema: GraphQLSchema, name: string): GraphQLObjectType[] {
  const type = schema.getType(name);
  if (isInterfaceType(type)) return [...schema.getPossibleTypes(type)];
  return isObjectType(type) ? [type] : [];
}

function staleOf(
  schema: GraphQLSchema,
  types: readonly GraphQLObjectType[],
  shown: ReadonlySet<GraphQLObjectType>,
): Required<Pick<Forgets, 'lists' | 'within'>> {
  const root = Object.values(schema.getQueryType()!.getFields());
  const lists = root.filter(({ type }) =>
    rowsIn(type).some((rows) => [rows, ...valuesIn(schema, rows)].some((each) => shown.has(each))),
  );
  const referred = new Set(types.flatMap((type) => referredBy(schema, type)));
  const within = [...listsWithin(schema)].flatMap(([holder, fields]) => {
    const names = fields.filter(({ type }) => types.some((each) => each === getNamedType(type)));
    return referred.has(holder) && names.length > 0 ? [[holder.name, names.map(({ name }) => name)]] : [];
  });
  return { lists: lists.map(({ name }) => name), within: Object.fromEntries(within) };
}

const neighboursOf = (schema: GraphQLSchema, type: GraphQLObjectType) => [
  ...referredBy(schema, type),
  ...objectsOf(schema).filter(
    (objectType) => objectType !== type && referredBy(schema, objectType).includes(type),
  ),
];

/** Returns the types that a record refers to, also through value types. They may contain a count of such records. */
const referredBy = (schema: GraphQLSchema, type: GraphQLObjectType) => referencesOf(schema)(type);

const referencesOf = oncePer((schema: GraphQLSchema) =>
  oncePer((type: GraphQLObjectType) => findReferences(schema, type)),
);

function findReferences(schema: GraphQLSchema, type: GraphQLObjectType): GraphQLObjectType[] {
  const direct = fieldsOf(type)
    .map((field) => getNamedType(field.type))
    .filter(isObjectType);
  const through = direct.flatMap((each) => (isListed(schema, each) ? [] : valuesIn(schema, each)));
  return [...new Set([...direct, ...through])].filter((each) => each !== type && !isForReference(each));
}

/**
 * Returns whether a type is reference data, such as countries: it has neither a version nor lists. Such types are never
 * stale.
 */
const isForReference = (type: GraphQLObjectType) =>
  !('version' in type.getFields()) && !fieldsOf(type).some((field) => isList(field.type));

/** Returns the object types inside a value type, recursively, such as the rows of a group. */
function valuesIn(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  seen: ReadonlySet<GraphQLObjectType> = new Set(),
): GraphQLObjectType[] {
  if (seen.has(type) || (hasId(type) && isListed(schema, type))) return [];
  const inside = fieldsOf(type)
    .map((field) => getNamedType(field.type))
    .filter(isObjectType);
  return inside.flatMap((each) => [each, ...valuesIn(schema, each, new Set([...seen, type]))]);
}

/** Returns true when a root field lists records of the type. */
const isListed = (schema: GraphQLSchema, type: GraphQLObjectType) => listedTypes(schema).has(type);

const listedTypes = oncePer(
  (schema: GraphQLSchema) =>
    new Set(Object.values(schema.getQueryType()!.getFields()).flatMap((field) => rowsIn(field.type))),
);

/** Caches one value per key. The schema, which is a key, never changes while code is generated from it. */
function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
}

const objectsOf = (schema: GraphQLSchema) => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !roots.includes(type) && !isPage(type));
};

/** Returns whether a type is a page: rows with a total, without an id. */
const isPage = (type: GraphQLObjectType) => 'totalItems' in type.getFields() && !hasId(type);
const hasId = (type: GraphQLObjectType) => 'id' in type.getFields();
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
const isList = (type: GraphQLOutputType): boolean =>
  isListType(type) || (isNonNullType(type) && isList(type.ofType));
