import { execute, getOperationAST, parse, type DocumentNode } from 'graphql';
import { Arg, Field, FieldResolver, InputType, Int, Query, Resolver, Root } from 'type-graphql';
import { describe, expect, test } from 'vitest';
import { noAbilities } from '../rules/abilities.ts';
import { OutputType } from '../rules/outputType.ts';
import { everyone, Public } from '../rules/rule.ts';
import { buildAppSchemas } from '../../schema.ts';
import type { Context } from '../context.ts';
import { jitExecutor } from './executor.ts';

@OutputType({ rule: everyone, description: 'Made up.' })
class Leaf {
  @Field(() => Int, { description: 'A number.' }) size!: number;
  @Field(() => String, { nullable: true, description: 'May be missing.' }) note?: string | null;
}

@OutputType({ rule: everyone, description: 'Made up.' })
class Branch {
  @Field(() => Leaf, { nullable: true, description: 'May be missing.' }) leaf?: Leaf | null;
  @Field(() => [Leaf], { description: 'All there.' }) leaves!: Leaf[];
}

@Resolver(() => Leaf)
class LeafResolver {
  @Public()
  @FieldResolver(() => Int)
  brittle(@Root() { size }: Leaf): number {
    if (size > 1) throw new Error('broke');
    return size;
  }

  @Public()
  @FieldResolver(() => Int, { nullable: true })
  maybe(@Root() { size }: Leaf): number {
    if (size > 1) throw new Error('broke');
    return size;
  }
}

@InputType()
class Request {
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => Int, { defaultValue: 7 }) size!: number;
  @Field(() => [Request], { nullable: true }) or?: Request[];
}

@Resolver(() => Branch)
class BranchResolver {
  @Public()
  @Query(() => String)
  request(@Arg('request', () => Request) request: Request): string {
    return JSON.stringify({
      given: Object.keys(request)
        .filter((name) => request[name as never] !== undefined)
        .sort(),
      ...request,
    });
  }

  @Public()
  @Query(() => Branch, { nullable: true })
  branch(@Arg('sizes', () => [Int], { defaultValue: [1, 2] }) sizes: number[]): Branch {
    const leaves = sizes.map((size) => ({ size, note: size > 1 ? null : 'small' }));
    return { leaf: leaves[0] ?? null, leaves };
  }

  @Public()
  @Query(() => String)
  echo(@Arg('text', () => String, { nullable: true }) text: string | null | undefined): string {
    return JSON.stringify({ text });
  }
}

const schemas = await buildAppSchemas([LeafResolver, BranchResolver]);
const compiled = jitExecutor(schemas);
const context = { abilities: noAbilities } as Context;

async function answers(source: string | DocumentNode, variables: Record<string, unknown> = {}) {
  const document = typeof source === 'string' ? parse(source) : source;
  const fast = await compiled(document, getOperationAST(document)!, context, variables);
  const reference = await execute({
    schema: schemas.guarded,
    document,
    contextValue: context,
    variableValues: variables,
  });
  const plain = ({ data, errors = [] }: typeof fast) =>
    JSON.parse(
      JSON.stringify({ data, errors: errors.map(({ message, path }) => ({ message, path })) }),
    ) as unknown;
  return { fast: plain(fast), reference: plain(reference), data: fast.data, errors: fast.errors };
}

describe('a compiled operation', () => {
  test.each([
    ['plain fields', '{ branch { leaf { size note } leaves { size } } }'],
    ['other names', '{ a: branch { one: leaf { s: size t: size } } b: branch { leaves { size } } }'],
    [
      'fragments',
      '{ branch { ...F ... on Branch { leaf { note } } } } fragment F on Branch { leaf { size } leaves { ...G } } fragment G on Leaf { note }',
    ],
    ['a nullable field that breaks', '{ branch { leaves { size maybe } } }'],
    ['a field that breaks and takes its nullable holder along', '{ branch { leaves { brittle } } }'],
    [
      'a field that breaks deeper and leaves the rest',
      '{ branch(sizes: [2]) { leaf { brittle } leaves { size } } other: branch { leaf { size } } }',
    ],
    ['an empty list and a missing object', '{ branch(sizes: []) { leaf { size } leaves { size } } }'],
    ['names of types', '{ __typename branch { __typename leaf { __typename } } }'],
  ])('answers as graphql-js does: %s', async (_, source) => {
    const { fast, reference } = await answers(source);
    expect(fast).toEqual(reference);
  });

  test.each([[{}], [{ yes: true, no: false }], [{ yes: false, no: true }], [{ yes: true, no: true }]])(
    'skips and includes as graphql-js does: %j',
    async (variables) => {
      const source = `query ($yes: Boolean! = true, $no: Boolean! = false) {
      branch { leaf @include(if: $yes) { size @skip(if: $no) note } leaves @skip(if: $yes) { size } ... @include(if: $no) { all: leaves { note } } }
    }`;
      const { fast, reference } = await answers(source, variables);
      expect(fast).toEqual(reference);
    },
  );

  test.each([
    ['$text: String', {}, '{}'],
    ['$text: String', { text: null }, '{"text":null}'],
    ['$text: String', { text: 'x' }, '{"text":"x"}'],
    ['$text: String = "d"', {}, '{"text":"d"}'],
    ['$text: String = "d"', { text: null }, '{"text":null}'],
    ['$text: String! = "d"', {}, '{"text":"d"}'],
    ['$text: String! = "d"', { text: 'x' }, '{"text":"x"}'],
  ])('takes variables and their defaults: (%s) with %j', async (definition, variables, expected) => {
    const { fast, reference } = await answers(`query (${definition}) { echo(text: $text) }`, variables);
    expect(fast).toEqual(reference);
    expect(fast).toEqual({ data: { echo: expected }, errors: [] });
  });

  test.each([
    ['$text: String!', {}],
    ['$text: String!', { text: null }],
    ['$text: String', { text: 5 }],
    ['$text: String', { text: ['x'] }],
    ['$text: String', { text: { x: 1 } }],
  ])('refuses wrong variables as bad input: (%s) with %j', async (definition, variables) => {
    const { errors, fast } = await answers(`query (${definition}) { echo(text: $text) }`, variables);
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    expect(fast).not.toHaveProperty('data');
  });

  test.each([
    ['$text: String', {}, { given: ['size'], size: 7 }],
    ['$text: String', { text: null }, { given: ['size', 'text'], text: null, size: 7 }],
    ['$text: String', { text: 'x' }, { given: ['size', 'text'], text: 'x', size: 7 }],
    ['$text: String = "d"', {}, { given: ['size', 'text'], text: 'd', size: 7 }],
  ])(
    'leaves out of an input what its variable does not bring: (%s) with %j',
    async (definition, variables, expected) => {
      const { fast, reference } = await answers(
        `query (${definition}) { request(request: { text: $text }) }`,
        variables,
      );
      expect(fast).toEqual(reference);
      expect(JSON.parse((fast as { data: { request: string } }).data.request)).toEqual(expected);
    },
  );

  test.each([
    [{ request: { text: 'a', or: [{ text: 'b', or: [{ text: 'c' }] }, {}] } }],
    [{ request: { or: { or: { size: 1 } } } }],
    [{ request: { or: null } }],
    [{ request: { or: [{ or: [{ or: 5 }] }] } }],
  ])('takes an input that holds itself: %j', async (variables) => {
    const { fast, reference } = await answers(
      'query ($request: Request!) { request(request: $request) }',
      variables,
    );
    expect(fast).toEqual(reference);
  });

  test('takes the default of a field whose variable is not sent', async () => {
    const { fast, reference } = await answers(
      'query ($size: Int! = 3, $other: Int = 4) { a: request(request: { size: $size }) b: request(request: { size: $other }) }',
    );
    expect(fast).toEqual(reference);
  });

  test('returns the error of a field with its path and its cause', async () => {
    const { errors } = await answers('{ branch { leaves { maybe } } }');
    expect(errors?.[0]?.path).toEqual(['branch', 'leaves', 1, 'maybe']);
    expect(errors?.[0]?.originalError).toBeInstanceOf(Error);
  });

  test('runs the operation that is named', async () => {
    const document = parse('query A { echo(text: "a") } query B { echo(text: "b") }');
    const run = (name: string) => compiled(document, getOperationAST(document, name)!, context, {});
    expect((await run('B')).data).toEqual({ echo: '{"text":"b"}' });
    expect((await run('A')).data).toEqual({ echo: '{"text":"a"}' });
  });

  test('leaves out absent fields of an input, regardless of earlier requests', async () => {
    const document = parse(
      'query ($text: String, $size: Int) { request(request: { text: $text, or: [{ size: $size }] }) }',
    );
    for (const variables of [
      { text: 'a' },
      {},
      { size: 3 },
      { text: null, size: 4 },
      { text: 'b', size: 5 },
    ]) {
      const { fast, reference, data } = await answers(document, variables);
      expect(fast).toEqual(reference);
      const { given } = JSON.parse(String(data?.['request'])) as { given: string[] };
      expect(given.includes('text')).toBe('text' in variables);
    }
  });

  test('gives one request nothing of another', async () => {
    const document = parse('query ($text: String) { echo(text: $text) }');
    const texts = Array.from({ length: 50 }, (_, index) => `t${index}`);
    const all = await Promise.all(
      texts.map((text) => compiled(document, getOperationAST(document)!, context, { text })),
    );
    expect(all.map(({ data }) => data?.['echo'])).toEqual(texts.map((text) => `{"text":"${text}"}`));
  });
});
