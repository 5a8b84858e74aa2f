import type { GraphQLSchema } from 'graphql';
import { objectTypesOf, rulesOfField } from './protectSchema.ts';
import type { Rule } from './rule.ts';

/** Appends the access rules of each field to its description. Fields without rules stay unchanged. */
export function describeRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of objectTypesOf(schema))
    for (const field of Object.values(type.getFields())) {
      const needs = sentenceOf(rulesOfField(schema, type, field));
      field.description = [field.description, needs].filter(Boolean).join(' ');
    }
  return schema;
}

/** A sentence that describes all rules of a field, such as "Needs `update` and `read` on `Rush`." */
function sentenceOf(rules: readonly Rule[]): string {
  const permissions = rules.flatMap((rule) => (rule.kind === 'allow' ? [rule] : []));
  // `Public` is left out when the field has another rule, because that rule limits access.
  const restrictions = rules
    .filter(({ kind }) => kind !== 'allow' && (kind !== 'public' || rules.length === 1))
    .map(wordsOf);
  if (permissions.length === 0) return restrictions.map((words) => `${words}.`).join(' ');
  const bySubject = Map.groupBy(permissions, ({ subject }) => subject);
  const rights = [...bySubject].map(([subject, allowed]) => {
    const actions = allowed.map(({ action }) => `\`${action}\``).join(' and ');
    return `${actions} on \`${subject}\``;
  });
  // "Signed in" is left out, because only signed-in viewers have permissions.
  const needs = restrictions.filter((words) => words !== signedIn);
  return [`Needs ${rights.join(' and ')}`, ...needs].map((words) => `${words}.`).join(' ');
}

const signedIn = 'Needs a signed-in user';

function wordsOf(rule: Rule): string {
  if (rule.kind === 'public') return 'For everyone, signed in or not';
  return rule.kind === 'signedIn' ? signedIn : 'Needs a signed-in person: API tokens are not accepted';
}
