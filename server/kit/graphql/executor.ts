import {
  type DocumentNode,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  GraphQLID,
  type GraphQLSchema,
  GraphQLString,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { coded } from '../errors.ts';
import { rulesOfOperation } from '../rules/operationRules.ts';
import { takingCoercedVariables, withCoercedVariables } from './coercedVariables.ts';

type Variables = Record<string, unknown>;

const maxProblems = 20;

export type Execute = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  context: Context,
  variables: Variables,
  /** Payload of a subscription event, the root value of its execution. */
  event?: unknown,
) => Promise<ExecutionResult> | ExecutionResult;

/**
 * The schema with rules in front of its fields, and without. The open one runs operations whose rules the viewer meets all in
 * advance, so that they are not checked again for every row.
 */
export interface Schemas {
  guarded: GraphQLSchema;
  open: GraphQLSchema;
}

/** Compiles each parsed document once, and caches the result as long as the document. */
export function jitExecutor({ guarded, open }: Schemas): Execute {
  const operations = new WeakMap<OperationDefinitionNode, Execute>();
  const compiledAgainst = { guarded: withCoercedVariables(guarded), open: withCoercedVariables(open) };
  const prepare = (document: DocumentNode, operation: OperationDefinitionNode): Execute => {
    const rules = rulesOfOperation(guarded, document, operation);
    let runGuarded: Execute | undefined;
    let runOpen: Execute | undefined;
    return (...request) => {
      const [, , { abilities }] = request;
      const passesAll =
        operation.operation === 'query' &&
        /* guard: rules-of-repeated-operation */ rules.every((rule) => abilities.allows(rule));
      const run = passesAll
        ? (runOpen ??= compile(compiledAgainst.open, document, operation))
        : (runGuarded ??= compile(compiledAgainst.guarded, document, operation));
      return run(...request);
    };
  };
  return (document, operation, ...request) => {
    const run = operations.get(operation) ?? prepare(document, operation);
    operations.set(operation, run);
    return run(document, operation, ...request);
  };
}

/**
 * Compiles one operation. An operation whose input objects contain unsent variables is compiled once for each combination of them.
 */
function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Execute {
  const taking = takingCoercedVariables(document, operation);
  const definitions = operation.variableDefinitions ?? [];
  const inObjects = variablesInObjects(document);
  const compiled = new Map<string, Run>();
  return (_document, _operation, context, variables, event) => {
    const { errors, coerced } = getVariableValues(schema, definitions, variables, { maxErrors: maxProblems });
    if (errors) return { errors: errors.map(asBadInput) };
    const absent = inObjects.filter((name) => coerced[name] === undefined);
    const key = absent.join(' ');
    const run = compiled.get(key) ?? runOf(schema, withoutFields(taking, absent), operation.name?.value);
    if (compiled.size < maxCompiled) compiled.set(key, run);
    const result = run(event, context, coerced);
    return result instanceof Promise ? result.then(withExtensions) : withExtensions(result);
  };
}

type Run = (
  event: unknown,
  context: Context,
  variables: Variables,
) => Promise<ExecutionResult> | ExecutionResult;

/** Limits the cache per operation: with more combinations of unsent variables, the rest is compiled at each request. */
const maxCompiled = 8;

function runOf(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Run {
  const compiled = compileQuery(schema, document, name, { customSerializers: storedAsSent(schema) });
  return isCompiledQuery(compiled) ? compiled.query : () => compiled;
}

/**
 * Variables inside of an input, as in `{ name: $name }`. An unsent one means an absent field, but graphql-jit makes it null: it
 * gets a document without that field.
 */
function variablesInObjects(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    ObjectField: ({ value }) => void (value.kind === Kind.VARIABLE && names.add(value.name.value)),
  });
  return [...names];
}

const withoutFields = (document: DocumentNode, absent: readonly string[]): DocumentNode =>
  absent.length === 0
    ? document
    : visit(document, {
        ObjectField: ({ value }) =>
          value.kind === Kind.VARIABLE && absent.includes(value.name.value) ? null : undefined,
      });

/**
 * Serializers that skip checks: enums are stored under their GraphQL names, and the database rejects all others; strings and
 * numbers of the right type need no conversion. Other values go through GraphQL's own check.
 */
function storedAsSent(schema: GraphQLSchema) {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return {
    ...Object.fromEntries(enums.map(({ name }) => [name, (value: unknown) => value])),
    ID: (value: unknown) => (typeof value === 'number' ? `${value}` : GraphQLID.serialize(value)),
    String: (value: unknown) => (typeof value === 'string' ? value : GraphQLString.serialize(value)),
  };
}

/** Errors in the variables of an operation; undefined when there are none. */
export function invalidVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): GraphQLError[] | undefined {
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: maxProblems }).errors?.map(
    asBadInput,
  );
}

/** The document has several operations and no valid `operationName`. */
export const unclearOperation = () =>
  coded('Name the operation to run in operationName.', 'OPERATION_RESOLUTION_FAILURE');

const asBadInput = ({ message }: GraphQLError) => coded(message, 'BAD_USER_INPUT', { fields: {} });

/** Converts the errors of compiled queries, which have a class of their own and may lack extensions. */
function withExtensions(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(
    ({ message, path, originalError, extensions }) =>
      new GraphQLError(message, {
        path: path ?? null,
        originalError: originalError ?? null,
        extensions: extensions ?? {},
      }),
  );
  return { ...result, errors };
}
