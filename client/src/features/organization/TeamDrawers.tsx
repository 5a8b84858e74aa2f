import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../kit/data/useRoleName';
import { AddDrawer } from '../../kit/form/AddDrawer';
import { EditDrawer } from '../../kit/form/EditDrawer';
import { SelectField, TextField } from '../../kit/form/fields';
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
  return (
    <AddDrawer
      label={t('team.add')}
      description={t('team.addHint')}
      defaultValues={{ email: '', roleId: '' }}
      add={async (input) => {
        const { data } = await join({ variables: { input } });
        return t('team.added', { name: data!.createTeamMember.fullName });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="email"
            type="email"
            label={t('users.email')}
            help={t('team.emailHelp')}
          />
          <SelectField
            form={form}
            name="roleId"
            label={t('team.role')}
            placeholder={t('users.rolePlaceholder')}
            options={options}
          />
        </>
      )}
    </AddDrawer>
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
  const roles = useTeamRoles();
  const [update] = useUpdateTeamMemberMutation();
  const options = useRoleOptions();
  return (
    <EditDrawer
      record={member}
      valuesOf={({ roleName }) => ({ roleId: roles?.find((role) => role.name === roleName)?.id ?? '' })}
      title={t('team.roleOf', { name })}
      fieldNames={{
        roleId: {
          label: t('team.role'),
          show: (value) => options.find((option) => option.value === value)?.label ?? String(value),
        },
      }}
      load={async (ask) => (await ask(TeamMemberDocument, { id })).teamMember}
      save={async (input, { version }) => {
        await update({ variables: { id, version, input } });
        return t('team.roleChanged', { name });
      }}
      onClose={onClose}
    >
      {(form) => <SelectField form={form} name="roleId" label={t('team.role')} options={options} />}
    </EditDrawer>
  );
}

function useRoleOptions() {
  const roleName = useRoleName();
  return useTeamRoles()?.map(({ id, name }) => ({ value: id, label: roleName(name) })) ?? [];
}
