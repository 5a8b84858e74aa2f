import { Box, Button, Field, Flex, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../kit/layout/Card';
import {
  OwnStreamKeysDocument,
  useCreateStreamKeyMutation,
  useDeleteStreamKeyMutation,
  useOwnStreamKeysQuery,
  type OwnStreamKeyFieldsFragment,
} from './live.generated';

const longest = 60;
const again = { refetchQueries: [OwnStreamKeysDocument], awaitRefetchQueries: true };

/** Stream keys of the viewer, for encoders such as BUTT: created, shown once, and revoked here. */
export function StreamKeysSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnStreamKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [made, setMade] = useState<string>();
  return (
    <Section title={t('studio.keys')}>
      <Text color="fg.muted" mb="3">
        {t('studio.keysAbout')}
      </Text>
      <NewKey onMade={setMade} />
      {made ? (
        <Stack gap="2" p="3" mt="3" borderWidth="1px" borderRadius="l2" role="status">
          <Text textStyle="compact">{t('studio.keyOnce')}</Text>
          <SecretField secret={made} label={t('studio.key')} />
        </Stack>
      ) : null}
      {data ? (
        <Stack as="ul" listStyleType="none" gap="0" mt="3">
          {data.ownStreamKeys.map((key) => (
            <OwnKey key={key.id} streamKey={key} />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton h="10" mt="3" />
      )}
    </Section>
  );
}

function NewKey({ onMade }: { onMade: (key: string) => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [name, setName] = useState('');
  // `no-cache`, so that the key is never stored in the cache.
  const [create, { loading }] = useCreateStreamKeyMutation({ ...again, fetchPolicy: 'no-cache' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await create({ variables: { name: name.trim() } });
      if (!data) return;
      onMade(data.createStreamKey.key);
      setName('');
    } catch (error) {
      notifyError(t('studio.keyNotMade'), error);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Flex gap="2" align="flex-end">
        <Field.Root>
          <Field.Label>{t('studio.keyName')}</Field.Label>
          <Input value={name} maxLength={longest} onChange={({ target }) => setName(target.value)} />
        </Field.Root>
        <Button
          type="submit"
          variant="outline"
          flexShrink="0"
          disabled={name.trim() === ''}
          loading={loading}
          loadingText={t('studio.makeKey')}
        >
          <KeyRound aria-hidden /> {t('studio.makeKey')}
        </Button>
      </Flex>
    </form>
  );
}

function OwnKey({
  streamKey: { id, name, createdAt, lastUsedAt },
}: {
  streamKey: OwnStreamKeyFieldsFragment;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [remove, { loading }] = useDeleteStreamKeyMutation(again);
  const revoke = async () => {
    const isSure = await confirm({
      title: t('studio.revokeTitle', { name }),
      body: t('studio.revokeBody'),
      confirmLabel: t('studio.revoke'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove({ variables: { id } });
      notify({ type: 'success', title: t('studio.revoked', { name }) });
    } catch (error) {
      notifyError(t('studio.notRevoked', { name }), error);
    }
  };
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="2" borderTopWidth="1px">
      <Box minW="0">
        <Text truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {lastUsedAt ? (
            <>
              {t('studio.keyUsed')} <When moment={lastUsedAt} />
            </>
          ) : (
            <>
              {t('studio.keyMade')} <When moment={createdAt} />
            </>
          )}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="red"
        loading={loading}
        aria-label={`${t('studio.revoke')}: ${name}`}
        onClick={() => void revoke()}
      >
        <Trash2 aria-hidden /> {t('studio.revoke')}
      </Button>
    </Flex>
  );
}
