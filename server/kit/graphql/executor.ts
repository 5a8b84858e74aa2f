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
  /** What a subscription told: where it begins. */
  event?: unknown,
) => Promise<ExecutionResult> | ExecutionResult;

/**
 * The schema twice: with its rules in front of its fields, and without them. The second only serves operations of
 * which the viewer passes every rule beforehand, so that rows need not be asked one by one.
 */
export interface Schemas {
  guarded: GraphQLSchema;
  open: GraphQLSchema;
}

/** Compiles each parsed document once, for as long as it is kept; a document that comes again only runs. */
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

/** What is compiled of one operation: once for each choice of variables inside of inputs that are not sent. */
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

/** Whoever leaves out now these variables and now those has the rest compiled each time. */
const maxCompiled = 8;

function runOf(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Run {
  const compiled = compileQuery(schema, document, name, { customSerializers: storedAsSent(schema) });
  return isCompiledQuery(compiled) ? compiled.query : () => compiled;
}

/**
 * Variables written inside of an input, as in `{ name: $name }`. One that is not sent is a field that is not given, but
 * graphql-jit makes it null: it is handed a document without that field.
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
 * Enums are stored under the names that they are sent with, and the database refuses any other; texts and whole numbers
 * are as they should be when they are of their type. What is not goes through GraphQL's own check.
 */
function storedAsSent(schema: GraphQLSchema) {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return {
    ...Object.fromEntries(enums.map(({ name }) => [name, (value: unknown) => value])),
    ID: (value: unknown) => (typeof value === 'number' ? `${value}` : GraphQLID.serialize(value)),
    String: (value: unknown) => (typeof value === 'string' ? value : GraphQLString.serialize(value)),
  };
}

/** What is wrong with the variables of an operation, if anything is. */
export function invalidVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): GraphQLError[] | undefined {
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: maxProblems }).errors?.map(
    asBadInput,
  );
}

/** The document holds several operations, or none of the name that is asked for. */
export const unclearOperation = () =>
  coded('Say by operationName which operation to run.', 'OPERATION_RESOLUTION_FAILURE');

const asBadInput = ({ message }: GraphQLError) => coded(message, 'BAD_USER_INPUT', { fields: {} });

/** Compiled queries give errors of a class of their own, without the extensions of an error that has none. */
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
