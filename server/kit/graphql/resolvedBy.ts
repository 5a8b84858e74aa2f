import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context.ts';
import { objectTypesOf } from '../rules/protectSchema.ts';

type Resolve = GraphQLFieldResolver<never, Context, never>;

const resolvedByKey = 'plainly';

/**
 * On a field that is asked for often: this function alone resolves it. type-graphql would make an instance of the
 * arguments and check it asynchronously, once for every parent row.
 */
export const ResolvedBy =
  (resolve: Resolve): PropertyDecorator =>
  (prototype, key) => {
    plain.push({ prototype, key });
    Extensions({ [resolvedByKey]: resolve })(prototype, key);
  };

/** The methods that are never called, for their function resolves the field. */
const plain: Array<{ prototype: object; key: string | symbol }> = [];

/** Refuses a resolver that overrides such a method: it would be without effect. */
export function refuseOverridesOfPlain(resolvers: readonly Function[]): void {
  for (const { name, prototype } of resolvers) {
    const lost = plain.find(({ prototype: base, key }) => {
      const own = prototype as object & Record<string | symbol, unknown>;
      return base.isPrototypeOf(own) && own[key] !== (base as typeof own)[key];
    });
    if (lost)
      throw new Error(`${name}.${String(lost.key)} would never be called: give options, or another field.`);
  }
}

/** Gives the fields marked `@ResolvedBy` their resolvers; to be done before rules are put in front of them. */
export function applyResolvedBy(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema)) {
    for (const field of Object.values(type.getFields())) {
      const resolve = field.extensions[resolvedByKey] as Resolve | undefined;
      if (resolve) field.resolve = resolve as GraphQLFieldResolver<unknown, Context>;
    }
  }
  return schema;
}
