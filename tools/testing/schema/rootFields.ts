import type { GraphQLArgument, GraphQLSchema } from 'graphql';

/** The root fields of a schema, by names such as `Mutation.signIn`. Each has its arguments in the printed order. */
export function rootFields(schema: GraphQLSchema): Array<{ name: string; args: readonly GraphQLArgument[] }> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map(({ name, args }) => ({ name: `${root!.name}.${name}`, args })),
  );
}
