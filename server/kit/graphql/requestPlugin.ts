import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import { AuditAction } from '../audit/auditEntry.entity.ts';
import { recordEvent } from '../audit/audit.ts';
import { allow } from '../rules/rule.ts';
import { checkLimits, introspects } from './limits.ts';
import { refuseUnstorableText } from './unstorableText.ts';

/** Who may look at the schema with the explorer or a tool. */
export const explorerRule = allow('read', 'Explorer');

/** Checks what a request asks before it runs: its size, and whether it may see the schema. Refusals are audited. */
export const requestPlugin = (schema: () => GraphQLSchema): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, request, contextValue }) {
        if (!operation) return;
        if (introspects(schema(), document, operation) && !contextValue.abilities.allows(explorerRule)) {
          throw contextValue.abilities.signedIn ? forbidden('read', 'Explorer') : unauthenticated();
        }
        checkLimits(schema(), document, operation, request.variables ?? {});
        refuseUnstorableText(request.query, request.variables ?? {});
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
