import { Extensions, ObjectType } from 'type-graphql';
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
    Extensions({ rule })(target);
  };
}
