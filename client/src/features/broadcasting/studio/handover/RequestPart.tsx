import { Button, Flex, Text } from '@chakra-ui/react';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { CountdownField, usualCountdown } from './CountdownField';
import { useRequestHandoverMutation } from './handover.generated';

/**
 * Form that requests to take over from the current presenter. After the request, the viewer goes live at once if their
 * microphone is open.
 */
export function RequestPart({ onRequested }: { onRequested: () => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [seconds, setSeconds] = useState(usualCountdown);
  const [requestHandover, { loading }] = useRequestHandoverMutation();
  const takeOver = async () => {
    try {
      await requestHandover({ variables: { countdown: seconds * 1000 } });
      onRequested();
    } catch (error) {
      notifyError(t('studio.handover.notRequested'), error);
    }
  };
  return (
    <Flex gap="3" mt="3" wrap="wrap" align="flex-end">
      <CountdownField seconds={seconds} onChange={setSeconds} />
      <Button size="sm" loading={loading} onClick={() => void takeOver()}>
        <ArrowLeftRight aria-hidden /> {t('studio.handover.ask')}
      </Button>
      <Text textStyle="compact" color="fg.muted" w="full">
        {t('studio.handover.askAbout')}
      </Text>
    </Flex>
  );
}
