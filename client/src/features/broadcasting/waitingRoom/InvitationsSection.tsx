import { Box, Button, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { RevocableRow } from '../../../kit/data/secrets/RevocableRow';
import { SecretShownOnce } from '../../../kit/data/secrets/SecretField';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../kit/layout/Card';
import {
  LiveInvitationsDocument,
  useInviteLiveGuestMutation,
  useLiveInvitationsQuery,
  useRevokeLiveInvitationMutation,
  type LiveInvitationsQuery,
} from './waitingRoom.generated';

type Invitation = LiveInvitationsQuery['liveInvitations']['items'][number];

const longest = { name: 80, note: 500 };
const again = { refetchQueries: [LiveInvitationsDocument], awaitRefetchQueries: true };

/** Links for guests without an account: created, shown once, and revoked here. */
export function InvitationsSection() {
  const { t } = useTranslation();
  const query = useLiveInvitationsQuery({
    variables: { page: 1, perPage: 20 },
    fetchPolicy: 'cache-and-network',
  });
  const [made, setMade] = useState<{ name: string; url: string }>();
  return (
    <Section title={t('liveRoom.invitations')}>
      <Text color="fg.muted" mb="3">
        {t('liveRoom.invitationsAbout')}
      </Text>
      <Can action="create" subject="LiveInvitation">
        <Invite onMade={setMade} />
      </Can>
      {made ? (
        <SecretShownOnce
          text={t('liveRoom.linkOnce', { name: made.name })}
          secret={made.url}
          label={t('liveRoom.link')}
        />
      ) : null}
      <Box mt="3">
        <RecordState query={query} record={(query.data ?? query.previousData)?.liveInvitations.items}>
          {(invitations) => (
            <Stack as="ul" listStyleType="none" gap="0">
              {invitations.map((invitation) => (
                <Invited key={invitation.id} invitation={invitation} />
              ))}
            </Stack>
          )}
        </RecordState>
      </Box>
    </Section>
  );
}

function Invite({ onMade }: { onMade: (made: { name: string; url: string }) => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  // `no-cache`, so that the secret link is never stored in the cache.
  const [invite, { loading }] = useInviteLiveGuestMutation({
    refetchQueries: [LiveInvitationsDocument],
    fetchPolicy: 'no-cache',
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await invite({ variables: { input: { name: name.trim(), note: note.trim() } } });
      if (!data) return;
      onMade({ name: name.trim(), url: data.inviteLiveGuest.url });
      setName('');
      setNote('');
    } catch (error) {
      notifyError(t('liveRoom.notInvited'), error);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <Field.Root>
          <Field.Label>{t('liveRoom.guestName')}</Field.Label>
          <Input value={name} maxLength={longest.name} onChange={({ target }) => setName(target.value)} />
        </Field.Root>
        <Field.Root>
          <Field.Label>{t('liveRoom.note')}</Field.Label>
          <Textarea
            rows={2}
            value={note}
            maxLength={longest.note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Field.HelperText>{t('liveRoom.noteHelp')}</Field.HelperText>
        </Field.Root>
        <Button
          type="submit"
          variant="outline"
          alignSelf="flex-start"
          disabled={name.trim() === ''}
          loading={loading}
          loadingText={t('liveRoom.makeLink')}
        >
          <Link2 aria-hidden /> {t('liveRoom.makeLink')}
        </Button>
      </Stack>
    </form>
  );
}

function Invited({ invitation: { id, name, invitedBy, expiresAt } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const mayRevoke = useCan()({ action: 'delete', subject: 'LiveInvitation' });
  const [remove, { loading }] = useRevokeLiveInvitationMutation(again);
  return (
    <RevocableRow
      name={name}
      texts={{
        revoke: t('liveRoom.revoke'),
        title: t('liveRoom.revokeTitle', { name }),
        body: t('liveRoom.revokeBody'),
        revoked: t('liveRoom.revoked', { name }),
        notRevoked: t('liveRoom.notRevoked', { name }),
      }}
      revoke={mayRevoke ? () => remove({ variables: { id } }) : undefined}
      isRevoking={loading}
    >
      {t('liveRoom.invitedBy', { name: invitedBy })}
      {' · '}
      {t('liveRoom.until', { moment: format.dateTime(expiresAt) })}
    </RevocableRow>
  );
}
