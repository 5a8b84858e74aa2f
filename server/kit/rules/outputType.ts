import type { GraphQLSchema } from 'graphql';
import { Extensions, ObjectType } from 'type-graphql';
import { objectTypesOf } from './protectSchema.ts';
import type { Rule } from './rule.ts';

interface OutputTypeOptions {
  description: string;
  /**
   * Rule for the fields of this type, whichever field returns the type; `'parent'` when the rule of the returning field is enough.
   */
  rule: Rule | 'parent';
  name?: string;
}

/** A GraphQL object type that declares its rule. Plain fields are read straight from the row. */
export function OutputType({ description, rule, name }: OutputTypeOptions): ClassDecorator {
  return (target) => {
    const options = { description, simpleResolvers: true };
    (name ? ObjectType(name, options) : ObjectType(options))(target);
    Extensions({ [declaredBy(name ?? target.name)]: rule })(target);
    declared.set(target, rule);
  };
}

const declared = new Map<unknown, Rule | 'parent'>();

/** The rule that a class declares for its rows; undefined when it uses the rule of its parent. */
export function ruleOfClass(target: unknown): Rule | undefined {
  const rule = declared.get(target);
  return rule === 'parent' ? undefined : rule;
}

const declaredBy = (typeName: string) => `rule of ${typeName}`;

/**
 * Gives each type the rule that its own class declares: type-graphql merges the extensions of a class and its base class, and
 * the result depends on the order in which they were loaded.
 */
export function settleTypeRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema))
    type.extensions = { ...type.extensions, rule: type.extensions[declaredBy(type.name)] };
  return schema;
}
