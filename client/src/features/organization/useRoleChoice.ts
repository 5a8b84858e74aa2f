import { useRoleName } from '../../kit/access/useRoleName';
import { useTeamRoles } from './useTeamRoles';

/** The roles that can be given on a radio, that of the tab unless another is named, as a field offers them. */
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
