import type { Grant } from './ability';

/**
 * Lists the allowed actions by subject, without duplicates. An action such as `update OWN` is limited to own records. If a rule allows
 * everything, the list contains only that rule.
 */
export function grantsOf(rules: readonly Grant[]): { subject: string; actions: string[] }[] {
  const everything = rules.find(({ action, subject }) => action === 'manage' && subject === 'all');
  if (everything) return [{ subject: everything.subject, actions: [everything.action] }];

  const groups = new Map<string, Set<string>>();
  for (const { action, subject, condition } of rules) {
    groups.set(
      subject,
      (groups.get(subject) ?? new Set()).add(condition ? `${action} ${condition}` : action),
    );
  }
  return [...groups].map(([subject, actions]) => ({
    subject,
    actions: actions.has('manage')
      ? ['manage']
      : [...actions].filter((action) => !action.endsWith(' OWN') || !actions.has(action.split(' ')[0]!)),
  }));
}
