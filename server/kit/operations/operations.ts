import {
  createSourceEventStream,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { recordDenials } from '../audit/denials.ts';
import type { Context } from '../context.ts';
import { coded, forbidden } from '../errors.ts';
import { noteCode, noteExecution } from '../requestTrail.ts';
import { rulesOfOperation } from '../rules/operationRules.ts';
import type { Rule } from '../rules/rule.ts';
import { fieldsClosedToVisitors, inputsClosedToVisitors, isVisitorDocument } from '../rules/visitors.ts';
import { checkRequest } from './checkRequest.ts';
import { Documents } from './documents.ts';
import { invalidVariables, unclearOperation, type Execute } from '../graphql/executor.ts';
import { formatError, isOurs } from '../graphql/errors/formatError.ts';
import { makeWellFormed } from './wellFormed.ts';

declare module '../context.ts' {
  interface Services {
    operations: Operations;
  }
}

/** An operation as the client sends it. */
export interface OperationRequest {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

/** A parsed request of an operation. A valid request has a document, an invalid one has errors. */
export interface ReadRequest extends OperationRequest {
  document?: DocumentNode;
  errors?: readonly GraphQLError[];
}

/** A subscription that passed all checks. */
export interface Subscription extends ExecutionArgs {
  subscribe: () => Promise<AsyncIterable<FormattedExecutionResult> | FormattedExecutionResult>;
}

interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

interface Options {
  schema: GraphQLSchema;
  execute: Execute;
  log: { error: (details: object, message: string) => void };
  /** Runs a query or mutation as part of a trace. */
  follow?: Follow | undefined;
}

type Follow = <T>(operation: { kind: string; name: string | undefined }, work: () => T) => T;

const doAlone: Follow = (_operation, work) => work();

/**
 * Runs every operation, whether from HTTP, a WebSocket, a REST path or a resolver. Parses and validates the document, checks
 * limits, executes it under the rules, and formats its errors for the client.
 */
export class Operations {
  readonly schema: GraphQLSchema;
  readonly #documents: Documents;
  readonly #execute: Execute;
  readonly #log: Options['log'];
  readonly #follow: Follow;
  readonly #rules = new WeakMap<DocumentNode, readonly Rule[]>();
  readonly #closedToVisitors = new WeakMap<DocumentNode, readonly string[]>();

  constructor({ schema, execute, log, follow = doAlone }: Options) {
    this.schema = schema;
    this.#documents = new Documents(schema);
    this.#execute = execute;
    this.#log = log;
    this.#follow = follow;
  }

  /** Parses a request. For callers that need the document before they execute it. */
  read(request: OperationRequest): ReadRequest {
    try {
      return { ...request, document: this.#documents.read(request.query) };
    } catch (error) {
      return { ...request, errors: errorsIn(error) };
    }
  }

  /**
   * Executes a query or a mutation on a copy of the context. So a sign-in does not affect other operations of the same request.
   */
  async execute(request: OperationRequest, context: Context): Promise<FormattedExecutionResult> {
    return this.executeRead(this.read(request), copyOf(context));
  }

  /** Executes a parsed request. No other operation may use the same `context`. */
  async executeRead(request: ReadRequest, context: Context): Promise<FormattedExecutionResult> {
    try {
      const checked = this.#checked(request, context);
      if (checked.operation.operation === 'subscription') throw onlyLive();
      const result = await this.#timed(checked, context);
      // A sign-in sets the viewer during the operation, so the log line gets the user only here.
      context.trail.userId ??= context.viewer?.userId;
      if (!result.errors) return { data: result.data! };
      return resultWith(result, await this.#reported(result.errors, context));
    } catch (error) {
      return { errors: await this.#reported(errorsIn(error), context) };
    }
  }

  /**
   * Checks a subscription, and throws when it must not start. Each event is resolved with the receiver's permissions at that
   * time. A receiver whose session has ended gets no more events.
   */
  async subscription(request: OperationRequest, contextOfNow: () => Promise<Context>): Promise<Subscription> {
    const contextValue = await contextOfNow();
    const checked = this.#checked(this.read(request), contextValue);
    const { document, operation, variables: variableValues } = checked;
    if (operation.operation !== 'subscription') throw onlySubscriptions();
    const invalid = invalidVariables(this.schema, operation, variableValues);
    if (invalid) throw new AggregateError(invalid);
    const { operationName } = request;
    const args = { schema: this.schema, document, variableValues, operationName, contextValue };
    const subscribe = async () => {
      const events = await createSourceEventStream(args);
      return Symbol.asyncIterator in events
        ? this.#resultOfEach(checked, events, contextOfNow)
        : { errors: await this.#reported(events.errors ?? [], contextValue) };
    };
    return { ...args, subscribe };
  }

  /** True when the viewer meets the rules of all fields of a query, so that none of them would be rejected. */
  allows(query: string, { abilities }: Context): boolean {
    const document = this.#documents.read(query);
    const rules =
      this.#rules.get(document) ?? rulesOfOperation(this.schema, document, getOperationAST(document)!);
    this.#rules.set(document, rules);
    return rules.every((rule) => abilities.allows(rule));
  }

  /**
   * Runs a query inside of another operation, for the same viewer and under all rules. Throws the first error, which the outer
   * operation then reports.
   */
  async query<Data>(request: OperationRequest, context: Context): Promise<Data> {
    const read = this.read(request);
    const { data, errors }: ExecutionResult = read.errors
      ? read
      : await this.#executed(this.#checked(read, context), context);
    if (errors?.[0]) throw errors[0];
    return data as Data;
  }

  /** The form of an error that clients may see. Logs unexpected errors and `UNAVAILABLE`. */
  formatError(error: GraphQLError, log = this.#log): GraphQLFormattedError {
    if (!isOurs(error) || error.extensions['code'] === 'UNAVAILABLE')
      log.error({ err: error }, 'unexpected error');
    return formatError(error);
  }

  #checked(
    { query: text, variables: given, operationName, document, errors }: ReadRequest,
    context: Context,
  ): Operation {
    if (!document) throw new AggregateError(errors ?? []);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw unclearOperation();
    context.trail.operation ??= operation.name?.value;
    const variables = given ?? {};
    if (context.isVisitor) this.#requireVisitorOperation(text, { document, operation, variables });
    makeWellFormed(variables);
    checkRequest(this.schema, { text, document, operation, variables }, context);
    return { document, operation, variables };
  }

  /**
   * Throws unless a document is registered for visitors and uses only fields that are open to them. Filters and sort orders are checked
   * too.
   */
  #requireVisitorOperation(text: string, { document, operation, variables }: Operation): void {
    const ofDocument = this.#closedToVisitors.get(document) ?? fieldsClosedToVisitors(this.schema, document);
    this.#closedToVisitors.set(document, ofDocument);
    const closed = [...ofDocument, ...inputsClosedToVisitors(this.schema, operation, variables)];
    // guard: fields-closed-to-visitors
    if (closed.length > 0) throw forbidden('read', closed[0]!, `Visitors may not read ${closed.join(', ')}.`);
    // guard: operations-of-visitors
    if (!isVisitorDocument(text))
      throw forbidden('read', 'Query', 'Visitors run the documents of the website only.');
  }

  async #timed(checked: Operation, context: Context): Promise<ExecutionResult> {
    const { operation: kind, name } = checked.operation;
    const operation = { kind, name: name?.value };
    const end = noteExecution(context.trail, operation);
    try {
      return await this.#follow(operation, () => this.#executed(checked, context));
    } finally {
      end();
    }
  }

  #executed({ document, operation, variables }: Operation, context: Context, event?: unknown) {
    return this.#execute(document, operation, context, variables, event);
  }

  /**
   * Maps the events of a source to results. When the client unsubscribes, closes the source immediately; an async generator would
   * only close it at the next event.
   */
  #resultOfEach(
    checked: Operation,
    events: AsyncIterable<unknown>,
    contextOfNow: () => Promise<Context>,
  ): AsyncGenerator<FormattedExecutionResult> {
    const source = events[Symbol.asyncIterator]();
    const results = this.#results(checked, { [Symbol.asyncIterator]: () => source }, contextOfNow);
    const end = results.return.bind(results);
    return Object.assign(results, {
      return: async (value: unknown) => {
        await source.return?.();
        return end(value);
      },
    });
  }

  async *#results(
    checked: Operation,
    events: AsyncIterable<unknown>,
    contextOfNow: () => Promise<Context>,
  ): AsyncGenerator<FormattedExecutionResult> {
    for await (const event of events) {
      const context = await contextOfNow();
      // The socket will be closed soon. Ending only the subscription would look as if it were complete.
      if (!context.viewer) continue;
      const result = await this.#executed(checked, context, event);
      yield resultWith(
        result,
        result.errors?.map((error) => this.formatError(error, context.log)),
      );
    }
  }

  /** Records rejected actions in the audit, each once per operation, and formats the errors. */
  async #reported(errors: readonly GraphQLError[], context: Context): Promise<GraphQLFormattedError[]> {
    await recordDenials(context, errors);
    const formatted = errors.map((error) => this.formatError(error, context.log));
    for (const { extensions } of formatted) noteCode(context.trail, extensions?.['code']);
    return formatted;
  }
}

/** A result with errors. `data` is left out when no field was executed. */
const resultWith = ({ data }: ExecutionResult, errors: FormattedExecutionResult['errors']) => ({
  ...(data !== undefined && { data }),
  ...(errors && { errors }),
});

/** Converts a thrown value to a list of GraphQL errors. A value that is no GraphQL error becomes the error `unexpected`. */
export function errorsIn(error: unknown): GraphQLError[] {
  if (error instanceof AggregateError) return error.errors as GraphQLError[];
  if (error instanceof GraphQLError) return [error];
  return [new GraphQLError('unexpected', { originalError: error as Error })];
}

const copyOf = (context: Context): Context =>
  Object.assign(Object.create(Object.getPrototypeOf(context) as object) as Context, context);

const onlyLive = () => coded('Subscriptions run over the WebSocket /graphql/live only.', 'BAD_REQUEST');

const onlySubscriptions = () =>
  coded('Only subscriptions run over a WebSocket; POST everything else.', 'ONLY_SUBSCRIPTIONS');
