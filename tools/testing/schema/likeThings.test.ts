import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildAppSchemas } from '../../../server/schema.ts';
import { rootFields } from './rootFields.ts';

/* Similar fields and arguments must work alike in the whole schema, so that people who know one know the others. */

const schema = (await buildAppSchemas()).guarded;
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
const mutations = rootFields(schema).filter(({ name }) => name.startsWith('Mutation.'));
const queries = Object.values(schema.getQueryType()!.getFields());

const argumentsOf = (field: object) => ('args' in field ? (field.args as GraphQLArgument[]) : []);
const namedOf = (type: GraphQLType) => getNamedType(type).name;

/** All fields, input fields and arguments, each with the type or field that it belongs to. */
const usages = types.flatMap((type) => {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    { in: type.name, name: field.name, of: namedOf(field.type), description: field.description },
    ...argumentsOf(field).map((arg) => ({
      in: `${type.name}.${field.name}`,
      name: arg.name,
      of: namedOf(arg.type),
      description: arg.description,
    })),
  ]);
});

describe('ids', () => {
  /** Names that end like ids but are texts: two of them come from elsewhere, and one is always empty. */
  const externalIds = ['externalId', 'requestId', 'responsiveId'];

  test('are of the type ID, and columns of lists that are ids ask for ids', () => {
    const ids = usages.filter(({ name }) => /(^id|^ids|Id|Ids)$/.test(name) && !externalIds.includes(name));
    expect(ids.length).toBeGreaterThan(200);
    const fieldIds = ids.filter(({ of }) => !['ID', 'IDFilter', 'SortOrder'].includes(of));
    expect(fieldIds.map((usage) => `${usage.in}.${usage.name}: ${usage.of}`)).toEqual([]);
  });
});

describe('a state of the viewer', () => {
  test('is set by one mutation whose argument has the name of the field', () => {
    const switches = mutations.flatMap(({ name, args }) =>
      args.filter((arg) => /^is[A-Z]/.test(arg.name)).map((arg) => ({ name, arg })),
    );
    expect(switches.map(({ name, arg }) => `${name}(${arg.name})`).toSorted()).toEqual([
      'Mutation.bookmarkContent(isBookmarked)',
      'Mutation.bookmarkPage(isBookmarked)',
      'Mutation.chooseNotification(isOn)',
      'Mutation.chooseNotification(isPushed)',
      'Mutation.favouriteFeed(isFavourite)',
      'Mutation.favouriteSuggestedPage(isFavourite)',
      'Mutation.followProfile(isFollowed)',
      'Mutation.likePost(isLiked)',
      'Mutation.likePostComment(isLiked)',
      'Mutation.markNotificationsDone(isDone)',
      'Mutation.markNotificationsSeen(isSeen)',
      'Mutation.setWebhookOn(isOn)',
      'Mutation.sharePost(isShared)',
    ]);
    for (const { name, arg } of switches) {
      expect([name, String(arg.type)]).toEqual([name, 'Boolean!']);
      const answer = schema.getMutationType()!.getFields()[name.split('.')[1]!]!.type;
      const shown = getNamedType(answer);
      expect(isObjectType(shown) && Object.keys(shown.getFields())).toContain(arg.name);
    }
  });

  test('is never set by two that are each other’s opposite, nor turned over', () => {
    const names = mutations.map(({ name }) => name.split('.')[1]!);
    const opposites = names.filter(
      (name) => /^un[a-z]/.test(name) && names.some((candidate) => name === `un${candidate}`),
    );
    expect([...opposites, ...names.filter((name) => name.startsWith('toggle'))]).toEqual([]);
  });
});

describe('comments', () => {
  const moderated = types.filter((type) => isObjectType(type) && 'active' in type.getFields());

  test('are hidden and shown again in one way', () => {
    expect(moderated.map(({ name }) => name)).toEqual([
      'VideoComment',
      'PlaylistComment',
      'EmissionComment',
      'PodcastComment',
    ]);
    for (const { name } of moderated) {
      const field = schema.getMutationType()!.getFields()[`set${name}Active`];
      expect(field?.args.map((arg) => arg.name)).toEqual(['id', 'version', 'active']);
    }
  });
});

describe('lengths of time', () => {
  test('are returned and accepted in milliseconds', () => {
    const units = /\b(in|how many) (seconds|minutes|hours|days|weeks)\b|^(minutes|hours|seconds|days) /i;
    const wrong = usages.filter(
      ({ of, description }) =>
        ['Int', 'Float', 'SafeInt'].includes(of) &&
        units.test(description ?? '') &&
        // A list of days of the week is not a length of time.
        !description?.startsWith('Days of the week'),
    );
    expect(wrong.map((usage) => `${usage.in}.${usage.name}`)).toEqual([]);
    // A field of type String is a time of day, and not a length of time.
    const lengths = usages.filter(
      ({ name, of }) => /^duration$|Separation$|Time$/.test(name) && of !== 'SortOrder' && of !== 'String',
    );
    expect(lengths.length).toBeGreaterThan(10);
    const silent = lengths.filter(({ description }) => !/milliseconds/i.test(description ?? ''));
    expect(silent.map((usage) => `${usage.in}.${usage.name}`)).toEqual([]);
  });
});

test('lists have their arguments in one order', () => {
  const known = ['page', 'perPage', 'search', 'filter', 'sort'];
  const wrong = queries.filter(({ args }) => {
    const usual = args.map(({ name }) => name).filter((name) => known.includes(name));
    return String(usual) !== String(usual.toSorted((a, b) => known.indexOf(a) - known.indexOf(b)));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
