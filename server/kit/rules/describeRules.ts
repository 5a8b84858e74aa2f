import type { GraphQLSchema } from 'graphql';
import { objectTypesOf, rulesOfField } from './protectSchema.ts';
import type { Rule } from './rule.ts';

/** Appends the required permission to the description of every field, in the words of the error. */
export function describeRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema))
    for (const field of Object.values(type.getFields())) {
      const needs = rulesOfField(schema, type, field).map(wordsOf);
      field.description = [field.description, ...needs].filter(Boolean).join(' ');
    }
  return schema;
}

function wordsOf(rule: Rule): string {
  if (rule.kind === 'public') return 'For everyone, signed in or not.';
  if (rule.kind === 'signedIn') return 'Needs a signed-in user.';
  if (rule.kind === 'session') return 'Needs a signed-in person: API tokens are not accepted.';
  return `Needs \`${rule.action}\` on \`${rule.subject}\`.`;
}
