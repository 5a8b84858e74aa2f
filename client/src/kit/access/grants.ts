import type { Rule } from './ability';

/** What some rules allow, subject by subject, each action once; who may do everything needs no further line. */
export function grantsOf(rules: readonly Rule[]): { subject: string; actions: string[] }[] {
  const everything = rules.find(({ action, subject }) => action === 'manage' && subject === 'all');
  if (everything) return [{ subject: everything.subject, actions: [everything.action] }];

  const groups = new Map<string, Set<string>>();
  for (const { action, subject } of rules) {
    groups.set(subject, (groups.get(subject) ?? new Set()).add(action));
  }
  return [...groups].map(([subject, actions]) => ({
    subject,
    actions: actions.has('manage') ? ['manage'] : [...actions],
  }));
}
