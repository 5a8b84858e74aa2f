import type { Grant, Rule } from '../../../kit/access/ability';
import type { AbilitySubjectsQuery } from './roles.generated';

export type AbilitySubject = AbilitySubjectsQuery['abilitySubjects'][number];

/** The cells of a matrix by `action subject`, and by `action subject OWN` for one's own alone, and whether each is on. */
export type Cells = Record<string, boolean>;

/** What a permission adds to a role. */
export interface Granted extends Grant {
  permission: { id: string; name: string } | null;
}

/** Why a cell is on: the role allows it by itself, the permission at hand does, follows from a wider one, or comes with a permission. */
export type Reason =
  | { kind: 'base'; isLimited?: boolean }
  | { kind: 'own'; isLimited?: boolean }
  | { kind: 'wider'; rule: Rule }
  | { kind: 'permission'; permission: Granted['permission']; isLimited?: boolean };

export const cellKey = ({ action, subject, condition }: Grant) =>
  [action, subject, ...(condition ? [condition] : [])].join(' ');

/** The same thing, allowed of one's own alone. */
export const limited = ({ action, subject }: Rule): Grant => ({ action, subject, condition: 'OWN' });

export function ruleOf(key: string): Grant {
  const [action = '', subject = '', condition] = key.split(' ');
  return condition === 'OWN' ? limited({ action, subject }) : { action, subject };
}

/** Every cell of the matrix, on where something is allowed. */
export function cellsOf(subjects: readonly AbilitySubject[], abilities: readonly Grant[]): Cells {
  const on = new Set(abilities.map(cellKey));
  return Object.fromEntries(
    subjects.flatMap(({ subject, actions, ownActions }) =>
      [
        ...actions.map((action) => cellKey({ action, subject })),
        ...ownActions.map((action) => cellKey(limited({ action, subject }))),
      ].map((key) => [key, on.has(key)]),
    ),
  );
}

/** What the cells that are on allow. */
export const abilitiesOf = (cells: Cells): Grant[] =>
  Object.keys(cells)
    .filter((key) => cells[key])
    .map(ruleOf);

/** All reasons for which something is allowed; none when it is not. In the matrix of a permission nothing is granted by others. */
export function reasonsFor(requested: Rule, cells: Cells, granted?: readonly Granted[]): Reason[] {
  const wider = abilitiesOf(cells).find(
    (rule) => !rule.condition && cellKey(rule) !== cellKey(requested) && covers(rule, requested),
  );
  const permissions = new Map(
    (granted ?? [])
      .filter((grant) => covers(grant, requested))
      // What is allowed of all stands behind what is allowed of one's own alone, and takes its place.
      .toSorted((a, b) => Number(!a.condition) - Number(!b.condition))
      .map((grant) => [grant.permission?.id, grant]),
  );
  const kind = granted ? ('base' as const) : ('own' as const);
  return [
    ...(cells[cellKey(requested)] ? [{ kind }] : []),
    ...(cells[cellKey(limited(requested))] ? [{ kind, isLimited: true }] : []),
    ...(wider ? [{ kind: 'wider' as const, rule: wider }] : []),
    ...[...permissions.values()].map(({ permission, condition }) => ({
      kind: 'permission' as const,
      permission,
      ...(condition && { isLimited: true }),
    })),
  ];
}

function covers(rule: Rule, requested: Rule) {
  return (
    (rule.action === requested.action || rule.action === 'manage') &&
    (rule.subject === requested.subject || rule.subject === 'all')
  );
}
