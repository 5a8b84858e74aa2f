import { Badge, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useCan } from '../../kit/access/useCan';
import { RecordState } from '../../kit/data/texts/RecordState';
import { useRoleName } from '../../kit/access/useRoleName';
import { notify } from '../../kit/feedback/toasts/notify';
import { FormActions } from '../../kit/form/FormActions';
import { FormConflict } from '../../kit/form/conflict/FormConflict';
import { TextField } from '../../kit/form/fields/fields';
import { FormHead } from '../../kit/form/FormHead';
import { useRecordEdit } from '../../kit/form/useRecordEdit';
import { useSaveForm } from '../../kit/form/useSaveForm';
import { Section } from '../../kit/layout/Card';
import { PageHeader } from '../../kit/layout/PageHeader';
import { AbilityMatrix } from './roles/AbilityMatrix';
import { abilitiesOf, cellsOf, type AbilitySubject } from './roles/matrix';
import { permissionPaths } from './paths';
import {
  PermissionDocument,
  usePermissionQuery,
  useRoleOptionsQuery,
  useUpdatePermissionMutation,
  type PermissionFieldsFragment,
  type RoleOptionsQuery,
} from './permissions.generated';
import { sectionHead } from './roles/RoleForm';
import { useAbilitySubjectsQuery } from './roles/roles.generated';
import { useCellNames } from './roles/useCellNames';

type RoleOption = RoleOptionsQuery['roles']['items'][number];

/** Detail page of a permission: its name, its abilities, and the roles that have it. */
export default function PermissionPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = usePermissionQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const subjects = useAbilitySubjectsQuery().data?.abilitySubjects;
  const roles = useRoleOptionsQuery().data?.roles.items;
  const permission = query.data?.permission;
  return (
    <>
      <PageHeader
        title={permission?.name ?? t('permissions.one')}
        description={t('permissions.oneHint')}
        back={{ to: permissionPaths.list, label: t('permissions.title') }}
      />
      <RecordState query={query} record={subjects && roles && permission}>
        {(found) => <PermissionForm key={found.id} permission={found} subjects={subjects!} roles={roles!} />}
      </RecordState>
    </>
  );
}

function PermissionForm({
  permission,
  subjects,
  roles,
}: {
  permission: PermissionFieldsFragment;
  subjects: readonly AbilitySubject[];
  roles: readonly RoleOption[];
}) {
  const { id } = permission;
  const { t } = useTranslation();
  const roleName = useRoleName();
  const cellNames = useCellNames();
  const navigate = useNavigate();
  const isReadOnly = !useCan()({ action: 'update', subject: 'Permission' });
  const [updatePermission] = useUpdatePermissionMutation();
  const edit = useRecordEdit({
    record: permission,
    valuesOf: ({ name, abilities, roles: holders }) => ({
      name,
      abilities: cellsOf(subjects, abilities),
      roles: Object.fromEntries(
        roles.map((role) => [`r${role.id}`, holders.some((holder) => holder.id === role.id)]),
      ),
    }),
    load: async (runQuery) => (await runQuery(PermissionDocument, { id })).permission,
    save: async ({ name, abilities, roles: chosen }, { version }) => {
      const roleIds = roles.map((role) => role.id).filter((roleId) => chosen[`r${roleId}`]);
      const input = { name, abilities: abilitiesOf(abilities), roleIds };
      await updatePermission({ variables: { id, version, input } });
      notify({ type: 'success', title: t('permissions.saved', { name }) });
      await navigate(permissionPaths.list);
    },
  });
  const form = useSaveForm(edit);
  const values = form.watch();
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="4">
        <FormHead form={form} />
        {isReadOnly ? null : (
          <Section title={t('permissions.sectionName')} maxW="44rem">
            <TextField form={form} name="name" label={t('permissions.name')} maxLength={80} />
          </Section>
        )}
        <Section title={t('permissions.roles')}>
          <Flex as="fieldset" wrap="wrap" columnGap="6" rowGap="1" aria-label={t('permissions.roles')}>
            {roles.map((role) => (
              <RoleChoice
                key={role.id}
                label={roleName(role.name)}
                isChosen={values.roles[`r${role.id}`] ?? false}
                isReadOnly={isReadOnly}
                onChange={(isOn) => form.setValue(`roles.r${role.id}`, isOn, { shouldDirty: true })}
              />
            ))}
          </Flex>
          <Text textStyle="compact" color="fg.muted" mt="2">
            {t('permissions.rolesHint')}
          </Text>
        </Section>
        <Section title={t('permissions.grants')} p={{ base: '4', md: '0' }} css={sectionHead}>
          <AbilityMatrix
            subjects={subjects}
            cells={values.abilities}
            isReadOnly={isReadOnly}
            onChange={(key, isOn) => form.setValue(`abilities.${key}`, isOn, { shouldDirty: true })}
          />
        </Section>
        {isReadOnly ? null : (
          <FormActions form={form} saveLabel={t('actions.save')} cancelTo={permissionPaths.list} />
        )}
      </Stack>
      <FormConflict
        form={form}
        names={{
          name: { label: t('permissions.name') },
          ...cellNames(Object.keys(values.abilities)),
          ...Object.fromEntries(
            roles.map((role) => [
              `roles.r${role.id}`,
              {
                label: roleName(role.name),
                show: (isOn: unknown) => (isOn ? t('matrix.yes') : t('matrix.no')),
              },
            ]),
          ),
        }}
      />
    </form>
  );
}

const Label = chakra('label');
const Checkbox = chakra('input');

function RoleChoice({
  label,
  isChosen,
  isReadOnly,
  onChange,
}: {
  label: string;
  isChosen: boolean;
  isReadOnly: boolean;
  onChange: (isOn: boolean) => void;
}) {
  if (isReadOnly) return isChosen ? <Badge>{label}</Badge> : null;
  return (
    <Label display="inline-flex" alignItems="center" gap="2" h={{ base: '11', md: '8' }} cursor="pointer">
      <Checkbox
        type="checkbox"
        accentColor="brand.solid"
        css={{ colorScheme: 'light', _dark: { colorScheme: 'dark' } }}
        boxSize="4"
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </Label>
  );
}
