import { Button, Field, Flex, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RevocableRow } from '../../../kit/data/secrets/RevocableRow';
import { SecretShownOnce } from '../../../kit/data/secrets/SecretField';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
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
      {made ? <SecretShownOnce text={t('studio.keyOnce')} secret={made} label={t('studio.key')} /> : null}
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
  const [remove, { loading }] = useDeleteStreamKeyMutation(again);
  return (
    <RevocableRow
      name={name}
      texts={{
        revoke: t('studio.revoke'),
        title: t('studio.revokeTitle', { name }),
        body: t('studio.revokeBody'),
        revoked: t('studio.revoked', { name }),
        notRevoked: t('studio.notRevoked', { name }),
      }}
      revoke={() => remove({ variables: { id } })}
      isRevoking={loading}
    >
      {lastUsedAt ? (
        <>
          {t('studio.keyUsed')} <When moment={lastUsedAt} />
        </>
      ) : (
        <>
          {t('studio.keyMade')} <When moment={createdAt} />
        </>
      )}
    </RevocableRow>
  );
}
