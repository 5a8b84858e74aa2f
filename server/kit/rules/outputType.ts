// The rules of classes are a registry of modules, because decorators fill it when their class is loaded.

import type { GraphQLSchema } from 'graphql';
import { Extensions, ObjectType } from 'type-graphql';
import { objectTypesOf } from './protectSchema.ts';
import type { Rule } from './rule.ts';

interface OutputTypeOptions {
  description: string;
  /**
   * Rule of the fields that return this type. A query or field with a rule of its own needs only that rule; mutations and
   * subscriptions need both. `'parent'` when the rule of the field that returns the type is enough.
   */
  rule: Rule | 'parent';
  name?: string;
}

/** Declares a GraphQL object type with its rule. Plain fields are read from the row without a resolver. */
export function OutputType({ description, rule, name }: OutputTypeOptions): ClassDecorator {
  return (target) => {
    const options = { description, simpleResolvers: true };
    (name ? ObjectType(name, options) : ObjectType(options))(target);
    Extensions({ [declaredBy(name ?? target.name)]: rule })(target);
    declared.set(target, rule);
  };
}

const declared = new Map<unknown, Rule | 'parent'>();

/** The rule that a class declares for its rows; undefined when it declares none, or `parent`. */
export function ruleOfClass(target: unknown): Rule | undefined {
  const rule = declared.get(target);
  return rule === 'parent' ? undefined : rule;
}

const declaredBy = (typeName: string) => `rule of ${typeName}`;

/**
 * Gives each type the rule of its own class. The library type-graphql merges the extensions of a class with those of its base class,
 * and the result depends on the order in which the classes were loaded.
 */
export function settleTypeRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema))
    type.extensions = { ...type.extensions, rule: type.extensions[declaredBy(type.name)] };
  return schema;
}
