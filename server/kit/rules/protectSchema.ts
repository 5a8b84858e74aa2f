import {
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { ruleOf, type Rule } from './rule.ts';

type Field = GraphQLField<unknown, Context>;

/**
 * Puts the rules in front of all resolvers of the schema. Each root field must declare a rule; each type must declare one, or
 * that it uses the rule of its parent. Mutations, subscriptions, and fields without a rule of their own also require the rule of the
 * type that they return. Throws when a rule is missing.
 */
export function protectSchema(schema: GraphQLSchema): GraphQLSchema {
  const missing: string[] = [];
  for (const type of objectTypesOf(schema)) {
    const isRoot = isRootType(schema, type);
    // guard: rule-required-on-types
    if (!isRoot && declaredRule(type) === undefined) missing.push(type.name);
    for (const field of Object.values(type.getFields()) as Field[]) {
      // guard: rule-required-on-root-fields
      if (isRoot && ruleOf(field) === undefined) missing.push(`${type.name}.${field.name}`);
      guard(field, rulesOfField(schema, type, field));
    }
  }
  if (missing.length > 0) throw new Error(`No rule is declared on: ${missing.join(', ')}.`);
  return schema;
}

/** The rules that a viewer must meet to read a field, in addition to those of its parent. */
export function rulesOfField(schema: GraphQLSchema, parent: GraphQLObjectType, field: Field): Rule[] {
  const own = ruleOf(field);
  const target = getNamedType(field.type);
  const targetRule = isObjectType(target) ? declaredRule(target) : undefined;
  const rules = own ? [own] : [];
  const selectsTarget =
    !own || parent === schema.getMutationType() || parent === schema.getSubscriptionType();
  const isRealRule = targetRule !== undefined && targetRule !== 'parent';
  // guard: rule-of-target-type
  if (selectsTarget && isRealRule && targetRule !== own) rules.push(targetRule);
  return rules;
}

/** All object types of a schema, without those of the introspection. */
export const objectTypesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__'));

const declaredRule = (type: GraphQLObjectType) => ruleOf(type) as Rule | 'parent' | undefined;

const isRootType = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);

function guard(field: Field, rules: Rule[]): void {
  const needed = rules.filter((rule) => rule.kind !== 'public');
  if (needed.length === 0) return;
  field.resolve = behind(
    needed,
    field.resolve ?? ((source) => (source as Record<string, unknown>)[field.name]),
  );
  if (field.subscribe) field.subscribe = behind(needed, field.subscribe);
}

function behind(
  rules: Rule[],
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  const [only, ...rest] = rules;
  if (only && rest.length === 0) {
    return (source, args, context, info) => {
      // guard: rule-runs-before-field
      context.abilities.require(only);
      return resolve(source, args, context, info);
    };
  }
  return (source, args, context, info) => {
    // guard: all-rules-run-before-field
    for (const rule of rules) context.abilities.require(rule);
    return resolve(source, args, context, info);
  };
}
