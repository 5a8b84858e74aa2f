import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildAppSchemas } from '../../../server/schema.ts';
import { firstSentence } from '../../draws/texts.mjs';

/* The schema is the documentation of the API, so everything in it must have a useful description. */

interface Described {
  name: string;
  description: string;
  deprecationReason: string | undefined;
}

const schema = (await buildAppSchemas()).guarded;
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);
const all = types.flatMap((type) => [described(type.name, type), ...partsOf(type)]);

/** Parts of a type: its fields with their arguments, or its values. */
function partsOf(type: GraphQLNamedType): Described[] {
  const within = (name: string) => `${type.name}.${name}`;
  if (isEnumType(type)) return type.getValues().map((value) => described(within(value.name), value));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => described(within(field.name), field));
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap((field) => [
      described(within(field.name), field),
      ...field.args.map((arg) => described(`${within(field.name)}(${arg.name})`, arg)),
    ]);
  if (!isScalarType(type)) throw new Error(`Nothing is known of ${type.name}.`);
  return [];
}

function described(
  name: string,
  { description, ...more }: { description?: string | null | undefined; deprecationReason?: unknown },
): Described {
  return {
    name,
    description: description ?? '',
    deprecationReason: more.deprecationReason as string | undefined,
  };
}

describe('all of the schema', () => {
  test('exists: types, roots, fields, arguments, columns of lists and values of enums', () => {
    expect(all.length).toBeGreaterThan(3000);
    expect(all.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
  });

  test('adds something to the name', () => {
    const bare = all.filter(
      ({ name, description }) =>
        /^By \S+\.?$/.test(description) ||
        description.toLowerCase().replace(/\.$/, '') === name.split('.').at(-1)!.toLowerCase(),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('begins with a sentence of at most 100 characters, which says what it is or does', () => {
    const long = all.filter(({ description }) => firstSentence(description).length > 100);
    expect(long.map(({ name, description }) => `${name}: ${firstSentence(description)}`)).toEqual([]);
  });

  test('says in the filter by an id when the record is null', () => {
    const describe = (name: string) => all.find((entity) => entity.name === name)!.description;
    expect(describe('RushFilter.resultId')).toBe(
      'Id of the resulting media item (`MediaItem`). Null until its file is made, and after it was permanently deleted.',
    );
    expect(describe('SlotFilter.episodeId')).toMatch(/^Id of the episode/);
  });

  test('is deprecated, with the reason, where only older callers need it', () => {
    const deprecated = all.filter(({ deprecationReason }) => deprecationReason !== undefined);
    expect(deprecated.map(({ name }) => name)).toEqual(['Employee.responsiveId']);
    expect(deprecated.filter(({ deprecationReason }) => !/older/.test(deprecationReason!))).toEqual([]);
    const stored = all.filter(({ description }) => /^kept for|for (older|legacy) callers/i.test(description));
    expect(stored.filter((entity) => !deprecated.includes(entity)).map(({ name }) => name)).toEqual([]);
  });

  test('promises no default in a patch, where absent fields stay as they are', () => {
    const patches = types
      .filter(isInputObjectType)
      .filter(({ description }) => description?.endsWith('Absent fields stay as they are.'));
    expect(patches.length).toBeGreaterThan(40);
    const fields = patches.flatMap(partsOf);
    const promising = fields.filter(({ description }) =>
      /defaults to|absent|given none|otherwise the default/i.test(
        description.replace('Unchanged when absent.', '').replace('when `albumId` is absent', ''),
      ),
    );
    expect(promising).toEqual([]);
    const changed = fields.filter(({ description }) => description.endsWith(' Unchanged when absent.'));
    expect(changed.length).toBeGreaterThan(50);
  });

  test('contains each sentence once', () => {
    const repeating = all.filter(({ description }) => {
      const sentences = description.split(/(?<=[.:;])\s+/).filter(Boolean);
      return new Set(sentences).size < sentences.length;
    });
    expect(repeating).toEqual([]);
  });

  test('names the subject in the sentence, not as a label before it', () => {
    expect(all.filter(({ description }) => /(?:^|[.;] )Of `\w+`:/.test(description))).toEqual([]);
  });
});
