import { skipToken } from '@apollo/client/react';
import { useViewer } from '../../apollo/session/SessionContext';
import { useCan } from '../../kit/access/useCan';
import { useTeamRolesQuery } from './organization.generated';

/**
 * The roles that can be given on a radio, that of the tab unless another is named; undefined while they load, and for whoever may
 * not read roles there.
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
