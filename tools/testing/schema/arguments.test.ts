import { isNonNullType, type GraphQLArgument } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildAppSchemas } from '../../../server/schema.ts';
import { rootFields } from './rootFields.ts';

/* Arguments are in the order in which people read them: the record, its version, the new values. */

const fields = rootFields((await buildAppSchemas()).guarded);
const argumentsOf = (name: string) =>
  fields.find((field) => field.name === name)!.args.map((argument) => argument.name);

describe('the arguments of every field', () => {
  test('are printed as their method has them', () => {
    expect(argumentsOf('Mutation.signIn')).toEqual(['email', 'password']);
    expect(argumentsOf('Mutation.updateInvoice')).toEqual(['id', 'version', 'input']);
    expect(argumentsOf('Query.statistics')).toEqual(['from', 'to']);
    expect(argumentsOf('Query.rolesByRadio')).toEqual([
      'radioId',
      'page',
      'perPage',
      'search',
      'filter',
      'sort',
    ]);
  });

  test.each([
    ['id', 'version'],
    ['version', 'input'],
    ['email', 'password'],
    ['token', 'password'],
    ['password', 'passwordConfirmation'],
    ['page', 'perPage'],
    ['from', 'to'],
  ])('have %s before %s', (first, second) => {
    const both = fields.filter(({ args }) => [first, second].every((name) => indexOf(args, name) >= 0));
    expect(both).not.toEqual([]);
    expect(
      both.filter(({ args }) => indexOf(args, first) > indexOf(args, second)).map(({ name }) => name),
    ).toEqual([]);
  });

  test('have what must be given before what may be left out', () => {
    const mixed = fields.filter(({ args }) => {
      const firstOptional = args.findIndex((argument) => !mustBeGiven(argument));
      return firstOptional >= 0 && args.slice(firstOptional).some(mustBeGiven);
    });
    expect(mixed.map(({ name }) => name)).toEqual([]);
  });
});

const indexOf = (args: readonly GraphQLArgument[], name: string) =>
  args.findIndex((argument) => argument.name === name);

const mustBeGiven = ({ type, defaultValue }: GraphQLArgument) =>
  isNonNullType(type) && defaultValue === undefined;
