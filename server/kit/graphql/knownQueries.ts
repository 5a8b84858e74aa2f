import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Context } from '../context.ts';
import { checkRequest } from './checkRequest.ts';
import type { Execute } from './executor.ts';

interface KnownQuery {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

const maxKept = 500;
const maxKeptLength = 10_000;

/**
 * Queries whose text Apollo has parsed and validated before. They are checked like any other and then only run:
 * Apollo's own way through a request costs as much again as a small query. Whatever is refused or fails is left to
 * Apollo, which runs it once more and says what is wrong; only queries are here, and those may run twice.
 */
export class KnownQueries {
  readonly #known = new Map<string, KnownQuery>();
  readonly #schema: GraphQLSchema;
  readonly #execute: Execute;

  constructor(schema: GraphQLSchema, execute: Execute) {
    this.#schema = schema;
    this.#execute = execute;
  }

  remember(text: string, document: DocumentNode, operation: OperationDefinitionNode): void {
    if (operation.operation !== 'query' || document.definitions.length !== 1 || text.length > maxKeptLength)
      return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= maxKept && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(text, { document, operation });
  }

  /** The data of a known query, or undefined when Apollo has to answer. */
  async answer(text: string, variables: Record<string, unknown>, context: Context): Promise<unknown> {
    const known = this.#known.get(text);
    if (!known) return undefined;
    const { document, operation } = known;
    try {
      checkRequest(this.#schema, { text, document, operation, variables }, context);
      const { data, errors } = await this.#execute(
        document,
        operation.name?.value ?? null,
        context,
        variables,
      );
      return errors ? undefined : data;
    } catch {
      return undefined;
    }
  }
}
