import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { userPaths } from '../paths';
import { UserForm } from './UserForm';
import { addressUnit, inputOf, valuesOf, type UserFormValues } from './userFormValues';
import {
  useUpdateUserMutation,
  UserDocument,
  useUserQuery,
  type UserFieldsFragment,
} from '../users.generated';

/** Page to edit a user. */
export default function UserEditPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useUserQuery({ variables: { id } });
  const user = query.data?.user;
  return (
    <>
      <PageHeader
        title={t('users.editOf', { name: user?.fullName ?? t('users.one') })}
        back={{ to: userPaths.detail(id), label: user?.fullName ?? t('users.one') }}
      />
      <RecordState query={query} record={user}>
        {(found) => <EditForm key={found.id} user={found} />}
      </RecordState>
    </>
  );
}

function EditForm({ user }: { user: UserFieldsFragment }) {
  const { id } = user;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [updateUser] = useUpdateUserMutation();
  const edit = useRecordEdit<UserFieldsFragment, UserFormValues>({
    record: user,
    valuesOf,
    load: async (runQuery) => (await runQuery(UserDocument, { id })).user,
    save: async (values, { version }) => {
      const { data } = await updateUser({ variables: { id, version, input: inputOf(values) } });
      notify({ type: 'success', title: t('users.saved', { name: data!.updateUser.fullName }) });
      await navigate(userPaths.detail(id));
    },
  });
  const form: SaveForm<UserFormValues> = useSaveForm<UserFormValues>({
    ...edit,
    units: [addressUnit],
    loadCurrent: async () => {
      const { password, passwordConfirmation } = form.getValues();
      return { ...(await edit.loadCurrent()), password, passwordConfirmation };
    },
  });
  return (
    <UserForm
      form={form}
      isSelf={viewer.id === id}
      saveLabel={t('actions.save')}
      cancelTo={userPaths.detail(id)}
    />
  );
}
