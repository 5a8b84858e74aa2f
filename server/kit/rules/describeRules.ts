import type { GraphQLSchema } from 'graphql';
import { objectTypesOf, rulesOfField } from './protectSchema.ts';
import type { Rule } from './rule.ts';

/** Says of every field what its caller needs, in the words in which a refusal says it. */
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
  if (rule.kind === 'signedIn') return 'For whoever is signed in.';
  if (rule.kind === 'session') return 'For people who are signed in, and no program with a token.';
  return `Needs \`${rule.action}\` on \`${rule.subject}\`.`;
}
