import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm } from '../../kit/form/useSaveForm';
import { UserFields } from './UserFields';
import { inputOf, newUser } from './userFormValues';
import { useCreateUserMutation } from './users.generated';

/** Adds a user, who then comes first in the list. */
export function UserAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createUser] = useCreateUserMutation();
  const form = useSaveForm({
    defaultValues: newUser,
    save: async (values) => {
      await createUser({ variables: { input: inputOf(values) } });
      notify({ type: 'success', title: t('users.addedNotice', { name: values.fullName }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('users.add')}
      description={t('users.addHint')}
      saveLabel={t('users.add')}
      onClose={onClose}
    >
      <UserFields form={form} isNew />
    </FormDrawer>
  );
}
