import { skipToken } from '@apollo/client/react';
import { useViewer } from '../../apollo/session/SessionContext';
import { useCan } from '../../kit/access/useCan';
import { useTeamRolesQuery } from './organization.generated';

/** The roles that can be given on the current radio; undefined while they load, and for whoever may not read roles. */
export function useTeamRoles() {
  const { radio } = useViewer();
  const mayRead = useCan()({ action: 'read', subject: 'Role' });
  const { data } = useTeamRolesQuery(radio && mayRead ? { variables: { radioId: radio.id } } : skipToken);
  return data?.rolesByRadio?.items;
}
