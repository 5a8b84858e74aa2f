import type { GraphQLSchema } from 'graphql';
import { Extensions, ObjectType } from 'type-graphql';
import { objectTypesOf } from './protectSchema.ts';
import type { Rule } from './rule.ts';

interface OutputTypeOptions {
  description: string;
  /** Who may reach the fields of this type from anywhere; `'parent'` when whoever reaches the holder may. */
  rule: Rule | 'parent';
  name?: string;
}

/** A GraphQL object type that declares its rule and whose plain fields are read straight from the row. */
export function OutputType({ description, rule, name }: OutputTypeOptions): ClassDecorator {
  return (target) => {
    const options = { description, simpleResolvers: true };
    (name ? ObjectType(name, options) : ObjectType(options))(target);
    Extensions({ [declaredBy(name ?? target.name)]: rule })(target);
    declared.set(target, rule);
  };
}

const declared = new Map<unknown, Rule | 'parent'>();

/** The rule that a class declares for its rows, if it has one of its own. */
export function ruleOfClass(target: unknown): Rule | undefined {
  const rule = declared.get(target);
  return rule === 'parent' ? undefined : rule;
}

const declaredBy = (typeName: string) => `rule of ${typeName}`;

/**
 * Gives each type the rule that it declares itself: type-graphql mixes those of a class and of what it extends, and
 * which of them is left depends on the order in which they were loaded.
 */
export function settleTypeRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema))
    type.extensions = { ...type.extensions, rule: type.extensions[declaredBy(type.name)] };
  return schema;
}
