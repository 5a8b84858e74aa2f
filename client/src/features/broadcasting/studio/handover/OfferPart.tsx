import { Button, Field, Flex, NativeSelect, Text } from '@chakra-ui/react';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { useNotifyError } from '../../../../kit/feedback/useNotifyError';
import { CountdownField, usualCountdown } from './CountdownField';
import { useColleaguesWaitingQuery, useOfferHandoverMutation } from './handover.generated';

/** Poll interval of the waiting room, in milliseconds. */
const pollInterval = 10_000;

/** Offers the air to a colleague in the waiting room. */
export function OfferPart({ onOffered }: { onOffered: () => void }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const notifyError = useNotifyError();
  const [to, setTo] = useState('');
  const [seconds, setSeconds] = useState(usualCountdown);
  const [offer, { loading }] = useOfferHandoverMutation();
  const query = useColleaguesWaitingQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  const waiting = ((query.data ?? query.previousData)?.waitingRoom ?? []).filter(
    ({ person }) => person !== null && person.id !== viewer.id,
  );
  const chosen = waiting.find(({ person }) => person!.id === to)?.person ?? waiting[0]?.person;
  if (!chosen)
    return (
      <Text textStyle="compact" color="fg.muted" mt="3">
        {t('studio.handover.nobodyWaits')}
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
            {waiting.map(({ id, name, person }) => (
              <option key={id} value={person!.id}>
                {name}
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
