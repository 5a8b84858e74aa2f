import { useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../kit/data/useRoleName';
import { notify } from '../../kit/feedback/notify';
import { SelectField, TextField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm } from '../../kit/form/useSaveForm';
import {
  TeamMemberDocument,
  useCreateTeamMemberMutation,
  useUpdateTeamMemberMutation,
  type TeamMemberFieldsFragment,
} from './organization.generated';
import { useTeamRoles } from './useTeamRoles';

/** Takes somebody who is known to the platform into the team of the current radio. */
export function TeamJoinDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [join] = useCreateTeamMemberMutation();
  const options = useRoleOptions();
  const form = useSaveForm({
    defaultValues: { email: '', roleId: '' },
    save: async (input) => {
      const { data } = await join({ variables: { input } });
      notify({ type: 'success', title: t('team.added', { name: data!.createTeamMember.fullName }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('team.add')}
      description={t('team.addHint')}
      saveLabel={t('team.add')}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('users.email')}
        help={t('team.emailHelp')}
        autoFocus
      />
      <SelectField
        form={form}
        name="roleId"
        label={t('team.role')}
        placeholder={t('users.rolePlaceholder')}
        options={options}
      />
    </FormDrawer>
  );
}

/** Gives somebody another role in the team. */
export function TeamRoleDrawer({
  member,
  onClose,
}: {
  member: TeamMemberFieldsFragment;
  onClose: () => void;
}) {
  const { id, fullName: name } = member;
  const { t } = useTranslation();
  const client = useApolloClient();
  const roles = useTeamRoles();
  const [update] = useUpdateTeamMemberMutation();
  const options = useRoleOptions();
  const version = useRef(member.version);
  const idOf = (roleName: string) => roles?.find((role) => role.name === roleName)?.id ?? '';
  const form = useSaveForm({
    defaultValues: { roleId: idOf(member.roleName) },
    loadCurrent: async () => {
      const { data } = await client.query({
        query: TeamMemberDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      version.current = data!.teamMember!.version;
      return { roleId: idOf(data!.teamMember!.roleName) };
    },
    save: async (input) => {
      await update({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('team.roleChanged', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('team.roleOf', { name })}
      saveLabel={t('actions.save')}
      fieldNames={{
        roleId: {
          label: t('team.role'),
          show: (value) => options.find((option) => option.value === value)?.label ?? String(value),
        },
      }}
      onClose={onClose}
    >
      <SelectField form={form} name="roleId" label={t('team.role')} options={options} />
    </FormDrawer>
  );
}

function useRoleOptions() {
  const roleName = useRoleName();
  return useTeamRoles()?.map(({ id, name }) => ({ value: id, label: roleName(name) })) ?? [];
}
