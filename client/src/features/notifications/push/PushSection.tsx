import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { BellRing, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../kit/layout/Card';
import { canBePushed, inputOf, ownSubscription, subscribe } from './browserPush';
import {
  PushDevicesDocument,
  useAddPushDeviceMutation,
  useDeletePushDeviceMutation,
  usePushDevicesQuery,
} from './push.generated';

const again = { refetchQueries: [PushDevicesDocument], awaitRefetchQueries: true };

/** Lists the browsers that receive push notifications, also while the portal is closed. */
export function PushSection() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const { data } = usePushDevicesQuery({ fetchPolicy: 'cache-and-network' });
  const [add, adding] = useAddPushDeviceMutation(again);
  const [remove] = useDeletePushDeviceMutation(again);
  const [here, setHere] = useState<string>();
  useEffect(() => {
    if (canBePushed())
      void ownSubscription().then(
        (subscription) => setHere(subscription?.endpoint),
        () => undefined,
      );
  }, []);
  const devices = data?.pushDevices ?? [];
  const isHere = devices.some(({ endpoint }) => endpoint === here);
  const begin = async () => {
    try {
      const subscription = await subscribe(data!.pushKey);
      if (subscription === 'denied') {
        notify({ type: 'error', title: t('push.denied'), description: t('push.deniedAbout') });
        return;
      }
      await add({ variables: { input: inputOf(subscription) } });
      setHere(subscription.endpoint);
      notify({ type: 'success', title: t('push.begun') });
    } catch (error) {
      notifyError(t('push.failed'), error);
    }
  };
  const end = async (id: string, endpoint: string) => {
    try {
      await remove({ variables: { id } });
      if (endpoint === here) await (await ownSubscription())?.unsubscribe();
    } catch (error) {
      notifyError(t('push.failed'), error);
    }
  };
  return (
    <Section title={t('push.title')}>
      <Text color="fg.muted" mb="3">
        {canBePushed() ? t('push.about') : t('push.unknown')}
      </Text>
      {canBePushed() && !isHere ? (
        <Button variant="outline" disabled={!data} loading={adding.loading} onClick={() => void begin()}>
          <BellRing aria-hidden /> {t('push.begin')}
        </Button>
      ) : null}
      {devices.length > 0 ? (
        <Box as="ul" listStyleType="none" mt="3">
          {devices.map(({ id, endpoint, device, createdAt }) => (
            <Flex as="li" key={id} gap="3" py="2" align="center" borderTopWidth="1px">
              <Box flex="1" minW="0">
                <Text overflowWrap="anywhere">
                  {endpoint === here ? t('push.here') : device || t('push.browser')}
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {t('push.since')} <When moment={createdAt} />
                </Text>
              </Box>
              <IconButton
                variant="ghost"
                size="xs"
                aria-label={t('push.end', { device: endpoint === here ? t('push.here') : device })}
                onClick={() => void end(id, endpoint)}
              >
                <Trash2 />
              </IconButton>
            </Flex>
          ))}
        </Box>
      ) : null}
    </Section>
  );
}
