import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context.ts';
import { objectTypesOf } from '../rules/protectSchema.ts';

type Resolve = GraphQLFieldResolver<never, Context, never>;

const plainKey = 'plainly';

/**
 * On a field that is asked for often: this function alone resolves it. type-graphql would make an instance of the
 * arguments and check it asynchronously, once for every parent row.
 */
export const Plainly = (resolve: Resolve) => Extensions({ [plainKey]: resolve });

/** Gives the fields marked `@Plainly` their resolvers; to be done before rules are put in front of them. */
export function resolvePlainly(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema)) {
    for (const field of Object.values(type.getFields())) {
      const resolve = field.extensions[plainKey] as Resolve | undefined;
      if (resolve) field.resolve = resolve as GraphQLFieldResolver<unknown, Context>;
    }
  }
  return schema;
}
