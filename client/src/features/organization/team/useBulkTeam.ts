import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { choice } from '../../../kit/form/plain/choice';
import { plainForm } from '../../../kit/form/plain/plainForm';
import {
  useDeleteTeamMemberMutation,
  useUpdateTeamMemberMutation,
  type TeamMemberFieldsFragment,
} from '../organization.generated';
import { useRoleChoice } from './useTeamRoles';

/** Returns the bulk actions on team members. They follow the rules of the actions on a single member, and exclude the viewer. */
export function useBulkTeam() {
  const { t } = useTranslation();
  const can = useCan();
  const { email } = useViewer();
  const { idOf: _, ...roles } = useRoleChoice();
  const [update] = useUpdateTeamMemberMutation();
  const [remove] = useDeleteTeamMemberMutation();
  const isFor = (member: TeamMemberFieldsFragment) => member.email !== email;
  const mayGive =
    can({ action: 'update', subject: 'TeamMember' }) && can({ action: 'read', subject: 'Role' });
  return {
    bulkChange: mayGive
      ? {
          isFor,
          form: plainForm<{ roleId: string }>({
            fields: {
              roleId: choice({ ...roles, label: 'team.role', placeholder: 'users.rolePlaceholder' }),
            },
          }),
          change: ({ id, version }: TeamMemberFieldsFragment, input: { roleId?: string }) =>
            update({ variables: { id, version, input } }),
        }
      : undefined,
    bulkDelete: can({ action: 'delete', subject: 'TeamMember' })
      ? {
          isFor,
          label: t('team.remove'),
          remove: ({ id }: TeamMemberFieldsFragment) => remove({ variables: { id } }),
        }
      : undefined,
  };
}
