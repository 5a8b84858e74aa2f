import type { GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
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
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { coded } from '../errors.ts';
import { rulesOfOperation } from '../rules/operationRules.ts';
import { takingCoercedVariables, withCoercedVariables } from './coercedVariables.ts';

type Variables = Record<string, unknown>;

export type Execute = (
  document: DocumentNode,
  operationName: string | null,
  context: Context,
  variables: Variables,
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
      const passesAll = operation.operation === 'query' && rules.every((rule) => abilities.allows(rule));
      const run = passesAll
        ? (runOpen ??= compile(compiledAgainst.open, document, operation))
        : (runGuarded ??= compile(compiledAgainst.guarded, document, operation));
      return run(...request);
    };
  };
  return (document, operationName, context, variables) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return { errors: [unclearOperation()] };
    const run = operations.get(operation) ?? prepare(document, operation);
    operations.set(operation, run);
    return run(document, operationName, context, variables);
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Execute {
  const compiled = compileQuery(schema, takingCoercedVariables(document, operation), operation.name?.value, {
    customSerializers: storedAsSent(schema),
  }) as CompiledQuery | ExecutionResult;
  if (!isCompiledQuery(compiled as CompiledQuery)) return () => compiled as ExecutionResult;
  const { query } = compiled as CompiledQuery;
  const definitions = operation.variableDefinitions ?? [];
  const inObjects = variablesInObjects(document);
  return (_document, operationName, context, variables) => {
    const { errors, coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 20 });
    if (errors) return { errors: errors.map(asBadInput) };
    if (inObjects.some((name) => coerced[name] === undefined)) {
      return execute({ schema, document, operationName, contextValue: context, variableValues: variables });
    }
    const result = query(undefined, context, coerced);
    return result instanceof Promise ? result.then(withExtensions) : withExtensions(result);
  };
}

/**
 * Variables written inside of an input, as in `{ name: $name }`. One that is not sent is a field that is not given,
 * but graphql-jit makes it null: graphql-js runs such a request.
 */
function variablesInObjects(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    ObjectField: ({ value }) => void (value.kind === Kind.VARIABLE && names.add(value.name.value)),
  });
  return [...names];
}

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

/** The document holds several operations, or none of the name that is asked for. */
export const unclearOperation = () =>
  coded('Say by operationName which operation to run.', 'OPERATION_RESOLUTION_FAILURE', {
    http: { status: 400 },
  });

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

/** Puts an executor behind Apollo Server, in the place where a federated gateway would be. */
export function gatewayOf(schema: GraphQLSchema, execute: Execute): GatewayInterface {
  let announce: ((loaded: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) | undefined;
  return {
    onSchemaLoadOrUpdate: (callback) => {
      announce = callback;
      return () => (announce = undefined);
    },
    load: async () => {
      announce?.({ apiSchema: schema, coreSupergraphSdl: '' });
      return {
        executor: async ({ document, operationName, context, request }) =>
          (await execute(document, operationName, context as Context, request.variables ?? {})) as never,
      };
    },
    stop: async () => {},
  };
}
