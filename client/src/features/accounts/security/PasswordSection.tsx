import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { TextField } from '../../../kit/form/fields/fields';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { useChangePasswordMutation } from '../settings/accountSettings.generated';
import { shortestPassword } from '../passwordRules';
import { SettingsForm, type SettingsSectionProps } from '../settings/settingsForm';

/** Form that changes the password. Requires the current password. */
export function PasswordSection({ onSaved }: SettingsSectionProps) {
  const { t } = useTranslation();
  const [change] = useChangePasswordMutation();
  const form = useSaveForm({
    defaultValues: { password: '', newPassword: '', passwordConfirmation: '' },
    save: async (variables) => {
      const { data } = await change({ variables });
      notify({
        type: 'success',
        title: t('accountSettings.passwordChanged', { count: data!.changePassword }),
      });
      onSaved();
    },
  });
  return (
    <SettingsForm
      form={form}
      title={t('accountSettings.section.password')}
      saveLabel={t('accountSettings.changePassword')}
    >
      <Text color="fg.muted">{t('accountSettings.passwordHint')}</Text>
      <TextField
        form={form}
        name="password"
        type="password"
        label={t('accountSettings.oldPassword')}
        autoComplete="current-password"
      />
      <TextField
        form={form}
        name="newPassword"
        type="password"
        label={t('newPassword.password')}
        help={t('newPassword.help', { count: shortestPassword })}
        autoComplete="new-password"
        validate={(password) => (password.length < shortestPassword ? 'tooShort' : undefined)}
      />
      <TextField
        form={form}
        name="passwordConfirmation"
        type="password"
        label={t('newPassword.confirmation')}
        autoComplete="new-password"
        validate={(_, { newPassword, passwordConfirmation }) =>
          newPassword === passwordConfirmation ? undefined : 'different'
        }
      />
    </SettingsForm>
  );
}
