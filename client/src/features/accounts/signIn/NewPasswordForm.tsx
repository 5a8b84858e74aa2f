import { Stack, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../../kit/form/FormActions';
import { TextField } from '../../../kit/form/fields/fields';
import { FormHead } from '../../../kit/form/FormHead';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { shortestPassword } from '../passwordRules';

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** Form that sets a password, on the pages of mailed links. */
export function NewPasswordForm({
  email,
  saveLabel,
  save,
}: {
  email: string;
  saveLabel: string;
  save: (values: NewPassword) => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useSaveForm<NewPassword>({
    defaultValues: { password: '', passwordConfirmation: '' },
    save,
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="4">
        <FormHead form={form} />
        {/* Tells password managers the user name for which they store the new password. */}
        <VisuallyHidden>
          <input
            type="email"
            name="email"
            autoComplete="username"
            aria-label={t('signIn.email')}
            value={email}
            readOnly
            tabIndex={-1}
          />
        </VisuallyHidden>
        <TextField
          form={form}
          name="password"
          type="password"
          label={t('newPassword.password')}
          help={t('newPassword.help', { count: shortestPassword })}
          autoComplete="new-password"
          autoFocus
          validate={(password) => (password.length < shortestPassword ? 'tooShort' : undefined)}
        />
        <TextField
          form={form}
          name="passwordConfirmation"
          type="password"
          label={t('newPassword.confirmation')}
          autoComplete="new-password"
          validate={(_, { password, passwordConfirmation }) =>
            password === passwordConfirmation ? undefined : 'different'
          }
        />
        <SaveButton form={form} label={saveLabel} w="full" />
      </Stack>
    </form>
  );
}
