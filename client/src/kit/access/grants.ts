import type { Grant } from './ability';

/**
 * Lists the allowed actions by subject, without duplicates. `update OWN` is limited to own records. A rule for
 * everything becomes the only line.
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
