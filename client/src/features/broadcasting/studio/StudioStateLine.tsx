import { Box, Flex, Text } from '@chakra-ui/react';
import { ArrowLeftRight, CircleOff, Clock3, Mic, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../../i18n/keys';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { useSecond } from '../../../kit/data/format/useSecond';
import type { StudioState } from './studioLine';

/** State of the live session as text, with its time on the air. */
export function StudioStateLine({ state, isSlow }: { state: StudioState; isSlow: boolean }) {
  const { t } = useTranslation();
  return (
    <Box role="status">
      <Flex gap="2" align="center" wrap="wrap">
        <StateBadge state={state} />
        {isSlow ? <StatusBadge tone="warning" icon={WifiOff} label={t('studio.slow')} /> : null}
        {state.is === 'onAir' ? <OnAirFor since={state.since} /> : null}
      </Flex>
      <Text mt="2" color="fg.muted">
        <Words state={state} />
      </Text>
    </Box>
  );
}

const badges = {
  off: { tone: 'neutral', icon: CircleOff },
  connecting: { tone: 'busy', icon: Clock3 },
  coming: { tone: 'busy', icon: ArrowLeftRight },
  onAir: { tone: 'onAir', icon: Mic },
  reconnecting: { tone: 'warning', icon: RefreshCw },
  ending: { tone: 'busy', icon: Clock3 },
  refused: { tone: 'warning', icon: TriangleAlert },
  ended: { tone: 'neutral', icon: CircleOff },
  lost: { tone: 'warning', icon: WifiOff },
} as const;

function StateBadge({ state: { is } }: { state: StudioState }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[is]} label={t(`studio.states.${is}`)} />;
}

function Words({ state }: { state: StudioState }): ReactNode {
  const { t } = useTranslation();
  const known = (key: string) => t(key as TranslationKey);
  if (state.is === 'refused') return known(`studio.refusals.${state.reason}`);
  if (state.is === 'ended')
    return state.by
      ? t('studio.endedBy', { why: known(`studio.ends.${state.why}`), name: state.by })
      : known(`studio.ends.${state.why}`);
  return t(`studio.about.${state.is}`);
}

function OnAirFor({ since }: { since: string }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const time = useSecond().getTime() - Date.parse(since);
  return (
    <Text
      as="span"
      role="timer"
      aria-label={t('studio.onAirFor')}
      fontVariantNumeric="tabular-nums"
      dir="ltr"
    >
      {measure.clock(Math.max(0, time))}
    </Text>
  );
}
