import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { getNamedType, isInterfaceType } from 'graphql';
import { isPaged, isRecord, listsWithin } from './schemaFacts.ts';
import { refuseUnlisted } from './staleAfter.ts';

/** Generates the cache configuration that follows from the schema. No part of it is maintained by hand. */
export const plugin: PluginFunction = (schema) => {
  refuseUnlisted(schema);
  const root = Object.values(schema.getQueryType()!.getFields());
  const records = root.filter(isRecord).map(({ name, type }) => [name, getNamedType(type).name]);
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const possibleTypes = interfaces.map((abstractType) => [
    abstractType.name,
    schema.getPossibleTypes(abstractType).map(({ name }) => name),
  ]);
  const within = [...listsWithin(schema)].map(([type, fields]) => [
    type.name,
    fields.map(({ name }) => name),
  ]);
  return [
    '// Written from the schema by `npm run generate`.',
    '',
    '/** The fields of the root that are read page by page. */',
    `export const pagedFields: readonly string[] = ${written(root.filter(isPaged).map(({ name }) => name))};`,
    '',
    '/** The fields of the root that give one record by its id, with its type. */',
    `export const recordFields: Readonly<Record<string, string>> = ${written(Object.fromEntries(records))};`,
    '',
    '/** The lists that stand inside of others, by type: they are read as a whole. */',
    `export const listsWithin: Readonly<Record<string, readonly string[]>> = ${written(Object.fromEntries(within))};`,
    '',
    '/** The types of each interface: without them the cache does not know whom a fragment on it is about. */',
    `export const possibleTypes: Record<string, string[]> = ${written(Object.fromEntries(possibleTypes))};`,
    '',
  ].join('\n');
};

const written = (value: unknown) => JSON.stringify(value, null, 2);
