import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/caller.ts';
import type { Context } from '../kit/context.ts';
import type { Operations } from '../kit/operations/operations.ts';
import { unauthenticatedAnswer } from './errors.ts';
import { runOperation } from './operations.ts';
import type { RestOptions } from './rest.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls a path that needs a signed-in caller. */
    caller: RestCaller;
  }
}

/** The signed-in caller of a path, on whose behalf documents run. */
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

  /** Throws unless the caller has just proven who they are. */
  requireRecentProof(): Promise<void> {
    return this.#context.services.accounts.requireRecentProof(this.#context);
  }

  /** Whether it is worth asking for a field: the field's own rule decides, this only spares refusals. */
  may(action: string, subject: string): boolean {
    return this.#context.abilities.can(action, subject);
  }
}

/** All paths registered on the server need a good access token. It is looked at before anything else of the request. */
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
