import { Ability } from '@casl/ability';

/** What it takes to see or do something: an action on a subject, as the server names them. */
export interface Rule {
  action: string;
  subject: string;
}

export type Can = (rule: Rule | undefined) => boolean;

/** The viewer's rules as one question: may they? No rule means that everyone signed in may. */
export function createCan(rules: readonly Rule[]): Can {
  const ability = new Ability(rules.map(({ action, subject }) => ({ action, subject })));
  return (rule) => !rule || ability.can(rule.action, rule.subject);
}

const changing: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'manage']);

/** The same, without anything that changes something. */
export function lookingOnly(can: Can): Can {
  return (rule) => can(rule) && !(rule && changing.has(rule.action));
}
