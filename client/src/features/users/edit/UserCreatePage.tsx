import { Checkbox } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { userPaths } from '../paths';
import { useInviteUser } from '../invitations/useInviteUser';
import { UserForm } from './UserForm';
import { inputOf, newUser } from './userFormValues';
import { useCreateUserMutation } from '../users.generated';

/** Page to add a user. After saving, the list of users opens. */
export default function UserCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [createUser] = useCreateUserMutation();
  const invite = useInviteUser();
  const [isInvited, setIsInvited] = useState(true);
  const form = useSaveForm({
    defaultValues: newUser,
    save: async (values) => {
      const { data } = await createUser({ variables: { input: inputOf(values) } });
      const user = data!.createUser;
      notify({ type: 'success', title: t('users.addedNotice', { name: user.fullName }) });
      await navigate(userPaths.list);
      if (isInvited && values.status === 'PENDING' && values.password === '') await invite(user);
    },
  });
  const canBeInvited = form.watch('status') === 'PENDING' && form.watch('password') === '';
  return (
    <>
      <PageHeader
        title={t('users.add')}
        description={t('users.addHint')}
        back={{ to: userPaths.list, label: t('users.title') }}
      />
      <UserForm form={form} isNew saveLabel={t('users.add')} cancelTo={userPaths.list}>
        {canBeInvited ? (
          <Checkbox.Root
            colorPalette="brand"
            checked={isInvited}
            onCheckedChange={({ checked }) => setIsInvited(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t('users.inviteNow')}</Checkbox.Label>
          </Checkbox.Root>
        ) : null}
      </UserForm>
    </>
  );
}
