import type { Grant, Rule } from '../../../kit/access/ability';
import type { AbilitySubjectsQuery } from './roles.generated';

export type AbilitySubject = AbilitySubjectsQuery['abilitySubjects'][number];

/**
 * State (on or off) of the cells of the ability matrix. The keys are `action subject`, and `action subject OWN` for own
 * records only.
 */
export type Cells = Record<string, boolean>;

/** An ability that a permission adds to a role. */
export interface Granted extends Grant {
  permission: { id: string; name: string } | null;
}

/**
 * Why a cell is on. `base`: allowed by the role itself; `own`: by the permission being edited; `wider`: implied by a wider ability;
 * `permission`: granted by a permission of the role.
 */
export type Reason =
  | { kind: 'base'; isLimited?: boolean }
  | { kind: 'own'; isLimited?: boolean }
  | { kind: 'wider'; rule: Rule }
  | { kind: 'permission'; permission: Granted['permission']; isLimited?: boolean };

export const cellKey = ({ action, subject, condition }: Grant) =>
  [action, subject, ...(condition ? [condition] : [])].join(' ');

/** Returns an ability for the same action and subject, but limited to the user's own records. */
export const limited = ({ action, subject }: Rule): Grant => ({ action, subject, condition: 'OWN' });

export function ruleOf(key: string): Grant {
  const [action = '', subject = '', condition] = key.split(' ');
  return condition === 'OWN' ? limited({ action, subject }) : { action, subject };
}

/** Returns all cells of the ability matrix; those of the given abilities are true. */
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

/** Returns the abilities whose cells in the matrix are on. */
export const abilitiesOf = (cells: Cells): Grant[] =>
  Object.keys(cells)
    .filter((key) => cells[key])
    .map(ruleOf);

/**
 * Returns the reasons why an ability is on, with at most one wider ability; empty when it is off. In the matrix of
 * a permission, `granted` is absent.
 */
export function reasonsFor(requested: Rule, cells: Cells, granted?: readonly Granted[]): Reason[] {
  const wider = abilitiesOf(cells).find(
    (rule) => !rule.condition && cellKey(rule) !== cellKey(requested) && covers(rule, requested),
  );
  const permissions = new Map(
    (granted ?? [])
      .filter((grant) => covers(grant, requested))
      // Abilities for all records come last, so that in the map they override those for own records of the same permission.
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
