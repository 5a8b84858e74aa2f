import { declaredActions, declaredSubjects } from '../../kit/rules/rule.ts';

const everyAction = ['read', 'create', 'update', 'delete'];

/** What can be allowed on a subject; nothing on one that no rule of the schema names. */
export function actionsOf(subject: string): string[] {
  const declared = subject === 'all' ? everyAction : declaredActions(subject);
  if (declared.length === 0) return [];
  return [...declared.toSorted((a, b) => everyAction.indexOf(a) - everyAction.indexOf(b)), 'manage'];
}

/** All that abilities can be about: everything, then each subject of the schema's rules. */
export const abilitySubjects = (): string[] => ['all', ...declaredSubjects().toSorted()];
