import { Box, Button, Field, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { Link2, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
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
        <Stack gap="2" p="3" mt="3" borderWidth="1px" borderRadius="l2" role="status">
          <Text textStyle="compact">{t('liveRoom.linkOnce', { name: made.name })}</Text>
          <SecretField secret={made.url} label={t('liveRoom.link')} />
        </Stack>
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
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [remove, { loading }] = useRevokeLiveInvitationMutation(again);
  const revoke = async () => {
    const isSure = await confirm({
      title: t('liveRoom.revokeTitle', { name }),
      body: t('liveRoom.revokeBody'),
      confirmLabel: t('liveRoom.revoke'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove({ variables: { id } });
      notify({ type: 'success', title: t('liveRoom.revoked', { name }) });
    } catch (error) {
      notifyError(t('liveRoom.notRevoked', { name }), error);
    }
  };
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="2" borderTopWidth="1px">
      <Box minW="0">
        <Text truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {t('liveRoom.invitedBy', { name: invitedBy })}
          {' · '}
          {t('liveRoom.until', { moment: format.dateTime(expiresAt) })}
        </Text>
      </Box>
      <Can action="delete" subject="LiveInvitation">
        <Button
          size="sm"
          variant="ghost"
          colorPalette="red"
          loading={loading}
          aria-label={`${t('liveRoom.revoke')}: ${name}`}
          onClick={() => void revoke()}
        >
          <Trash2 aria-hidden /> {t('liveRoom.revoke')}
        </Button>
      </Can>
    </Flex>
  );
}
