import type { Guard } from './guard.ts';
const idempotencyTests = 'domains/idempotency/idempotency.test.ts';
const limits = 'kit/graphql/limits.ts';
const limitProofs = 'kit/graphql/limits.test.ts';
const route = 'http/graphqlRoutes.ts';
const routeProofs = 'http/graphqlRoutes.test.ts';

const limit = (name: string, on: string, test: string): Guard => ({
  name: `no more ${name} than allowed`,
  file: limits,
  on,
  off: '',
  provenBy: [{ file: limitProofs, tests: [test] }],
});

/** What a request may ask, and from where. */
export const requestGuards: readonly Guard[] = [
  {
    name: 'no larger body than allowed',
    file: 'app.ts',
    on: 'bodyLimit: limits.bodyBytes.most,',
    off: 'bodyLimit: 100_000_000,',
    provenBy: [
      { file: routeProofs, tests: ['refuses 10 MB before it reads them'] },
      { file: 'rest/rest.test.ts', tests: ['refuse a body over 256 KB'] },
    ],
  },
  {
    name: 'no operation that was not looked at',
    file: 'kit/operations/operations.ts',
    on: 'const operation = getOperationAST(document, operationName);',
    off: 'const operation = getOperationAST(document, operationName) ?? getOperationAST({ ...document, definitions: document.definitions.slice(0, 1) });',
    provenBy: [{ file: routeProofs, tests: ['runs nothing that has another name than the one asked for'] }],
  },
  {
    name: 'no REST path for whoever is not signed in',
    file: 'rest/restCaller.ts',
    on: 'if (!context.viewer) return reply.code(401).send(unauthenticatedAnswer);',
    off: '',
    provenBy: [{ file: 'rest/rest.test.ts', tests: ['look at who calls before they look at what is asked'] }],
  },
  {
    name: 'no REST path for a page of an address that is not named',
    file: 'rest/origins.ts',
    on: 'if (origin === undefined || !origins.includes(origin)) return;',
    off: 'if (origin === undefined) return;',
    provenBy: [
      {
        file: 'rest/origins.test.ts',
        tests: ['may not call from a browser unless the configuration names them'],
      },
    ],
  },
  {
    name: 'no more tokens than allowed',
    file: 'kit/operations/documents.ts',
    on: 'maxTokens: limits.tokens.most, ',
    off: '',
    provenBy: [{ file: limitProofs, tests: ['tokens: 1,000'] }],
  },
  limit('depth', "refuseAbove('depth', measured.depth);", 'depth: 8'),
  limit(
    'inputDepth',
    'if (!fitsInto(limits.inputDepth.most, variables)) throw limitExceeded(limits.inputDepth);',
    'inside of each other in a variable: 32',
  ),
  limit('aliases', "refuseAbove('aliases', measured.aliases);", 'aliases: 15'),
  limit('directives', "refuseAbove('directives', measured.directives);", 'directives: 10'),
  limit(
    'mutations',
    "if (operation.operation === 'mutation') refuseAbove('mutations', measured.rootFields);",
    'mutations in a request: 4',
  ),
  limit('cost', "refuseAbove('cost', measured.cost(variables));", 'cost: 1,000 points'),
  {
    name: 'no more guesses than allowed',
    file: limits,
    on: "refuseAbove('guesses', measured.guesses);",
    off: '',
    provenBy: [
      {
        file: 'domains/accounts/account.resolver.test.ts',
        tests: ['is not made faster by several fields in one request'],
      },
    ],
  },
  {
    name: 'a text that is dear to validate is not validated',
    file: 'kit/operations/documents.ts',
    on: 'checkShape(document);',
    off: '',
    provenBy: [
      { file: limitProofs, tests: ['cost, of what is named again in one place, before it is validated'] },
    ],
  },
  {
    name: 'every operation is measured, also one that was asked before',
    file: 'kit/operations/operations.ts',
    on: 'checkRequest(this.schema, { text, document, operation, variables }, context);',
    off: '',
    provenBy: [{ file: limitProofs, tests: ['cost: 1,000 points'] }],
  },
  {
    name: 'null stands nowhere where a value has to be',
    file: 'kit/operations/checkRequest.ts',
    on: 'refuseMissingValues(schema, document, variables);',
    off: '',
    provenBy: [
      {
        file: 'testing/nulls/nulls.test.ts',
        tests: ['wherever the argument stands'],
      },
    ],
  },
  {
    name: 'the schema is not shown to everyone',
    file: 'kit/operations/checkRequest.ts',
    on: 'introspects(schema, document, operation) && !abilities.allows(explorerRule)',
    off: 'introspects(schema, document, operation) && !abilities',
    provenBy: [
      {
        file: limitProofs,
        tests: ['is shown to nobody who is signed out', 'is shown to nobody without the permission'],
      },
    ],
  },
  {
    name: 'the schema is not guessed by suggestions',
    file: 'kit/operations/documents.ts',
    on: 'hideSuggestions: true',
    off: 'hideSuggestions: false',
    provenBy: [{ file: limitProofs, tests: ['is not guessed at by suggestions'] }],
  },
  {
    name: 'another site does not call with the cookie',
    file: route,
    on: 'if (!isOurs && bearerToken(request) === undefined) {',
    off: 'if (request === undefined) {',
    provenBy: [
      {
        file: routeProofs,
        tests: ['refuses another site without a token', 'only the public address may call'],
      },
    ],
  },
  {
    name: 'another site does not upload with the cookie',
    file: 'http/uploadRoutes.ts',
    on: 'if (!isOurOrigin(request, config) && bearerToken(request) === undefined)',
    off: 'if (request === undefined)',
    provenBy: [{ file: 'http/uploadRoutes.test.ts', tests: ['from pages of other sites without a token'] }],
  },
  {
    name: 'in production a page of the same machine is a stranger',
    file: 'http/origin.ts',
    on: 'return !production && isLoopback(origin);',
    off: 'return isLoopback(origin);',
    provenBy: [{ file: routeProofs, tests: ['no page of the same machine is ours by being near'] }],
  },
  {
    name: 'operations do not come in batches',
    file: 'http/apolloServer.ts',
    on: 'allowBatchedHttpRequests: false,',
    off: 'allowBatchedHttpRequests: true,',
    provenBy: [{ file: routeProofs, tests: ['a list of operations'] }],
  },
  {
    name: 'an operation does not take longer than 5 seconds',
    file: route,
    on: 'const response = await inTime(',
    off: 'const response = await Promise.resolve(',
    provenBy: [{ file: routeProofs, tests: ['gives up on what takes longer than 5 seconds'] }],
  },
  {
    name: 'a request that is no operation is refused without our insides too',
    file: 'kit/graphql/formatError.ts',
    on: 'http: _http, ',
    off: '',
    provenBy: [{ file: routeProofs, tests: ['no query'] }],
  },
  {
    name: 'an error shows nothing of our insides',
    file: 'kit/graphql/formatError.ts',
    on: 'if (isOurs(cause) || isOurs(error)) {',
    off: 'if (cause || error) {',
    provenBy: [
      {
        file: 'kit/graphql/formatError.test.ts',
        tests: ['of a value that is not of its type says nothing of the value'],
      },
    ],
  },
  {
    name: 'a mutation under an Idempotency-Key is done once',
    file: 'kit/idempotency/keptAnswers.ts',
    on: '    if (!(await this.#begin({ user, keyHash, requestHash })))',
    off: '    if (!(await this.#begin({ user, keyHash, requestHash })) && this.#log === undefined)',
    provenBy: [
      { file: idempotencyTests, tests: ['gets the answer of the first time', 'at once is done once'] },
    ],
  },
  {
    name: 'a key that stood for another request answers none of it',
    file: 'kit/idempotency/keptAnswers.ts',
    on: '    if (before.requestHash !== requestHash) throw keyReused();',
    off: '',
    provenBy: [{ file: idempotencyTests, tests: ['stood for another request'] }],
  },
  {
    name: 'answers are kept of each person apart',
    file: 'kit/idempotency/keptAnswers.ts',
    on: 'hashOf(user, caller, key)',
    off: 'hashOf(0, caller, key)',
    provenBy: [{ file: idempotencyTests, tests: ['is of its caller alone'] }],
  },
];
