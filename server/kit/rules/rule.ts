// The rules are a registry of modules, because decorators create them when their class is loaded. Subjects and actions of abilities
// follow from it.

import { Extensions } from 'type-graphql';

/**
 * Who may use a field. Everybody, signed-in users, signed-in people but not their programs (API tokens), or viewers with a
 * permission.
 */
export type Rule =
  | { kind: 'public' }
  | { kind: 'signedIn' }
  | { kind: 'session' }
  | { kind: 'allow'; action: string; subject: string };

const rules = new Map<string, Rule>();

/** Returns the rule that a viewer needs the permission to `action` the `subject`. Equal rules are the same object. */
export function allow(action: string, subject: string): Rule {
  const key = `${action} ${subject}`;
  const rule = rules.get(key) ?? { kind: 'allow', action, subject };
  rules.set(key, rule);
  return rule;
}

/** The subjects of all rules that the loaded modules have created with `allow`. */
export const declaredSubjects = (): string[] => [
  ...new Set([...rules.values()].flatMap((rule) => (rule.kind === 'allow' ? [rule.subject] : []))),
];

/** The actions on a subject that rules of the loaded modules require. */
export const declaredActions = (subject: string): string[] =>
  [...rules.values()].flatMap((rule) =>
    rule.kind === 'allow' && rule.subject === subject ? [rule.action] : [],
  );

export const everyone: Rule = { kind: 'public' };
export const anySignedIn: Rule = { kind: 'signedIn' };
export const anySession: Rule = { kind: 'session' };

/** Declares the rule of a field or a type. */
export const Ruled = (rule: Rule) => Extensions({ rule });
export const Allow = (action: string, subject: string) => Ruled(allow(action, subject));
export const Public = () => Ruled(everyone);
export const SignedInOnly = () => Ruled(anySignedIn);
/** Decorator for fields with credentials, tokens and permissions. API tokens cannot use the field, whatever their scopes. */
export const SessionOnly = () => Ruled(anySession);

/** The rule of a field or type of the built schema, as stored by `@Allow`, `@OutputType` and the like. */
export const ruleOf = (holder: { extensions: Readonly<Record<string, unknown>> }) =>
  holder.extensions['rule'] as Rule | undefined;
