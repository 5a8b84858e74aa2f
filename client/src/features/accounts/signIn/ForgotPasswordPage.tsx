import { Button, Link as ChakraLink, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RequestPasswordResetDocument } from '../../../apollo/outside.generated';
import { send } from '../../../apollo/send';
import { TextField } from '../../../kit/form/fields/fields';
import { FormHead } from '../../../kit/form/FormHead';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { OutsidePage } from '../../../kit/outside/OutsidePage';
import { accountPaths } from '../paths';

/** Requests a link that resets the password. The answer is the same for unknown addresses, so that accounts cannot be probed. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <OutsidePage
        title={t('passwordReset.sentTitle')}
        description={t('passwordReset.sent', { email: sentTo })}
      >
        <Button variant="outline" onClick={() => setSentTo(undefined)}>
          {t('passwordReset.again')}
        </Button>
        <BackToSignIn />
      </OutsidePage>
    );
  }
  return (
    <OutsidePage title={t('passwordReset.forgotTitle')} description={t('passwordReset.forgotHint')}>
      <ResetRequestForm onSent={setSentTo} />
      <BackToSignIn />
    </OutsidePage>
  );
}

function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const form = useSaveForm({
    defaultValues: { email: '' },
    save: async ({ email }) => {
      await send(RequestPasswordResetDocument, { email: email.trim() });
      onSent(email.trim());
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="4">
        <FormHead form={form} />
        <TextField
          form={form}
          name="email"
          type="email"
          label={t('signIn.email')}
          autoComplete="username"
          maxLength={254}
          autoFocus
          validate={(email) => (/^\S+@\S+\.\S+$/.test(email) ? undefined : 'email')}
        />
        <Button type="submit" colorPalette="brand" w="full" loading={form.isSaving}>
          {t('passwordReset.send')}
        </Button>
      </Stack>
    </form>
  );
}

function BackToSignIn() {
  const { t } = useTranslation();
  return (
    <ChakraLink asChild alignSelf="center">
      <Link to={accountPaths.signIn}>{t('passwordReset.backToSignIn')}</Link>
    </ChakraLink>
  );
}
