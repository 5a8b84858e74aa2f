import { Button, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Section } from '../../../kit/layout/Card';
import type { PendingInvitationFragment } from './invitations.generated';
import { useInviteUser } from './useInviteUser';

type Invitation = NonNullable<PendingInvitationFragment['invitation']>;

/** Pending invitation of a user, with a button to send it or send it again. */
export function UserInvitation({
  user,
}: {
  user: { id: string; email: string; status: string } & PendingInvitationFragment;
}) {
  const { t } = useTranslation();
  const invite = useInviteUser();
  const [isSending, setIsSending] = useState(false);
  if (user.status !== 'PENDING') return null;
  const { invitation } = user;
  const label = invitation ? t('users.inviteAgain') : t('users.invite');
  const send = async () => {
    setIsSending(true);
    await invite(user);
    setIsSending(false);
  };
  return (
    <Section
      title={t('users.invitation')}
      aside={
        <Can action="create" subject="User">
          <Button variant="outline" size="xs" loading={isSending} onClick={() => void send()}>
            <Mail aria-hidden /> {label}
          </Button>
        </Can>
      }
    >
      {invitation ? <Sent invitation={invitation} /> : <Text color="fg.muted">{t('users.notInvited')}</Text>}
    </Section>
  );
}

function Sent({ invitation: { sentAt, sentBy, expiresAt, isExpired } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = format.when(sentAt);
  const end = format.dateTime(expiresAt);
  return (
    <>
      <Text>{sentBy ? t('users.invitedBy', { when, name: sentBy }) : t('users.invitedAt', { when })}</Text>
      <Text color={isExpired ? 'fg.error' : 'fg.muted'}>
        {isExpired ? t('users.inviteEnded', { when: end }) : t('users.inviteOpenUntil', { when: end })}
      </Text>
    </>
  );
}

/** Short note about an invitation, for list rows. */
export function InvitationNote({ invitation }: { invitation: Invitation | null }) {
  const { t } = useTranslation();
  if (!invitation) return null;
  return (
    <Text textStyle="xs" color={invitation.isExpired ? 'fg.error' : 'fg.muted'}>
      {invitation.isExpired ? t('users.inviteExpired') : t('users.inviteSent')}
    </Text>
  );
}
