import type { GraphQLSchema } from 'graphql';

/** Says what the three roots are for, which type-graphql makes without a word. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const said = [
    [schema.getQueryType(), 'All that can be read. Nothing changes by it.'],
    [
      schema.getMutationType(),
      'All that can be changed. Each is done as a whole or not at all, and stands in the audit.',
    ],
    [
      schema.getSubscriptionType(),
      'What is told as it happens, over the WebSocket `/graphql/live`, as its receiver may see it.',
    ],
  ] as const;
  for (const [root, description] of said) if (root) root.description = description;
  return schema;
}
