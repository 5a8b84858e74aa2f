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
  /** Event of a subscription: root value of its execution. */
  event?: unknown,
) => Promise<ExecutionResult> | ExecutionResult;

/**
 * The schema with and without rules in front of its fields. Queries whose viewer meets all rules in advance run on the open
 * schema, so that the rules are not checked again for every row.
 */
export interface Schemas {
  guarded: GraphQLSchema;
  open: GraphQLSchema;
}

/** Executor that compiles each operation at its first use. The compiled code is cached as long as the parsed document. */
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
 * Compiles one operation. When its input objects contain variables, it is compiled once for each combination of variables that
 * were not sent.
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

/** Maximum of cached combinations per operation. Further combinations are compiled at each request. */
const maxCompiled = 8;

function runOf(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Run {
  const compiled = compileQuery(schema, document, name, { customSerializers: storedAsSent(schema) });
  return isCompiledQuery(compiled) ? compiled.query : () => compiled;
}

/**
 * Names of variables inside of an input object, as in `{ name: $name }`. When such a variable is not sent, the field must be
 * absent, but graphql-jit makes it null. The operation is then compiled from a document without that field.
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
 * Serializers that skip checks. Enums are stored under their GraphQL names, and the database rejects all others; texts, and
 * ids that are numbers, need no check. All other values go through GraphQL's own check.
 */
function storedAsSent(schema: GraphQLSchema) {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return {
    ...Object.fromEntries(enums.map(({ name }) => [name, (value: unknown) => value])),
    ID: (value: unknown) => (typeof value === 'number' ? `${value}` : GraphQLID.serialize(value)),
    String: (value: unknown) => (typeof value === 'string' ? value : GraphQLString.serialize(value)),
  };
}

/** Errors in the values of an operation's variables; undefined when there are none. */
export function invalidVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): GraphQLError[] | undefined {
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: maxProblems }).errors?.map(
    asBadInput,
  );
}

/** Error when the operation to run is unclear. The document has none with the requested name, or several and the request names none. */
export const unclearOperation = () =>
  coded('Name the operation to run in operationName.', 'OPERATION_RESOLUTION_FAILURE');

const asBadInput = ({ message }: GraphQLError) => coded(message, 'BAD_USER_INPUT', { fields: {} });

/** Converts the errors of compiled queries to `GraphQLError`. They have another class, and may lack extensions. */
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
