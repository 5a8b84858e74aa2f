import { Badge, Box, Button, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryState } from '../../../apollo/schemaTypes.generated';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { When } from '../../../kit/data/texts/When';
import { PageTurner } from '../../../kit/layout/PageTurner';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useWebhookAction } from './useWebhookAction';
import {
  useSendWebhookAgainMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
  WebhookDeliveriesDocument,
  type OwnWebhookDeliveryRowFragment,
  type OwnWebhookRowFragment,
} from './webhooks.generated';

const colors: Record<WebhookDeliveryState, string> = { WAITING: 'gray', DELIVERED: 'green', FAILED: 'red' };
/** Kind of the test messages that the viewer can send. */
const trialKind = 'webhooks.test';
const perPage = 20;
/** HTTP status with which a Regie station rejects webhooks from another Regie station. */
const loopDetected = 508;
/** Polling interval of the list while the drawer is open, in milliseconds. */
const pollEvery = 3000;

/** Lists the deliveries of a webhook and their results. */
export function DeliveriesDrawer({
  webhook: { id, url, isOn },
  labels,
  onClose,
}: {
  webhook: OwnWebhookRowFragment;
  labels: ReadonlyMap<string, string>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const run = useWebhookAction();
  const [page, setPage] = useState(1);
  const query = useWebhookDeliveriesQuery({
    variables: { webhookId: id, page },
    fetchPolicy: 'cache-and-network',
    pollInterval: pollEvery,
  });
  const [tryIt, { loading }] = useTestWebhookMutation({ refetchQueries: [WebhookDeliveriesDocument] });
  const shown = (query.data ?? query.previousData)?.webhookDeliveries;
  return (
    <SideDrawer title={t('webhooks.historyTitle')} description={url} size="md" onClose={onClose}>
      <Button
        variant="outline"
        size="sm"
        alignSelf="flex-start"
        mb="4"
        disabled={!isOn}
        loading={loading}
        onClick={() => void run(t('webhooks.failed'), () => tryIt({ variables: { id } }))}
      >
        <Send aria-hidden /> {t('webhooks.test')}
      </Button>
      <RecordState query={query} record={shown}>
        {({ items, totalItems }) => (
          <>
            {items.length === 0 ? <Text color="fg.muted">{t('webhooks.nothingSent')}</Text> : null}
            <Box as="ul" listStyleType="none">
              {items.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  label={
                    delivery.kind === trialKind
                      ? t('webhooks.trial')
                      : (labels.get(delivery.kind) ?? delivery.kind)
                  }
                  maySend={isOn}
                />
              ))}
            </Box>
            <PageTurner page={page} pageCount={Math.ceil(totalItems / perPage)} onPage={setPage} />
          </>
        )}
      </RecordState>
    </SideDrawer>
  );
}

function DeliveryRow({
  delivery: { id, state, tries, createdAt, nextAt, problem, status, body, answer },
  label,
  maySend,
}: {
  delivery: OwnWebhookDeliveryRowFragment;
  label: string;
  maySend: boolean;
}) {
  const { t } = useTranslation();
  const run = useWebhookAction();
  const [again] = useSendWebhookAgainMutation();
  return (
    <Stack as="li" gap="1" py="2.5" borderTopWidth="1px">
      <Flex gap="2" align="center" wrap="wrap">
        <Badge colorPalette={colors[state]}>{t(`webhooks.states.${state}`)}</Badge>
        <Text fontWeight="medium">{label}</Text>
        <Text textStyle="xs" color="fg.muted">
          <When moment={createdAt} />
        </Text>
      </Flex>
      <Flex textStyle="xs" color="fg.muted" columnGap="3" wrap="wrap" align="center">
        <span>{t('webhooks.tries', { count: tries })}</span>
        {status ? <span>{t('webhooks.status', { status })}</span> : null}
        {problem ? (
          <span>{status === loopDetected ? t('webhooks.circle') : t(`webhooks.problems.${problem}`)}</span>
        ) : null}
        {state === 'WAITING' ? (
          <span>
            {t('webhooks.next')} <When moment={nextAt} />
          </span>
        ) : null}
        {state === 'WAITING' ? null : (
          <Button
            size="2xs"
            variant="ghost"
            disabled={!maySend}
            onClick={() => void run(t('webhooks.failed'), () => again({ variables: { id } }))}
          >
            <RotateCw aria-hidden /> {t('webhooks.again')}
          </Button>
        )}
      </Flex>
      <details>
        <Text as="summary" textStyle="xs" cursor="pointer">
          {t('webhooks.details')}
        </Text>
        <Stack gap="1" mt="1" dir="ltr">
          <Code whiteSpace="pre-wrap" overflowWrap="anywhere" p="2">
            {body}
          </Code>
          {answer ? (
            <Code whiteSpace="pre-wrap" overflowWrap="anywhere" p="2" variant="outline">
              {answer}
            </Code>
          ) : null}
        </Stack>
      </details>
    </Stack>
  );
}
