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

// Removing the descriptions halves the time to build the schema, which happens once per test file.
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

/** Returns the response unchanged. The test fails at its end if the server could not have given it. */
export function checked<T extends Answer>(requests: Request, answer: T | undefined): T {
  if (!answer) throw new Error('there is no answer');
  misfits.push(...misfitsOf(requests, answer).map((misfit) => `${nameOf(requests)}: ${misfit}`));
  return answer;
}

/**
 * Handler for errors while a response is created. It fails the test, while the screen treats the error as a lost
 * connection.
 */
export const failed = (requests: Request) => (problem: unknown) => {
  misfits.push(`${nameOf(requests)}: ${String(problem)}`);
  throw problem;
};

export const nameOf = ({ document }: Request) => getOperationAST(document)?.name?.value ?? '';

/**
 * Returns the reasons why a response is impossible. The schema executes the document on it, and the result must be
 * equal.
 */
export function misfitsOf({ document, variables }: Request, answer: Answer): string[] {
  const { errors = [], data = null } = execute({
    schema,
    document,
    rootValue: 'data' in answer ? answer.data : {},
    // As serialised for the request.
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
 * Returns the differences between a response and its execution by the schema. Nulls are skipped, because the errors
 * already report them.
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

/** Validates a document that a test contains. Generated documents match the schema anyway; they have no `loc`. */
const problemsOf = (document: DocumentNode): string[] =>
  document.loc ? validate(schema, document).map(({ message }) => message) : [];
