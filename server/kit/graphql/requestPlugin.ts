import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { AuditAction } from '../audit/auditEntry.entity.ts';
import { recordEvent } from '../audit/audit.ts';
import { coded } from '../errors.ts';
import { checkRequest } from './checkRequest.ts';
import { unclearOperation } from './executor.ts';
import type { KnownQueries } from './knownQueries.ts';

/** Checks what a request asks before it runs, and remembers queries that passed. Refusals are audited. */
export const requestPlugin = (schema: GraphQLSchema, known: KnownQueries): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, request, contextValue }) {
        // Apollo would go on, and the only operation of the document would run without having been looked at.
        if (!operation) throw unclearOperation();
        if (operation.operation === 'subscription') throw onlyLive();
        const { query: text, variables = {} } = request;
        checkRequest(schema, { text, document, operation, variables }, contextValue);
        if (text !== undefined) known.remember(text, document, operation);
      },
      async didEncounterErrors({ errors, contextValue }) {
        const denied = errors.map(({ extensions }) => extensions).filter(({ code }) => code === 'FORBIDDEN');
        // A field that is refused in every row of a list was one attempt.
        const attempts = new Map(
          denied.map((attempt) => [`${attempt['action']} ${attempt['subject']}`, attempt]),
        );
        for (const { action, subject } of attempts.values()) {
          await recordEvent(contextValue, AuditAction.DENIED, String(subject), null, {
            action: [null, action],
          });
        }
      },
    };
  },
});

const onlyLive = () => coded('Subscriptions run over the WebSocket /graphql/live.', 'BAD_REQUEST');
