import { skipToken } from '@apollo/client/react';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { useRoleName } from '../../../kit/access/useRoleName';
import { useTeamRolesQuery } from '../organization.generated';

/**
 * Returns the roles that members of a radio can have; defaults to the radio of the browser tab.
 * Undefined while loading, and when the viewer may not read roles on that radio.
 */
export function useTeamRoles(elsewhere?: string) {
  const { radio } = useViewer();
  const mayRead = useCan()({ action: 'read', subject: 'Role' });
  const here = radio && mayRead ? { variables: { radioId: radio.id } } : skipToken;
  const there = elsewhere && {
    variables: { radioId: elsewhere },
    context: { atRadio: elsewhere },
    fetchPolicy: 'no-cache' as const,
  };
  const { data } = useTeamRolesQuery(there || here);
  return data?.rolesByRadio?.items;
}

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
