import { getNamedType, isInputObjectType, isObjectType, type GraphQLArgument } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { listsOf } from '../lists/lists.ts';
import { createTestApp } from '../testApp.ts';

/* Filters and sorts that every list of the schema must have. `testing/lists` tests their results. */

const app = await createTestApp({}, afterAll);
const { models } = app.shared.reads;

/** Lists whose items are not rows, or that have a fixed order. They have neither a filter nor a sort. */
const unfiltered = [
  'albumDuplicates',
  'artisteDuplicates',
  'mediaDuplicates',
  'notifications',
  'playlistItems',
  'smartPreview',
  'sourcesByMountPoint',
  'webhookDeliveries',
];
const lists = listsOf(app.schema);
const filtered = lists.filter(({ name }) => !unfiltered.includes(name));
const queries = app.schema.getQueryType()!.getFields();
const argumentOf = (list: string, name: string): GraphQLArgument =>
  queries[list]!.args.find((argument) => argument.name === name)!;

test('every list takes a filter and an order, but for those that have an order of their own', () => {
  const without = lists.filter(({ filters, sorts }) => filters.length === 0 || sorts.length === 0);
  expect(without.map(({ name }) => name).toSorted()).toEqual(unfiltered);
});

const momentsOfEvents: Record<string, string[]> = { AuditEntry: ['at'], FailedJob: ['addedAt', 'failedAt'] };

describe('every list', () => {
  test.each(filtered)('takes the moments at which a row was made and last changed: $name', (list) => {
    // Rows about events never change, so they only have the moment of the event.
    const moments = momentsOfEvents[list.item] ?? ['createdAt', 'updatedAt'];
    expect(list.sorts).toEqual(expect.arrayContaining(moments));
    for (const moment of moments)
      expect(list.filters.find(({ column }) => column === moment)?.of).toBe('DateTimeISO');
  });

  test.each(filtered)('takes the id of a row, and of all that it belongs to: $name', ({ item, filters }) => {
    const byId = filters.filter(({ of }) => of === 'ID').map(({ column }) => column);
    const belongsTo = shownRelations(item).map((relation) => `${relation}Id`);
    expect(byId).toEqual(expect.arrayContaining(['id', ...belongsTo]));
  });

  test.each(filtered)('takes filters inside of its filter: $name', ({ name }) => {
    const filter = getNamedType(argumentOf(name, 'filter').type);
    const fields = isInputObjectType(filter) ? filter.getFields() : {};
    expect([String(fields['or']?.type), String(fields['not']?.type)]).toEqual([
      `[${filter.name}!]`,
      filter.name,
    ]);
  });

  test.each(filtered)('takes its order as a list: $name', ({ name, item }) => {
    expect(String(argumentOf(name, 'sort').type)).toBe(`[${item}Sort!]`);
  });
});

describe('the operators of a filter', () => {
  const operators = new Map(
    Object.values(app.schema.getTypeMap())
      .filter(isInputObjectType)
      .filter(({ name }) => filtered.some(({ filters }) => filters.some(({ type }) => type === name)))
      .map((type) => [type.name, Object.keys(type.getFields())]),
  );

  test('ask of everything but a list of texts whether there is a value', () => {
    const without = [...operators].filter(([, names]) => !names.includes('isNull')).map(([name]) => name);
    expect(without).toEqual(['TextsFilter']);
  });

  test('ask for the beginning of whatever they look for a part of', () => {
    const partial = [...operators].filter(([, names]) => names.includes('contains'));
    expect(partial).not.toEqual([]);
    expect(partial.filter(([, names]) => !names.includes('startsWith'))).toEqual([]);
  });
});

/** The to-one relations of an entity that are fields of its GraphQL type. */
function shownRelations(item: string): string[] {
  const type = app.schema.getType(item);
  const fields = isObjectType(type) ? type.getFields() : {};
  const model = models.of({ name: item });
  return model
    .allProperties()
    .map(({ name }) => name)
    .filter((name) => model.kindOf(name) === 'one' && fields[name] !== undefined);
}
