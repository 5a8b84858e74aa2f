import type { Rule } from '../../../kit/access/ability';
import type { AbilitySubjectsQuery } from './roles.generated';

export type AbilitySubject = AbilitySubjectsQuery['abilitySubjects'][number];

/** The cells of a matrix by `action subject`, and whether each is on. */
export type Cells = Record<string, boolean>;

/** What a permission adds to a role. */
export interface Granted extends Rule {
  permission: { id: string; name: string } | null;
}

/** Why a cell is on: the role allows it by itself, the permission at hand does, follows from a wider one, or comes with a permission. */
export type Reason =
  | { kind: 'base' }
  | { kind: 'own' }
  | { kind: 'wider'; rule: Rule }
  | { kind: 'permission'; permission: Granted['permission'] };

export const cellKey = ({ action, subject }: Rule) => `${action} ${subject}`;

export function ruleOf(key: string): Rule {
  const [action = '', subject = ''] = key.split(' ');
  return { action, subject };
}

/** Every cell of the matrix, on where something is allowed. */
export function cellsOf(subjects: readonly AbilitySubject[], abilities: readonly Rule[]): Cells {
  const on = new Set(abilities.map(cellKey));
  return Object.fromEntries(
    subjects.flatMap(({ subject, actions }) =>
      actions.map((action) => cellKey({ action, subject })).map((key) => [key, on.has(key)]),
    ),
  );
}

/** What the cells that are on allow. */
export const abilitiesOf = (cells: Cells): Rule[] =>
  Object.keys(cells)
    .filter((key) => cells[key])
    .map(ruleOf);

/** All reasons for which something is allowed; none when it is not. In the matrix of a permission nothing is granted by others. */
export function reasonsFor(asked: Rule, cells: Cells, granted?: readonly Granted[]): Reason[] {
  const wider = abilitiesOf(cells).find((rule) => cellKey(rule) !== cellKey(asked) && covers(rule, asked));
  const permissions = new Map(
    (granted ?? [])
      .filter((grant) => covers(grant, asked))
      .map(({ permission }) => [permission?.id, permission]),
  );
  return [
    ...(cells[cellKey(asked)] ? [{ kind: granted ? ('base' as const) : ('own' as const) }] : []),
    ...(wider ? [{ kind: 'wider' as const, rule: wider }] : []),
    ...[...permissions.values()].map((permission) => ({ kind: 'permission' as const, permission })),
  ];
}

function covers(rule: Rule, asked: Rule) {
  return (
    (rule.action === asked.action || rule.action === 'manage') &&
    (rule.subject === asked.subject || rule.subject === 'all')
  );
}
