import {
  buildSchema,
  execute,
  getOperationAST,
  GraphQLError,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLScalarType,
} from 'graphql';
import schemaText from '../../../schema.graphql?raw';
import { misfits } from './misfits';
import type { Answer } from './answer';

export interface Request {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

// Removing the descriptions halves the time to build the schema, which is built once per test file.
const schema = buildSchema(schemaText.replaceAll(/"""[^]*?"""/g, ''), {
  assumeValid: true,
  assumeValidSDL: true,
  noLocation: true,
});

const dayOf = (text: string) =>
  Number.isNaN(Date.parse(text)) ? '' : new Date(text).toISOString().slice(0, 10);
const scalars: Record<string, (value: unknown) => boolean> = {
  SafeInt: Number.isSafeInteger,
  LocalDate: (value) => typeof value === 'string' && value !== '' && dayOf(value) === value,
  DateTimeISO: (value) =>
    typeof value === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && dayOf(value) !== '',
};
for (const [name, isRight] of Object.entries(scalars)) {
  const scalar = schema.getType(name) as GraphQLScalarType;
  scalar.serialize = scalar.parseValue = (value) => {
    if (!isRight(value)) throw new GraphQLError(`${name} cannot represent value: ${said(value)}`);
    return value;
  };
}

/** Returns a mock response unchanged. If the real server could never give this response, the test fails at its end. */
export function checked<T extends Answer>(requests: Request, answer: T | undefined): T {
  if (!answer) throw new Error('there is no answer');
  misfits.push(...misfitsOf(requests, answer).map((misfit) => `${nameOf(requests)}: ${misfit}`));
  return answer;
}

/**
 * Returns a handler for errors that a test throws while it creates a response. The handler fails the test: the screen would only see a
 * lost connection.
 */
export const failed = (requests: Request) => (problem: unknown) => {
  misfits.push(`${nameOf(requests)}: ${String(problem)}`);
  throw problem;
};

export const nameOf = ({ document }: Request) => getOperationAST(document)?.name?.value ?? '';

/**
 * Returns the reasons why the real server could never give a mock response. The schema executes the document on the response,
 * and the result must be equal to it.
 */
export function misfitsOf({ document, variables }: Request, answer: Answer): string[] {
  const { errors = [], data = null } = execute({
    schema,
    document,
    rootValue: 'data' in answer ? answer.data : {},
    // Serialised as in a request.
    variableValues: JSON.parse(JSON.stringify(variables)) as typeof variables,
    fieldResolver: given,
  }) as ExecutionResult;
  const notify = ({ path = ['variables'], message }: GraphQLError) => `${path.join('.')}: ${message}`;
  const found =
    'data' in answer
      ? [...errors.map(notify), ...differences(answer.data, data)]
      : [
          ...errors.filter(({ path }) => !path).map(notify),
          ...(answer.error.code ? [] : ['the error has no code']),
        ];
  return [...problemsOf(document), ...found];
}

const given: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  _variables,
  _context,
  { path, returnType },
) => {
  const value = source[path.key];
  if (value === undefined) throw new GraphQLError(`expected ${String(returnType)}, but it is missing`);
  return value;
};

/**
 * Returns the differences between a response and the result of executing the document on it. Skips nulls, because the errors of the
 * execution already report them.
 */
function differences(given: unknown, answered: unknown, path: Array<string | number> = []): string[] {
  const notify = (text: string) => [`${path.join('.')}: ${text}`];
  if (given === answered || answered === null) return [];
  if (answered === undefined) return notify(`the document does not select it, but ${said(given)} is there`);
  if (!isObject(given) || !isObject(answered))
    return notify(`expected ${said(answered)}, but ${said(given)} is there`);
  const keys = new Set([...Object.keys(given), ...Object.keys(answered)]);
  return [...keys].flatMap((key) => differences(given[key], answered[key], [...path, key]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function said(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
}

/** Validates a document that a test has written itself. Generated documents always match the schema; they have no `loc`. */
const problemsOf = (document: DocumentNode): string[] =>
  document.loc ? validate(schema, document).map(({ message }) => message) : [];
