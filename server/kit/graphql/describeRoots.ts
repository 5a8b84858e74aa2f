import type { GraphQLSchema } from 'graphql';

/** Describes the three root types, which type-graphql leaves without a description. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const said = [
    [schema.getQueryType(), 'All reads. Queries change nothing.'],
    [
      schema.getMutationType(),
      'All changes. Each mutation runs completely or not at all, and is recorded in the audit.',
    ],
    [
      schema.getSubscriptionType(),
      'Events as they happen, over the WebSocket `/graphql/live`, limited to data that the receiver may see.',
    ],
  ] as const;
  for (const [root, description] of said) if (root) root.description = description;
  return schema;
}
