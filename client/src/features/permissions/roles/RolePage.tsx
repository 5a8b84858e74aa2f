import { Badge, Button, Text } from '@chakra-ui/react';
import { Eye, RadioTower, Trash2 } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useRoleName } from '../../../kit/access/useRoleName';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useDeleteRecord } from '../../../kit/records/useDeleteRecord';
import { abilitiesOf, cellsOf, type AbilitySubject, type Granted } from './matrix';
import { rolePaths } from '../paths';
import { RoleForm, type RoleFormValues } from './RoleForm';
import {
  useDeleteRoleMutation,
  RoleDocument,
  useAbilitySubjectsQuery,
  useRoleQuery,
  useUpdateRoleMutation,
  type RoleFieldsFragment,
} from './roles.generated';
import { useIsViewing, useViewAs } from '../useViewAs';

/** Detail page of a role, with its matrix of abilities and their reasons. */
export default function RolePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const roleName = useRoleName();
  const can = useCan();
  const withPermissions = can({ action: 'read', subject: 'Permission' });
  const query = useRoleQuery({ variables: { id, withPermissions }, fetchPolicy: 'network-only' });
  const subjects = useAbilitySubjectsQuery().data?.abilitySubjects;
  const role = query.data?.role;
  const leavingRef = useRef(async () => true);
  return (
    <>
      <PageHeader
        title={role ? roleName(role.name) : t('roles.one')}
        description={role?.description}
        back={{ to: rolePaths.list, label: t('roles.title') }}
        beside={
          role?.radio ? (
            <Badge>
              <RadioTower size={12} aria-hidden /> {role.radio.name}
            </Badge>
          ) : null
        }
        actions={role ? <RoleActions role={role} leavingRef={leavingRef} /> : null}
      />
      <RecordState query={query} record={subjects && role}>
        {(found) => <RoleEditor key={found.id} role={found} subjects={subjects!} leavingRef={leavingRef} />}
      </RecordState>
    </>
  );
}

type Leaving = RefObject<() => Promise<boolean>>;

function RoleActions({ role, leavingRef }: { role: RoleFieldsFragment; leavingRef: Leaving }) {
  const { t } = useTranslation();
  const can = useCan();
  const navigate = useNavigate();
  const { viewAs } = useViewAs();
  const roleName = useRoleName();
  const deleteRole = useDeleteRecord<RoleFieldsFragment>(useDeleteRoleMutation(), 'roles', {
    values: ({ name }) => ({ name: roleName(name) }),
    inUse: 'roles.inUse',
  });
  const isViewing = useIsViewing();
  return (
    <>
      {can({ action: 'delete', subject: 'Role' }) && !role.isBuiltIn ? (
        <Button
          variant="outline"
          onClick={() =>
            void deleteRole(role).then(
              (isDeleted) => isDeleted && navigate(rolePaths.list, { replace: true }),
            )
          }
        >
          <Trash2 aria-hidden /> {t('actions.delete')}
        </Button>
      ) : null}
      {isViewing ? null : (
        <Button
          variant="outline"
          onClick={() => void leavingRef.current().then((isFine) => (isFine ? viewAs(role) : undefined))}
        >
          <Eye aria-hidden /> {t('roles.viewAs')}
        </Button>
      )}
    </>
  );
}

function RoleEditor({
  role,
  subjects,
  leavingRef,
}: {
  role: RoleFieldsFragment;
  subjects: readonly AbilitySubject[];
  leavingRef: Leaving;
}) {
  const { id } = role;
  const { t } = useTranslation();
  const can = useCan();
  const navigate = useNavigate();
  const withPermissions = can({ action: 'read', subject: 'Permission' });
  const [updateRole] = useUpdateRoleMutation();
  const isAdministrator = role.isBuiltIn && role.abilities.some(({ subject }) => subject === 'all');
  const edit = useRecordEdit({
    record: role,
    valuesOf: (record) => valuesOf(record, subjects),
    load: async (runQuery) => (await runQuery(RoleDocument, { id, withPermissions })).role,
    save: async ({ name, description, abilities }, { version }) => {
      const input = {
        description,
        ...(role.isBuiltIn ? {} : { name }),
        ...(isAdministrator ? {} : { abilities: abilitiesOf(abilities) }),
      };
      await updateRole({ variables: { id, version, input, withPermissions } });
      notify({ type: 'success', title: t('roles.saved', { name }) });
      await navigate(rolePaths.list);
    },
  });
  return (
    <>
      {role.isBuiltIn ? (
        <Text color="fg.muted" mb="4" maxW="44rem">
          {isAdministrator ? t('roles.builtInAdministrator') : t('roles.builtIn')}
        </Text>
      ) : null}
      <RoleForm
        {...edit}
        subjects={subjects}
        leavingRef={leavingRef}
        granted={grantedOf(role)}
        hasFixedName={role.isBuiltIn}
        hasFixedAbilities={isAdministrator}
        isReadOnly={!can({ action: 'update', subject: 'Role' })}
        saveLabel={t('actions.save')}
      />
    </>
  );
}

const valuesOf = (
  { name, description, radio, abilities }: RoleFieldsFragment,
  subjects: readonly AbilitySubject[],
): RoleFormValues => ({
  name,
  description,
  scope: radio ? 'radio' : 'platform',
  abilities: cellsOf(subjects, abilities),
});

const grantedOf = ({ effectiveAbilities }: RoleFieldsFragment): Granted[] =>
  effectiveAbilities
    .filter(({ source }) => source === 'PERMISSION')
    .map(({ action, subject, permission }) => ({ action, subject, permission: permission ?? null }));
