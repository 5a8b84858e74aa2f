import { useRoleName } from '../../kit/access/useRoleName';
import { useTeamRoles } from './useTeamRoles';

/** The roles that can be given on this radio, as a field offers them. */
export function useRoleChoice() {
  const roleName = useRoleName();
  const roles = useTeamRoles() ?? [];
  const nameOf = (id: string) => roles.find((role) => role.id === id)?.name ?? id;
  return {
    options: roles.map(({ id }) => id),
    useTextOf: () => (id: string) => roleName(nameOf(id)),
    idOf: (name: string) => roles.find((role) => role.name === name)?.id ?? '',
  };
}
