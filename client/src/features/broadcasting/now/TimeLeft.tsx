import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../kit/data/measureFormat';
import { useSecond } from '../../../kit/data/useSecond';
import { ProgressLine } from '../../../kit/feedback/ProgressLine';

interface Times {
  startsAt: string;
  endsAt: string;
}

/** How long something is still heard, to the second. Nothing else is drawn again when it changes. */
export function TimeLeft({ endsAt }: Pick<Times, 'endsAt'>) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const left = secondsLeft(endsAt, useSecond());
  return (
    // A timer is read when asked for, not every second.
    <Box as="span" role="timer" aria-label={t('onAirNow.left')} dir="ltr" fontVariantNumeric="tabular-nums">
      {`−${measure.clock(left)}`}
    </Box>
  );
}

/** How much of something has been heard, as a line. */
export function TimeLine({ startsAt, endsAt }: Times) {
  const { t } = useTranslation();
  const now = useSecond().getTime();
  const begin = Date.parse(startsAt);
  const length = Math.max(1, Date.parse(endsAt) - begin);
  const share = Math.min(1, Math.max(0, (now - begin) / length));
  return <ProgressLine label={t('onAirNow.progress')} share={share} h="1.5" />;
}

/** In milliseconds, whole seconds: the last one is shown until it is over. */
const secondsLeft = (endsAt: string, now: Date): number =>
  Math.ceil(Math.max(0, Date.parse(endsAt) - now.getTime()) / 1000) * 1000;
