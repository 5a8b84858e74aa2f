import { Extensions } from 'type-graphql';

/** Who may reach a field: everyone, whoever is signed in, or whoever holds an ability. */
export type Rule =
  | { kind: 'public' }
  | { kind: 'signedIn' }
  | { kind: 'allow'; action: string; subject: string };

const rules = new Map<string, Rule>();

/** The rule "may `action` the `subject`"; equal rules are the same object. */
export function allow(action: string, subject: string): Rule {
  const key = `${action} ${subject}`;
  const rule = rules.get(key) ?? { kind: 'allow', action, subject };
  rules.set(key, rule);
  return rule;
}

/** The subjects of all rules of the schema. */
export const declaredSubjects = (): string[] => [
  ...new Set([...rules.values()].flatMap((rule) => (rule.kind === 'allow' ? [rule.subject] : []))),
];

export const everyone: Rule = { kind: 'public' };
export const anySignedIn: Rule = { kind: 'signedIn' };

/** Puts a rule on a field or a type. */
export const Ruled = (rule: Rule) => Extensions({ rule });
export const Allow = (action: string, subject: string) => Ruled(allow(action, subject));
export const Public = () => Ruled(everyone);
export const SignedInOnly = () => Ruled(anySignedIn);

/** The rule that `@Allow`, `@Public` or `@OutputType` left on a field or type of the built schema. */
export const ruleOf = (holder: { extensions: Readonly<Record<string, unknown>> }) =>
  holder.extensions['rule'] as Rule | undefined;
