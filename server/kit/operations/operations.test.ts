import { createClient } from 'graphql-ws';
import type { GraphQLFormattedError } from 'graphql';
import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { AuditAction, AuditEntry } from '../audit/auditEntry.entity.ts';
import type { Context } from '../context.ts';
import { coded } from '../errors.ts';
import { Allow, Public, SignedInOnly } from '../rules/rule.ts';
import { jitExecutor } from '../graphql/executor.ts';
import type { OperationRequest } from './operations.ts';

let calls = 0;

function counted(how: string): string {
  calls++;
  if (how === 'coded') throw coded('Not now.', 'CONFLICT');
  if (how === 'broken') throw new Error('select 1 from "user"');
  return how;
}

@Resolver()
class CountedResolver {
  @Allow('read', 'Counting')
  @Query(() => String, { description: 'Made up.' })
  counted(@Arg('how', () => String) how: string): string {
    return counted(how);
  }

  @SignedInOnly()
  @Mutation(() => String, { description: 'Made up.' })
  count(@Arg('how', () => String) how: string): string {
    return counted(how);
  }

  @Allow('read', 'Counting')
  @Subscription(() => String, { name: 'counted', description: 'Made up.', subscribe: events })
  live(@Root() _event: unknown, @Arg('how', () => String) how: string): string {
    return counted(how);
  }

  /** The error itself is reported beside the result, because its path is that of this field. */
  @Public()
  @Query(() => Boolean, { description: 'Made up.' })
  async runsQuery(@Arg('text', () => String) text: string, @Ctx() context: Context): Promise<boolean> {
    await context.services.operations.query(JSON.parse(text) as OperationRequest, context);
    return true;
  }
}

async function* events() {
  yield 1;
}

const app = await createTestApp(
  { executor: jitExecutor, resolvers: [CountedResolver], env: { LOG_LEVEL: 'silent' } },
  afterAll,
);
const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');

beforeEach(() => void (calls = 0));

describe('an operation', () => {
  test.each([
    ['a query', 'query ($how: String!) { counted(how: $how) }'],
    ['a mutation', 'mutation ($how: String!) { count(how: $how) }'],
  ])('runs once, also when it fails, and when it was asked before: %s', async (_, document) => {
    const codes = [];
    for (const how of ['fine', 'fine', 'coded', 'coded', 'broken'])
      codes.push((await app.graphql(document, { how }, admin)).code);
    expect(codes).toEqual([undefined, undefined, 'CONFLICT', 'CONFLICT', 'INTERNAL_SERVER_ERROR']);
    expect(calls).toBe(5);
  });

  test('ends with what a sign-in changes of its context', async () => {
    const context = await app.contextFor({});
    const signIn = 'mutation { signIn(email: "admin@demo.com", password: "admin") { viewer { fullName } } }';
    const { data } = await app.operations.execute({ query: signIn }, context);
    expect(data).toMatchObject({ signIn: { viewer: { fullName: 'Ada Merle' } } });
    expect((await app.operations.execute({ query: '{ viewer { id } }' }, context)).data).toEqual({
      viewer: null,
    });
  });

  test('that is a subscription runs over a WebSocket alone', async () => {
    const query = 'subscription { counted(how: "fine") }';
    expect((await app.graphql(query, {}, admin)).code).toBe('BAD_REQUEST');
    expect(await overWebSocket({ query: '{ viewer { id } }' }, admin)).toMatchObject([
      { extensions: { code: 'ONLY_SUBSCRIPTIONS' } },
    ]);
    expect(calls).toBe(0);
  });
});

/** Way in which an operation reaches the server. Returns the errors of the response. */
type Way = (request: OperationRequest, token: string) => Promise<readonly GraphQLFormattedError[]>;

const byHttp: Way = async (request, token) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: request,
  });
  return response.json<{ errors: GraphQLFormattedError[] }>().errors.map(({ extensions, ...error }) => {
    const { requestId, ...known } = extensions!;
    expect(requestId).toBeTypeOf('string');
    return { ...error, extensions: known };
  });
};

/** Runs the operation inside of the process, as REST paths do. */
const insideTheProcess: Way = async (request, accessToken) =>
  (await app.operations.execute(request, await app.contextFor({ accessToken }))).errors!;

const byAResolver: Way = (request, token) =>
  byHttp(
    {
      query: 'query ($text: String!) { runsQuery(text: $text) }',
      variables: { text: JSON.stringify(request) },
    },
    token,
  );

const overWebSocket: Way = async ({ query, ...request }, accessToken) => {
  const socket = createClient({
    url: `${url.replace('http', 'ws')}/graphql/live`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
    retryAttempts: 0,
  });
  const results = socket.iterate({ query: query.replace(/^query/, 'subscription'), ...request } as never);
  try {
    return (await results.next()).value!.errors!;
  } catch (errors) {
    return errors as GraphQLFormattedError[];
  } finally {
    await socket.dispose();
  }
};

const ways: ReadonlyArray<[string, Way]> = [
  ['by HTTP', byHttp],
  ['inside the process, as REST paths', insideTheProcess],
  ['by a resolver', byAResolver],
  ['over a WebSocket', overWebSocket],
];

interface Refused {
  code: string;
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  token?: string;
}

const withVariable = 'query ($how: String!) { counted(how: $how) }';
const nested = (levels: number): unknown => (levels === 0 ? 'x' : { of: nested(levels - 1) });

const refused: ReadonlyArray<[string, Refused]> = [
  ['is no document', { code: 'GRAPHQL_PARSE_FAILED', query: 'query { counted(' }],
  [
    'asks for what is not there',
    { code: 'GRAPHQL_VALIDATION_FAILED', query: 'query { counting(how: "x") }' },
  ],
  [
    'is too long',
    { code: 'LIMIT_EXCEEDED', query: `query { counted(how: "x") ${'@skip(if: false) '.repeat(200)} }` },
  ],
  [
    'has too many aliases',
    { code: 'LIMIT_EXCEEDED', query: `query { ${'a: counted(how: "x") '.repeat(16)} }` },
  ],
  [
    'names a field too often',
    { code: 'LIMIT_EXCEEDED', query: `query { ${'counted(how: "x") '.repeat(50)} }` },
  ],
  ['lacks a variable', { code: 'BAD_USER_INPUT', query: withVariable }],
  ['has a variable of another kind', { code: 'BAD_USER_INPUT', query: withVariable, variables: { how: 5 } }],
  [
    'has a text that cannot be kept',
    { code: 'BAD_USER_INPUT', query: withVariable, variables: { how: '\u0000' } },
  ],
  [
    'has a variable too deep',
    { code: 'LIMIT_EXCEEDED', query: withVariable, variables: { how: nested(33) } },
  ],
  ['has another name', { code: 'OPERATION_RESOLUTION_FAILURE', query: withVariable, operationName: 'Other' }],
  ['is not allowed', { code: 'FORBIDDEN', query: withVariable, variables: { how: 'x' }, token: client }],
  ['is refused by its field', { code: 'CONFLICT', query: withVariable, variables: { how: 'coded' } }],
  ['fails', { code: 'INTERNAL_SERVER_ERROR', query: withVariable, variables: { how: 'broken' } }],
];

/**
 * The parts of errors that are the same for each way. Errors from a resolver have another path, and those of a subscription name
 * another root type.
 */
const shared = (errors: readonly GraphQLFormattedError[]) =>
  errors.map(({ message, extensions }) => ({
    message: message.replace('"Subscription"', '"Query"'),
    extensions,
  }));

describe.each(refused)('an operation that %s', (_, { code, token = admin, ...request }) => {
  test.each(ways)(`has the errors that it has everywhere: ${code}, %s`, async (_way, errorsOf) => {
    const expected = await insideTheProcess(request, token);
    const logged = vi.spyOn(app.server.log, 'error');
    const denials = () =>
      app.orm.em.fork().count(AuditEntry, { action: AuditAction.DENIED, subject: 'Counting' });
    const before = await denials();
    const errors = await errorsOf(request, token);
    expect(errors[0]!.extensions!['code']).toBe(code);
    expect(shared(errors)).toEqual(shared(expected));
    expect([expected[0]!.path, ['runsQuery']]).toContainEqual(errors[0]!.path);
    expect(JSON.stringify(errors)).not.toMatch(/select|Did you mean/);
    expect((await denials()) - before).toBe(code === 'FORBIDDEN' ? 1 : 0);
    expect(logged).toHaveBeenCalledTimes(code === 'INTERNAL_SERVER_ERROR' ? 1 : 0);
    logged.mockRestore();
  });
});
