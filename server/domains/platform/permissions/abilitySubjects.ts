import { declaredActions, declaredSubjects } from '../../../kit/rules/rule.ts';

const everyAction = ['read', 'create', 'update', 'delete'];
const inOrder = [...everyAction, 'publish'];

/** Returns the actions that can be granted on a subject. Empty when no rule of the schema uses the subject. */
export function actionsOf(subject: string): string[] {
  const declared = subject === 'all' ? everyAction : declaredActions(subject);
  if (declared.length === 0) return [];
  return [...declared.toSorted((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b)), 'manage'];
}

/** Returns all subjects on which abilities can be granted: `all`, and those in the schema's rules. */
export const abilitySubjects = (): string[] => ['all', ...declaredSubjects().toSorted()];
