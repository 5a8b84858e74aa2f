import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { useSecond } from '../../../kit/data/format/useSecond';
import { ProgressLine } from '../../../kit/feedback/ProgressLine';

interface Times {
  startsAt: string;
  endsAt: string;
}

/** Time left of an item, to the second. A separate component, because it renders each second. */
export function TimeLeft({ endsAt }: Pick<Times, 'endsAt'>) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const left = secondsLeft(endsAt, useSecond());
  return (
    // Screen readers read a timer on request, not every second.
    <Box as="span" role="timer" aria-label={t('onAirNow.left')} dir="ltr" fontVariantNumeric="tabular-nums">
      {`−${measure.clock(left)}`}
    </Box>
  );
}

/** Progress bar of the item on the air, from its start to its end. */
export function TimeLine({ startsAt, endsAt }: Times) {
  const { t } = useTranslation();
  const now = useSecond().getTime();
  const begin = Date.parse(startsAt);
  const length = Math.max(1, Date.parse(endsAt) - begin);
  const share = Math.min(1, Math.max(0, (now - begin) / length));
  return <ProgressLine label={t('onAirNow.progress')} share={share} h="1.5" />;
}

/** Milliseconds left, rounded up to whole seconds, so that 0 is shown only at the end. */
const secondsLeft = (endsAt: string, now: Date): number =>
  Math.ceil(Math.max(0, Date.parse(endsAt) - now.getTime()) / 1000) * 1000;
