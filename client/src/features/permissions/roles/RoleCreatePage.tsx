import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { abilitiesOf, cellsOf } from './matrix';
import { rolePaths } from '../paths';
import { RoleForm } from './RoleForm';
import { useAbilitySubjectsQuery, useCreateRoleMutation } from './roles.generated';

/** Page to add a role. */
export default function RoleCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useAbilitySubjectsQuery();
  const [createRole] = useCreateRoleMutation();
  return (
    <>
      <PageHeader
        title={t('roles.add')}
        description={t('roles.addHint')}
        back={{ to: rolePaths.list, label: t('roles.title') }}
      />
      <RecordState query={query} record={query.data?.abilitySubjects}>
        {(subjects) => (
          <RoleForm
            isNew
            subjects={subjects}
            defaultValues={{
              name: '',
              description: '',
              scope: 'platform',
              abilities: cellsOf(subjects, []),
            }}
            saveLabel={t('roles.add')}
            save={async ({ name, description, scope, abilities }) => {
              const input = {
                name,
                description,
                isOfRadio: scope === 'radio',
                abilities: abilitiesOf(abilities),
              };
              await createRole({ variables: { input } });
              notify({ type: 'success', title: t('roles.added', { name }) });
              await navigate(rolePaths.list);
            }}
          />
        )}
      </RecordState>
    </>
  );
}
