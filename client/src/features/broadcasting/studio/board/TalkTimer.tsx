import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { useSecond } from '../../../../kit/data/format/useSecond';

/** Time since the microphone was opened on the air; starts from zero each time. */
export function TalkTimer({ isTalking }: { isTalking: boolean }) {
  const { t } = useTranslation();
  return (
    <Flex gap="2" align="baseline">
      <Text textStyle="compact" color="fg.muted">
        {t('studio.desk.talk')}
      </Text>
      <Text
        as="span"
        role="timer"
        aria-label={t('studio.desk.talk')}
        dir="ltr"
        textStyle="lg"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={isTalking ? 'fg.error' : 'fg.muted'}
      >
        {isTalking ? <Running /> : <Counted milliseconds={0} />}
      </Text>
    </Flex>
  );
}

function Running() {
  const [since] = useState(() => Date.now());
  return <Counted milliseconds={useSecond().getTime() - since} />;
}

function Counted({ milliseconds }: { milliseconds: number }) {
  const measure = useMeasureFormat();
  return measure.clock(Math.max(0, milliseconds));
}
