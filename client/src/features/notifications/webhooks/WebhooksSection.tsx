import { Badge, Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { History, Pencil, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { SecretDialog } from '../../../kit/data/secrets/SecretDialog';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { RowCheckbox } from '../../../kit/form/fields/RowCheckbox';
import { Section } from '../../../kit/layout/Card';
import { DeliveriesDrawer } from './DeliveriesDrawer';
import { useWebhookAction } from './useWebhookAction';
import { WebhookDrawer } from './WebhookDrawer';
import {
  useDeleteWebhookMutation,
  useSetWebhookOnMutation,
  useWebhooksQuery,
  WebhooksDocument,
  type OwnWebhookRowFragment,
} from './webhooks.generated';

type Labels = ReadonlyMap<string, string>;

/** Lists the viewer's webhooks. */
export default function WebhooksSection() {
  const { t, i18n } = useTranslation();
  const query = useWebhooksQuery({
    variables: { language: i18n.language },
    fetchPolicy: 'cache-and-network',
  });
  const [edited, setEdited] = useState<OwnWebhookRowFragment | 'new'>();
  const [inspected, setInspected] = useState<OwnWebhookRowFragment>();
  const [secret, setSecret] = useState<string>();
  const shown = query.data ?? query.previousData;
  const kinds = shown?.webhookKinds ?? [];
  const labels: Labels = new Map(kinds.map(({ kind, label }) => [kind, label]));
  return (
    <Section
      title={t('webhooks.title')}
      aside={
        <Button variant="outline" size="xs" disabled={!shown} onClick={() => setEdited('new')}>
          <WebhookIcon aria-hidden /> {t('webhooks.add')}
        </Button>
      }
    >
      <RecordState query={query} record={shown}>
        {({ webhooks }) =>
          webhooks.length > 0 ? (
            <Box as="ul" listStyleType="none">
              {webhooks.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  labels={labels}
                  onEdit={() => setEdited(webhook)}
                  onInspect={() => setInspected(webhook)}
                />
              ))}
            </Box>
          ) : (
            <Text color="fg.muted">{t('webhooks.hint')}</Text>
          )
        }
      </RecordState>
      {edited ? (
        <WebhookDrawer
          webhook={edited === 'new' ? undefined : edited}
          kinds={kinds}
          onMade={setSecret}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {inspected ? (
        <DeliveriesDrawer webhook={inspected} labels={labels} onClose={() => setInspected(undefined)} />
      ) : null}
      {secret ? (
        <SecretDialog
          title={t('webhooks.made')}
          description={t('webhooks.madeAbout')}
          doneLabel={t('webhooks.secretSaved')}
          onClose={() => setSecret(undefined)}
        >
          <SecretField secret={secret} label={t('webhooks.secret')} />
        </SecretDialog>
      ) : null}
    </Section>
  );
}

interface RowProps {
  webhook: OwnWebhookRowFragment;
  labels: Labels;
  onEdit: () => void;
  onInspect: () => void;
}

function WebhookRow({
  webhook: { id, url, kinds, radioName, isOn, failingSince },
  labels,
  onEdit,
  onInspect,
}: RowProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const run = useWebhookAction();
  const [turn] = useSetWebhookOnMutation();
  const [remove] = useDeleteWebhookMutation({ refetchQueries: [WebhooksDocument] });
  const { host } = new URL(url);
  const takeAway = async () => {
    const isSure = await confirm({
      title: t('webhooks.deleteTitle', { host }),
      body: t('webhooks.deleteBody'),
      confirmLabel: t('actions.delete'),
      isDestructive: true,
    });
    if (!isSure) return;
    await run(t('webhooks.failed'), async () => {
      await remove({ variables: { id } });
      notify({ type: 'success', title: t('webhooks.deleted', { host }) });
    });
  };
  return (
    <Flex as="li" gap="3" py="2.5" _last={{ pb: '0' }} align="flex-start" borderTopWidth="1px" wrap="wrap">
      <Box flex="1" minW="12rem">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere" dir="ltr">
            {url}
          </Text>
          {isOn ? null : <Badge>{t('webhooks.off')}</Badge>}
          {failingSince ? <Badge colorPalette="orange">{t('webhooks.failing')}</Badge> : null}
        </Flex>
        <Text textStyle="compact" color="fg.muted">
          {kinds.map((kind) => labels.get(kind) ?? kind).join(' · ')}
        </Text>
        <Flex textStyle="xs" color="fg.muted" columnGap="3" wrap="wrap">
          {radioName ? <span>{radioName}</span> : null}
          {failingSince ? (
            <span>
              {t('webhooks.failingSince')} <When moment={failingSince} />
            </span>
          ) : null}
        </Flex>
      </Box>
      <Flex align="center" gap="1">
        <Box me="2">
          <RowCheckbox
            word={t('webhooks.on')}
            name={t('webhooks.isOn', { host })}
            checked={isOn}
            onChange={(checked) =>
              void run(t('webhooks.failed'), () => turn({ variables: { id, isOn: checked } }))
            }
          />
        </Box>
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t('webhooks.history', { host })}
          onClick={onInspect}
        >
          <History />
        </IconButton>
        <IconButton variant="ghost" size="xs" aria-label={t('webhooks.edit', { host })} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t('webhooks.delete', { host })}
          onClick={() => void takeAway()}
        >
          <Trash2 />
        </IconButton>
      </Flex>
    </Flex>
  );
}
