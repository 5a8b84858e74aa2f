import { Flex, Text } from '@chakra-ui/react';
import { CircleCheck, Radio } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createClock } from '../../../kit/data/format/clock';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { TextLink } from '../../../kit/layout/TextLink';
import { emissionPaths } from '../../programmes/paths';
import type { RundownFieldsFragment } from './rundowns.generated';
import type { useRundownState } from './useRundown';

/**
 * Summary of a rundown: emission, times, remaining time, and unplanned time between items. The times are in the radio's time
 * zone.
 */
export function RundownSummary({ rundown, timeZone }: { rundown: RundownFieldsFragment; timeZone: string }) {
  const { t, i18n } = useTranslation();
  const clock = useMemo(() => createClock(i18n.language, timeZone), [i18n.language, timeZone]);
  const { emission, startsAt, endsAt } = rundown.occurrence;
  const from = new Date(startsAt);
  return (
    <Flex as="span" columnGap="3" rowGap="0.5" wrap="wrap" align="baseline" fontVariantNumeric="tabular-nums">
      {emission ? (
        <TextLink to={emissionPaths.detail(emission.id)}>
          <bdi>{emission.title}</bdi>
        </TextLink>
      ) : null}
      <span>
        {clock.day(from)} · <bdi>{`${clock.time(from)} – ${clock.time(new Date(endsAt))}`}</bdi>
      </span>
      <span>{t('rundowns.zone', { zone: timeZone })}</span>
      <Left left={rundown.left} />
      <Between gaps={rundown.empty - Math.max(0, rundown.left)} />
    </Flex>
  );
}

/** Remaining time, or overrun. */
function Left({ left }: { left: number }) {
  const { t } = useTranslation();
  const length = useMeasureFormat().clock(Math.abs(left));
  return (
    <Text as="strong" fontWeight="semibold" color={left < 0 ? 'fg.warning' : 'fg'}>
      {t(left < 0 ? 'rundowns.over' : left === 0 ? 'rundowns.full' : 'rundowns.left', { length })}
    </Text>
  );
}

/** Unplanned time between items. The remaining time does not include it. */
function Between({ gaps }: { gaps: number }) {
  const { t } = useTranslation();
  const length = useMeasureFormat().clock(gaps);
  return gaps > 0 ? <span>{t('rundowns.gaps', { length })}</span> : null;
}

/** Badge for a rundown that is on air or over; nothing while it is upcoming. */
export function RundownStateBadge({ state }: { state: ReturnType<typeof useRundownState> }) {
  const { t } = useTranslation();
  if (state === 'over') return <StatusBadge tone="neutral" icon={CircleCheck} label={t('rundowns.isOver')} />;
  if (state !== 'onAir') return null;
  return (
    <span className="status tinted-by" data-palette="red">
      <Radio size={12} aria-hidden />
      {t('rundowns.isOnAir')}
    </span>
  );
}
