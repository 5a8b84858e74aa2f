import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testApp.ts';

const app = await createTestApp({ seed: 'none' }, afterAll);
const rule = join(import.meta.dirname, '../../lint/plainNames.js');
const { problemOf } = (await import(pathToFileURL(rule).href)) as {
  problemOf: (name: string) => string | undefined;
};

/** Names of a type, and of its fields, arguments or values. */
function namesOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => name)];
  if (isInputObjectType(type)) return [type.name, ...Object.keys(type.getFields())];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
  const fields = Object.values(type.getFields());
  return [type.name, ...fields.flatMap(({ name, args }) => [name, ...args.map((arg) => arg.name)])];
}

describe('names that the lint rule of the code rejects', () => {
  test('are in no type, field, argument or enum value of the schema', () => {
    const names = Object.values(app.schema.getTypeMap()).flatMap(namesOf);
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((name) => problemOf(name))).toEqual([]);
  });

  test('are in no kind of job', async () => {
    const kinds = await app.shared.services.jobs.counts();
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.map(({ kind }) => kind).filter((kind) => problemOf(kind))).toEqual([]);
  });
});
