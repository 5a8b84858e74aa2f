import type { GraphQLSchema } from 'graphql';

/** Describes the three root types, which type-graphql leaves without a description. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const descriptions = [
    [schema.getQueryType(), 'Root type of all operations that read data. Queries change nothing.'],
    [
      schema.getMutationType(),
      'Root type of all operations that change data. The audit log records changes of records, except for example chat messages, reactions and autosaved drafts.',
    ],
    [
      schema.getSubscriptionType(),
      'Events as they happen, over the WebSocket `/graphql/live`. They contain only data that the receiver may see.',
    ],
  ] as const;
  for (const [root, description] of descriptions) if (root) root.description = description;
  return schema;
}
