import { useRoleName } from '../../../kit/access/useRoleName';
import { useTeamRoles } from './useTeamRoles';

/** Options for the roles of a radio; defaults to the radio of the tab. */
export function useRoleChoice(radioId?: string) {
  const roleName = useRoleName();
  const roles = useTeamRoles(radioId) ?? [];
  const nameOf = (id: string) => roles.find((role) => role.id === id)?.name ?? id;
  return {
    options: roles.map(({ id }) => id),
    useTextOf: () => (id: string) => roleName(nameOf(id)),
    idOf: (name: string) => roles.find((role) => role.name === name)?.id ?? '',
  };
}
