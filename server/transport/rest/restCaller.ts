import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../caller.ts';
import type { Context } from '../../kit/context.ts';
import type { Operations } from '../../kit/operations/operations.ts';
import { unauthenticatedAnswer } from './errors.ts';
import { runOperation } from './operations.ts';
import type { RestOptions } from './rest.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller, on paths that need one. */
    caller: RestCaller;
  }
}

/** The signed-in caller of a REST path, on whose behalf GraphQL documents run. */
export class RestCaller {
  readonly #operations: Operations;
  readonly #context: Context;

  constructor(operations: Operations, context: Context) {
    this.#operations = operations;
    this.#context = context;
  }

  /** Id of the `User`. */
  get userId(): string {
    return String(this.#context.viewer!.userId);
  }

  run<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    return runOperation(this.#operations, this.#context, document, variables);
  }

  /** Throws unless the caller has proven their identity recently. */
  requireReauthentication(): Promise<void> {
    return this.#context.services.accounts.requireReauthentication(this.#context);
  }

  /** True when the caller may apply the action to every record, not only to their own. */
  mayOnAll(action: string, subject: string): boolean {
    return this.#context.abilities.canAll(action, subject);
  }

  /**
   * True when the caller may apply the action, even if only to their own records. Only avoids queries that would fail: the rule of the
   * field decides.
   */
  may(action: string, subject: string): boolean {
    return this.#context.abilities.can(action, subject);
  }
}

/** Requires a valid access token for all paths registered on the server. It is checked before anything else. */
export function signedInOnly(server: FastifyInstance, { operations, contextFor }: RestOptions): void {
  server.decorateRequest('caller', null as never);
  server.addHook('onRequest', async (request, reply) => {
    const context = await contextFor(callerOf(request));
    // guard: rest-needs-viewer
    if (!context.viewer) return reply.code(401).send(unauthenticatedAnswer);
    request.caller = new RestCaller(operations, context);
    void reply.header('cache-control', 'no-store');
  });
}
