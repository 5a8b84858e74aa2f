import type { AbilityGrant } from './abilities.ts';

/**
 * Roles that a new installation has. `staff` stands for all of them except `subscriber`. The grants of the administrator are
 * fixed: everything.
 */
export type StandardRole =
  | 'staff'
  | 'manager'
  | 'maintainer'
  | 'editor'
  | 'author'
  | 'user'
  | 'support'
  | 'restricted-user'
  | 'subscriber';

/** Grants of the standard roles in a new installation, which administrators can change afterwards. */
export type StandardGrants = Partial<Record<StandardRole, readonly AbilityGrant[]>>;

/** Grants of one action on each of the subjects. */
export const grants = (action: string, ...subjects: string[]): AbilityGrant[] =>
  subjects.map((subject) => ({ action, subject }));

/** Like `grants`, restricted to the user's own records. */
export const ownGrants = (action: string, ...subjects: string[]): AbilityGrant[] =>
  subjects.map((subject) => ({ action, subject, condition: 'OWN' }));

type Action = 'manage' | 'read' | 'create' | 'update' | 'delete';

/** Actions of the standard roles on one type: `{ staff: ['read'], user: ['update own'] }`. */
export type RoleActions = Partial<Record<StandardRole, ReadonlyArray<Action | `${Action} own`>>>;

/** Grants of the standard roles on one subject. */
export const grantsOn = (subject: string, roles: RoleActions): StandardGrants =>
  Object.fromEntries(
    Object.entries(roles).map(([role, actions]) => [
      role,
      actions.flatMap((action) =>
        action.endsWith(' own')
          ? ownGrants(action.slice(0, -' own'.length), subject)
          : grants(action, subject),
      ),
    ]),
  );

/** Merges several lists of grants by role. Each role gets the grants of all lists. */
export function joinGrants(all: readonly (StandardGrants | undefined)[]): StandardGrants {
  const joined: StandardGrants = {};
  for (const some of all)
    for (const [role, added] of Object.entries(some ?? {}) as Array<[StandardRole, readonly AbilityGrant[]]>)
      joined[role] = [...(joined[role] ?? []), ...added];
  return joined;
}
