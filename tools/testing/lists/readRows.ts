import { Collection, Reference } from '@mikro-orm/core';
import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Json } from '../json.ts';
import type { TestApp } from '../testApp.ts';
import { ownArguments, type ListRequest } from './answers.ts';
import type { KnownRow, Value } from './wholeList.ts';

/**
 * Reads all rows of a list for a test, with their values at some paths, such as `client.name`. Values that the schema does not show
 * are read from the entities.
 */
export async function readRows(requesting: ListRequest, paths: readonly string[]): Promise<KnownRow[]> {
  const { app, list } = requesting;
  const isVisible = (path: string) => isShown(app.schema, list.item, path);
  const rows = await visibleRows(requesting, paths.filter(isVisible));
  const hidden = paths.filter((path) => !isVisible(path));
  if (hidden.length > 0) await addHidden(app, list.item, rows, hidden);
  return rows;
}

/** True when the schema has a field with the value at this path. */
export function isShown(schema: GraphQLSchema, typeName: string, path: string): boolean {
  const [first, ...rest] = path.split('.');
  const field = (schema.getType(typeName) as GraphQLObjectType).getFields()[first!];
  if (!field) return false;
  const type = getNamedType(field.type);
  return rest.length === 0
    ? isLeafType(type)
    : isObjectType(type) && isShown(schema, type.name, rest.join('.'));
}

/** Number of related rows that are read of a to-many relation. There must be fewer, so that none is missing. */
const maxOfEach = 5;

async function visibleRows({ app, token, list, own }: ListRequest, paths: string[]): Promise<KnownRow[]> {
  const type = app.schema.getType(list.item) as GraphQLObjectType;
  const rows: KnownRow[] = [];
  for (let page = 1, total = 1; rows.length < total; page++) {
    const args = [...ownArguments(own), `page: ${page} perPage: 50`].join(' ');
    const document = `{ ${list.name}(${args}) { totalItems items { ${selectionOf(type, paths)} } } }`;
    const { data, errors } = await app.graphql(document, {}, token);
    if (errors.length > 0) throw new Error(`${document}: ${JSON.stringify(errors)}`);
    const { totalItems, items } = data[list.name];
    if (items.length === 0 && rows.length < totalItems)
      throw new Error(`${list.name} has fewer rows than it says.`);
    total = totalItems;
    for (const item of items)
      rows.push({
        id: Number(item.id),
        values: Object.fromEntries(paths.map((path) => [path, shownAt(item, path.split('.'))])),
      });
  }
  return rows;
}

function selectionOf(type: GraphQLObjectType, paths: readonly string[]): string {
  const names = new Set(paths.map((path) => path.split('.')[0]!));
  return [...names]
    .map((name) => {
      const { args } = type.getFields()[name]!;
      const first = args.some((arg) => arg.name === 'first') ? `(first: ${maxOfEach})` : '';
      const inner = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.split('.')[1]);
      return `${name}${first}${inner.length > 0 ? ` { ${inner.join(' ')} }` : ''}`;
    })
    .join(' ');
}

function shownAt(row: Json, [first, ...rest]: string[]): Value[] {
  const value = row[first!];
  if (rest.length === 0) return [first === 'id' ? Number(value) : value];
  if (Array.isArray(value) && value.length >= maxOfEach)
    throw new Error(`${first} has too many rows to compare.`);
  return [value ?? []].flat().flatMap((element: Json) => shownAt(element, rest));
}

/** Adds values that the schema does not show. */
async function addHidden({ orm }: TestApp, item: string, rows: KnownRow[], paths: string[]): Promise<void> {
  const populate = paths.filter((path) => path.includes('.')).map((path) => path.split('.')[0]!);
  const found: Json[] = await orm.em.fork().find(item as never, {}, { populate, filters: false } as never);
  const entities = new Map(found.map((entity) => [entity.id, entity]));
  for (const { id, values } of rows)
    for (const path of paths) values[path] = storedAt(entities.get(id), path.split('.'));
}

function storedAt(entity: Json, [first, ...rest]: string[]): Value[] {
  const value = entity[first!];
  if (rest.length === 0) return [value instanceof Date ? value.toISOString() : (value ?? null)];
  const values = value instanceof Collection ? value.getItems() : [value ?? []].flat();
  return values.flatMap((element: Json) => storedAt(Reference.unwrapReference(element), rest));
}
