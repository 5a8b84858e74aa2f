import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PasswordResetDocument, ResetPasswordDocument } from '../../../apollo/outside.generated';
import { send } from '../../../apollo/send';
import { useSession, useSessionContext } from '../../../apollo/session/SessionContext';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { NewPasswordForm } from './NewPasswordForm';
import { OutsidePage } from '../../../kit/outside/OutsidePage';
import { accountPaths } from '../paths';
import { useAnswer } from '../../../kit/outside/useAnswer';
import { useLinkToken, deadLinkOf } from '../../../kit/outside/mailedLink';

/** Page of a password reset link. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const { data, error, retry } = useAnswer(PasswordResetDocument, { token });
  const dead = error ? deadLinkOf(error) : undefined;
  if (isDone) {
    return (
      <OutsidePage title={t('passwordReset.doneTitle')} description={t('passwordReset.done')}>
        <Button asChild colorPalette="brand">
          <Link to={accountPaths.signIn}>{t('signIn.submit')}</Link>
        </Button>
      </OutsidePage>
    );
  }
  if (dead) {
    return (
      <OutsidePage title={t('invitation.deadTitle')} description={t(`passwordReset.dead.${dead}`)}>
        <Button asChild colorPalette="brand">
          <Link to={accountPaths.forgotPassword}>{t('passwordReset.again')}</Link>
        </Button>
      </OutsidePage>
    );
  }
  if (error) {
    return (
      <OutsidePage title={t('passwordReset.title')}>
        <ErrorState error={error} onRetry={retry} />
      </OutsidePage>
    );
  }
  return data?.passwordReset ? (
    <ResetForm token={token} email={data.passwordReset.email} onDone={() => setIsDone(true)} />
  ) : null;
}

function ResetForm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { session } = useSessionContext();
  const { status } = useSession();
  return (
    <OutsidePage title={t('passwordReset.title')} description={t('passwordReset.hint', { email })}>
      <NewPasswordForm
        email={email}
        saveLabel={t('passwordReset.save')}
        save={async (values) => {
          await send(ResetPasswordDocument, { token, ...values });
          onDone();
          // The reset has ended all sessions, including the current one.
          if (status === 'signedIn') session.end({ wasChosen: true });
        }}
      />
    </OutsidePage>
  );
}
