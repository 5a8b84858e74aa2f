import { GraphQLError } from 'graphql';
import { Arg, Field, Int, Query, Resolver } from 'type-graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { notFound } from '../../errors.ts';
import { OutputType } from '../../rules/outputType.ts';
import { everyone, Public } from '../../rules/rule.ts';

@OutputType({ rule: everyone, description: 'Made up.' })
class Fragile {
  @Field(() => String, { nullable: true, description: 'Breaks.' }) weak?: string;
  @Field(() => Int, { description: 'Holds.' }) strong: number = 1;
}

@Resolver(() => Fragile)
class FragileResolver {
  @Public()
  @Query(() => Fragile, { nullable: true })
  fragile(@Arg('how', () => String) how: string): Fragile {
    switch (how) {
      case 'error':
        throw new Error('select * from "user" at /srv/regie/secret.js');
      case 'type error':
        return (undefined as unknown as { deep: { deeper: Fragile } }).deep.deeper;
      case 'plain graphql':
        throw new GraphQLError('a message of a library', { originalError: new Error('select 1') });
      case 'not found':
        throw notFound('Fragile');
      case 'own code':
        throw new GraphQLError('safe', { extensions: { code: 'SAFE', stacktrace: ['/srv/regie'] } });
      case 'ENOSPC':
      case 'SQLITE_FULL':
      case '53100':
        throw Object.assign(new Error('no space left on /srv/regie'), { code: how });
      default:
        throw Object.assign(new Error('UNIQUE constraint failed: user.email'), { code: 'SQLITE_CONSTRAINT' });
    }
  }

  @Public()
  @Query(() => Int)
  broken(): number {
    return 'not a number at /srv/regie' as never;
  }
}

const app = await createTestApp({ resolvers: [FragileResolver], env: { LOG_LEVEL: 'silent' } }, afterAll);
const execute = (how: string) =>
  app.graphql('query ($how: String!) { fragile(how: $how) { strong weak } }', { how });

describe('an error', () => {
  test.each(['ENOSPC', 'SQLITE_FULL', '53100'])(
    'for lack of disk space reports only that: %s',
    async (how) => {
      const { errors, body } = await execute(how);
      expect(errors).toEqual([
        {
          message: 'The disk of the server is full.',
          path: ['fragile'],
          extensions: { code: 'STORAGE_FULL', reason: 'disk', free: 0, requestId: expect.any(String) },
        },
      ]);
      expect(body).not.toContain('srv');
    },
  );

  test.each(['error', 'type error', 'plain graphql', 'database'])(
    'that is unexpected reveals only its path: %s',
    async (how) => {
      const { data, errors, body } = await execute(how);
      expect(data).toEqual({ fragile: null });
      expect(errors).toEqual([
        {
          message: 'Something went wrong on our side.',
          path: ['fragile'],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
        },
      ]);
      expect(body).not.toMatch(/select|srv|UNIQUE|stack|undefined/);
    },
  );

  test('of a value of the wrong type does not contain the value', async () => {
    const { body, code } = await app.graphql('{ broken }');
    expect(code).toBe('INTERNAL_SERVER_ERROR');
    expect(body).not.toContain('srv');
  });

  test('of ours has its message, its code and its details', async () => {
    const { errors } = await execute('not found');
    expect(errors[0]).toEqual({
      message: 'This Fragile does not exist, or no longer.',
      path: ['fragile'],
      extensions: { code: 'NOT_FOUND', subject: 'Fragile', requestId: expect.any(String) },
    });
  });

  test('never carries a stack', async () => {
    expect((await execute('own code')).errors[0]?.extensions).toEqual({
      code: 'SAFE',
      requestId: expect.any(String),
    });
  });

  test.each([
    ['GRAPHQL_PARSE_FAILED', '{ viewer {'],
    ['GRAPHQL_VALIDATION_FAILED', '{ nothing }'],
    ['GRAPHQL_VALIDATION_FAILED', '{ fragile { strong } }'],
    ['GRAPHQL_VALIDATION_FAILED', 'query ($unused: Int) { viewer { id } }'],
    ['GRAPHQL_VALIDATION_FAILED', 'fragment F on Query { ...F } { ...F }'],
    ['OPERATION_RESOLUTION_FAILURE', 'query A { viewer { id } } query B { viewer { id } }'],
    ['BAD_REQUEST', ''],
    ['BAD_REQUEST', 'subscription { mediaChanged { id } }'],
  ])('in the document is %s: %s', async (code, document) => {
    const answer = await app.graphql(document);
    expect([answer.code, answer.data, answer.status]).toEqual([code, undefined, 400]);
  });
});
