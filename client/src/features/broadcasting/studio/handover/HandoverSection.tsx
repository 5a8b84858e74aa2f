import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ArrowLeftRight, X } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import { useSecond } from '../../../../kit/data/format/useSecond';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../../kit/layout/Card';
import { LevelMeter } from '../board/LevelMeter';
import type { Desk } from '../desk/desk';
import { useCancelHandoverMutation, type HandoverFieldsFragment } from './handover.generated';
import type { useHandover } from './useHandover';

/** Open handover: the countdown, which both presenters see, and the cancel button. */
export function HandoverSection({
  state: { handover, isComing, isLeaving, again },
  desk,
  action = null,
}: {
  state: ReturnType<typeof useHandover>;
  desk: Desk | undefined;
  /** Button next to the cancel button. */
  action?: ReactNode;
}) {
  const { t } = useTranslation();
  const can = useCan();
  if (!handover) return null;
  const side = isComing ? 'coming' : isLeaving ? 'leaving' : 'observer';
  return (
    <Section title={t('studio.handover.title')}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Countdown handover={handover} side={side} />
        {action}
        {side !== 'observer' || can({ action: 'update', subject: 'LiveSession' }) ? (
          <Cancel handover={handover} isOfferToMe={isComing && handover.isOffered} onDone={again} />
        ) : null}
      </Flex>
      {isComing && desk ? <OwnLevel desk={desk} /> : null}
    </Section>
  );
}

type Side = 'coming' | 'leaving' | 'observer';

function Countdown({ handover, side }: { handover: HandoverFieldsFragment; side: Side }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const now = useSecond();
  const { name, from, takesOverAt, isOffered } = handover;
  const names = { name, from: from.name };
  if (takesOverAt === null)
    return (
      <Text role="status">
        {side === 'coming'
          ? t(isOffered ? 'studio.handover.offeredToYou' : 'studio.handover.goLiveNow', names)
          : t('studio.handover.isToCome', names)}
      </Text>
    );
  // Rounded up, so that 0 is shown only at the takeover.
  const left = Math.max(0, Math.ceil((Date.parse(takesOverAt) - now.getTime()) / 1000));
  const time = measure.clock(left * 1000);
  const words = left > 0 ? 'counts' : 'waits';
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <StatusBadge tone="busy" icon={ArrowLeftRight} label={t(`studio.handover.${words}`)} />
      <Text fontWeight="medium" role="timer">
        {t(`studio.handover.${side}.${words}`, { ...names, time })}
      </Text>
    </Flex>
  );
}

function Cancel({
  handover: { id },
  isOfferToMe,
  onDone,
}: {
  handover: HandoverFieldsFragment;
  isOfferToMe: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [cancel, { loading }] = useCancelHandoverMutation();
  const callOff = async () => {
    try {
      await cancel({ variables: { id } });
      onDone();
    } catch (error) {
      notifyError(t('studio.handover.notCancelled'), error);
    }
  };
  return (
    <Button size="sm" variant="outline" loading={loading} onClick={() => void callOff()}>
      <X aria-hidden /> {t(isOfferToMe ? 'studio.handover.decline' : 'studio.handover.cancel')}
    </Button>
  );
}

/** Level meter that shows the new presenter the output of their own mixer. */
function OwnLevel({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const read = useCallback(() => desk.levels('master'), [desk]);
  return (
    <Box mt="3">
      <LevelMeter read={read} label={t('studio.handover.ownSound')} showsSilence />
    </Box>
  );
}
