import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm } from '../../kit/form/useSaveForm';
import { UserFields, useUserFieldNames } from './UserFields';
import { patchOf, valuesOf } from './userFormValues';
import { useUpdateUserMutation, UserDocument, type UserFieldsFragment } from './users.generated';

/** A user being edited. */
export function UserEditDrawer({ user, onClose }: { user: UserFieldsFragment; onClose: () => void }) {
  const { id } = user;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateUser] = useUpdateUserMutation();
  const fieldNames = useUserFieldNames();
  // What the form began with; the cache may change underneath it.
  const started = useRef(user);
  const version = useRef(user.version);

  const form = useSaveForm({
    defaultValues: valuesOf(started.current),
    loadCurrent: async () => {
      const { data } = await client.query({
        query: UserDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const current = data!.user!;
      version.current = current.version;
      return valuesOf(current);
    },
    save: async (values) => {
      await updateUser({ variables: { id, version: version.current, input: patchOf(values) } });
      notify({ type: 'success', title: t('users.saved', { name: values.fullName }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('users.editOf', { name: user.fullName })}
      saveLabel={t('actions.save')}
      fieldNames={fieldNames}
      onClose={onClose}
    >
      <UserFields form={form} />
    </FormDrawer>
  );
}
