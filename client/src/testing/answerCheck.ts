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

// Without its descriptions it is built in half of the time, once for every file of tests.
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

/** Gives an answer back as it is; the test fails at its end when no server could have given it. */
export function checked<T extends Answer>(requests: Request, answer: T | undefined): T {
  if (!answer) throw new Error('there is no answer');
  misfits.push(...misfitsOf(requests, answer).map((misfit) => `${nameOf(requests)}: ${misfit}`));
  return answer;
}

/** For what happens where an answer is made up: the screen takes it for a server that cannot be reached. */
export const failed = (requests: Request) => (problem: unknown) => {
  misfits.push(`${nameOf(requests)}: ${String(problem)}`);
  throw problem;
};

export const nameOf = ({ document }: Request) => getOperationAST(document)?.name?.value ?? '';

/** What keeps an answer from being the server's: the schema answers the document from it, and all has to come out again. */
export function misfitsOf({ document, variables }: Request, answer: Answer): string[] {
  const { errors = [], data = null } = execute({
    schema,
    document,
    rootValue: 'data' in answer ? answer.data : {},
    // As they go over the line.
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

/** What was given and does not come out of the schema as it was; what comes out as null was told of as an error. */
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

/** What is wrong with a document that a test has written. The generated ones fit the schema, and name no source. */
const problemsOf = (document: DocumentNode): string[] =>
  document.loc ? validate(schema, document).map(({ message }) => message) : [];
