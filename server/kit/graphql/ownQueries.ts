import { getOperationAST, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { rulesOfOperation } from '../rules/operationRules.ts';
import type { Rule } from '../rules/rule.ts';
import type { Execute } from './executor.ts';

declare module '../context.ts' {
  interface Services {
    queries: OwnQueries;
  }
}

/**
 * Queries that a resolver asks of the schema inside of a request: as its viewer, on its radio and under every rule, like
 * any that come from outside.
 */
export class OwnQueries {
  readonly schema: GraphQLSchema;
  readonly #execute: Execute;
  readonly #rules = new WeakMap<DocumentNode, readonly Rule[]>();

  constructor(schema: GraphQLSchema, execute: Execute) {
    this.schema = schema;
    this.#execute = execute;
  }

  /** Whether the viewer passes every rule in front of any of its fields, so that nothing of it would be refused. */
  allows(document: DocumentNode, { abilities }: Context): boolean {
    const rules =
      this.#rules.get(document) ?? rulesOfOperation(this.schema, document, getOperationAST(document)!);
    this.#rules.set(document, rules);
    return rules.every((rule) => abilities.allows(rule));
  }

  /** The data of a query; throws the first error of its answer. */
  async answer<Data>(document: DocumentNode, context: Context, variables: Record<string, unknown>) {
    const { data, errors } = await this.#execute(document, null, context, variables);
    if (errors?.[0]) throw errors[0];
    return data as Data;
  }
}
