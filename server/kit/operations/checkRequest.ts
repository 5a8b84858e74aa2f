import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Context } from '../context.ts';
import { forbidden, unauthenticated, viewOnly } from '../errors.ts';
import { allow } from '../rules/rule.ts';
import { checkInputDepth, checkLimits, introspects } from '../graphql/limits.ts';
import { refuseMissingValues } from '../graphql/errors/missingValues.ts';
import { refuseUnstorableText } from '../graphql/unstorableText.ts';

/** Permission to read the schema, with the explorer or another tool. */
export const explorerRule = allow('read', 'Explorer');

interface Request {
  text: string | undefined;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Rejects a request before any part of it runs. Reasons are its size, texts that cannot be stored, missing values, an introspection
 * without permission, or a change while the portal is viewed as another role.
 */
export function checkRequest(
  schema: GraphQLSchema,
  { text, document, operation, variables }: Request,
  { abilities, viewingAs }: Context,
): void {
  // guard: introspection-needs-right
  if (introspects(schema, document, operation) && !abilities.allows(explorerRule)) {
    throw abilities.signedIn ? forbidden('read', 'Explorer') : unauthenticated();
  }
  // guard: view-as-role-changes-nothing
  if (viewingAs !== undefined && operation.operation === 'mutation') throw viewOnly();
  checkInputDepth(variables);
  checkLimits(schema, document, operation, variables);
  refuseMissingValues(schema, document, variables);
  refuseUnstorableText(text, variables);
}
