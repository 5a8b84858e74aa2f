import type { Grant } from './ability';

/**
 * What some rules allow, subject by subject, each action once, `update OWN` of one's own alone; who may do everything needs no
 * further line.
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
