// The methods are a registry of modules, because decorators fill it when their class is loaded.

import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context.ts';
import { objectTypesOf } from '../rules/protectSchema.ts';

type Resolve = GraphQLFieldResolver<never, Context, never>;

const resolvedByKey = 'simpleWhy';

/**
 * Resolves a field with this function instead of the decorated method. For fields that are requested often: type-graphql would
 * create and validate the arguments asynchronously for every parent row.
 */
export const ResolvedBy =
  (resolve: Resolve): PropertyDecorator =>
  (prototype, key) => {
    plain.push({ prototype, key });
    Extensions({ [resolvedByKey]: resolve })(prototype, key);
  };

/** Methods that are never called, because their field is resolved by a function. */
const plain: Array<{ prototype: object; key: string | symbol }> = [];

/** Throws when a resolver class overrides a method that a `@ResolvedBy` function replaces. GraphQL would never call the override. */
export function refuseOverridesOfPlain(resolvers: readonly Function[]): void {
  for (const { name, prototype } of resolvers) {
    const lost = plain.find(({ prototype: base, key }) => {
      const own = prototype as object & Record<string | symbol, unknown>;
      return base.isPrototypeOf(own) && own[key] !== (base as typeof own)[key];
    });
    if (lost)
      throw new Error(
        `${name}.${String(lost.key)} would never be called: use the options of the base class, or another field.`,
      );
  }
}

/** Sets the resolvers of fields with `@ResolvedBy`. Must run before the rules are put in front of the fields. */
export function applyResolvedBy(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema)) {
    for (const field of Object.values(type.getFields())) {
      const resolve = field.extensions[resolvedByKey] as Resolve | undefined;
      if (resolve) field.resolve = resolve as GraphQLFieldResolver<unknown, Context>;
    }
  }
  return schema;
}
