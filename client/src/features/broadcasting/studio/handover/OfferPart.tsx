import { Button, Field, Flex, NativeSelect, Text } from '@chakra-ui/react';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { CountdownField, usualCountdown } from './CountdownField';
import { useHandoverCandidatesQuery, useOfferHandoverMutation } from './handover.generated';

/** Poll interval of the candidates, in milliseconds. */
const pollInterval = 10_000;

/** Offers the air to a colleague who may go live, in the waiting room or elsewhere in the portal. */
export function OfferPart({ onOffered }: { onOffered: () => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [to, setTo] = useState('');
  const [seconds, setSeconds] = useState(usualCountdown);
  const [offer, { loading }] = useOfferHandoverMutation();
  const query = useHandoverCandidatesQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  const candidates = (query.data ?? query.previousData)?.handoverCandidates ?? [];
  const chosen = candidates.find(({ id }) => id === to) ?? candidates[0];
  if (!chosen)
    return (
      <Text textStyle="compact" color="fg.muted" mt="3">
        {t('studio.handover.nobodyOnline')}
      </Text>
    );
  const handOver = async () => {
    try {
      await offer({ variables: { to: chosen.id, countdown: seconds * 1000 } });
      onOffered();
    } catch (error) {
      notifyError(t('studio.handover.notOffered'), error);
    }
  };
  return (
    <Flex gap="3" mt="3" wrap="wrap" align="flex-end">
      <Field.Root w="auto">
        <Field.Label>{t('studio.handover.to')}</Field.Label>
        <NativeSelect.Root size="sm">
          <NativeSelect.Field value={chosen.id} onChange={({ target }) => setTo(target.value)}>
            {candidates.map(({ id, name, isWaiting }) => (
              <option key={id} value={id}>
                {isWaiting ? t('studio.handover.waiting', { name }) : name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <CountdownField seconds={seconds} onChange={setSeconds} />
      <Button size="sm" variant="outline" loading={loading} onClick={() => void handOver()}>
        <ArrowLeftRight aria-hidden /> {t('studio.handover.offer')}
      </Button>
    </Flex>
  );
}
