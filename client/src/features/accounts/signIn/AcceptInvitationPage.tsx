import { Button, Link as ChakraLink } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import {
  AcceptInvitationDocument,
  InvitationDocument,
  type InvitationQuery,
} from '../../../apollo/outside.generated';
import { send } from '../../../apollo/send';
import { useSession, useSessionContext } from '../../../apollo/session/SessionContext';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useRoleName } from '../../../kit/access/useRoleName';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Facts } from '../../../kit/layout/Facts';
import { NewPasswordForm } from './NewPasswordForm';
import { OutsidePage } from '../../../kit/outside/OutsidePage';
import { accountPaths } from '../paths';
import { useAnswer } from '../../../kit/outside/useAnswer';
import { useLinkToken, deadLinkOf } from '../../../kit/outside/mailedLink';
import { useSignOut } from '../useSignOut';

/** Page of an invitation link: shows the invitation, and sets the first password. */
export default function AcceptInvitationPage() {
  const { status } = useSession();
  if (status === 'starting') return null;
  return status === 'signedIn' ? <SignedInAlready /> : <OpenedLink />;
}

function OpenedLink() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const { data, error, retry } = useAnswer(InvitationDocument, { token });
  const dead = error ? deadLinkOf(error) : undefined;
  if (dead) {
    return (
      <OutsidePage title={t('invitation.deadTitle')} description={t(`invitation.dead.${dead}`)}>
        <Button asChild variant="outline">
          <Link to={accountPaths.signIn}>{t('passwordReset.backToSignIn')}</Link>
        </Button>
      </OutsidePage>
    );
  }
  if (error) {
    return (
      <OutsidePage title={t('invitation.title')}>
        <ErrorState error={error} onRetry={retry} />
      </OutsidePage>
    );
  }
  return data?.invitation ? <Acceptance token={token} invitation={data.invitation} /> : null;
}

function Acceptance({
  token,
  invitation,
}: {
  token: string;
  invitation: NonNullable<InvitationQuery['invitation']>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const roleName = useRoleName();
  const { session } = useSessionContext();
  const { fullName, email, radioName, invitedBy, expiresAt } = invitation;
  return (
    <OutsidePage
      title={t('invitation.welcome', { name: fullName })}
      description={invitedBy ? t('invitation.invitedBy', { name: invitedBy }) : t('invitation.invited')}
    >
      <Facts items={[[t('signIn.email'), email]]} />
      <Facts
        columns={2}
        items={[
          [t('users.role'), roleName(invitation.roleName)],
          ...(radioName ? [[t('users.radio'), radioName] as const] : []),
          [t('invitation.until'), format.dateTime(expiresAt)],
        ]}
      />
      <NewPasswordForm
        email={email}
        saveLabel={t('invitation.accept')}
        save={async (values) => {
          const { acceptInvitation } = await send(AcceptInvitationDocument, { token, ...values });
          session.begin(acceptInvitation);
        }}
      />
    </OutsidePage>
  );
}

/** Shown to signed-in users, also right after they have accepted the invitation. */
function SignedInAlready() {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const token = useLinkToken();
  const signOut = useSignOut();
  const { data, error } = useAnswer(InvitationDocument, { token });
  if (!data && !error) return null;
  if (!data?.invitation) return <Navigate to="/" replace />;
  return (
    <OutsidePage
      title={t('invitation.title')}
      description={
        <Trans
          t={t}
          i18nKey="invitation.signedIn"
          values={{ name: viewer?.fullName, email: data.invitation.email }}
        />
      }
    >
      <Button colorPalette="brand" onClick={() => void signOut()}>
        {t('shell.signOut')}
      </Button>
      <ChakraLink asChild alignSelf="center">
        <Link to="/">{t('errors.goHome')}</Link>
      </ChakraLink>
    </OutsidePage>
  );
}
