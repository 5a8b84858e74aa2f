import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import {
  AudioLines,
  CalendarClock,
  HelpCircle,
  Hourglass,
  MessageSquare,
  Radio,
  Scissors,
  TriangleAlert,
  VolumeX,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanItemKind } from '../../../apollo/schemaTypes.generated';
import { Can } from '../../../kit/access/useCan';
import type { Clock } from '../../../kit/data/format/clock';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { TextLink } from '../../../kit/layout/TextLink';
import { rundownPath } from '../paths';
import type { PlannedItemFieldsFragment } from './plan.generated';

const icons: Record<PlanItemKind, typeof Radio> = {
  MEDIA: AudioLines,
  LIVE: Radio,
  TALK: MessageSquare,
  SILENCE: VolumeX,
};

interface Props {
  item: PlannedItemFieldsFragment;
  clock: Clock;
  /** Marks the current item: on air as planned, or only planned. */
  mark: 'onAir' | 'planned' | undefined;
  onWhy: (item: PlannedItemFieldsFragment) => void;
}

/** A planned item: exact time, title, length, source and problems. Memoized, because the page renders every second. */
export const PlanRow = memo(function PlanRow({ item, clock, mark, onWhy }: Props) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const { kind, media, startsAt, endsAt, skipped, isCut, slotId, date, why } = item;
  const title = item.title || media?.title || t(`onAirPlan.kinds.${kind}`);
  const Icon = icons[kind];
  const source = [t(`onAirPlan.sources.${why.rule}`), why.source].filter(Boolean).join(': ');
  return (
    <Flex
      as="li"
      // An hour of short sounds can have hundreds of rows: skip rendering those outside of the viewport.
      contentVisibility="auto"
      containIntrinsicSize="auto 48px"
      aria-current={mark ? 'time' : undefined}
      align="center"
      columnGap="3"
      rowGap="1"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      px="2"
      py="1.5"
      minH="12"
      borderRadius="l2"
      bg={mark ? 'bg.muted' : undefined}
      fontVariantNumeric="tabular-nums"
    >
      <Text as="span" minW="16" color={mark ? 'fg' : 'fg.muted'} fontWeight={mark ? 'semibold' : undefined}>
        <time dateTime={startsAt}>{clock.time(new Date(startsAt))}</time>
      </Text>
      <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Box flex="1" minW="0">
        <Text lineClamp={{ base: 2, md: 1 }} fontWeight="medium" dir="auto">
          <bdi>{title}</bdi>
          {media?.credit ? (
            <Text as="span" color="fg.muted" fontWeight="normal">
              {' · '}
              <bdi>{media.credit}</bdi>
            </Text>
          ) : null}
        </Text>
        <Text truncate textStyle="xs" color="fg.muted" dir="auto">
          {slotId && date ? (
            <Can action="read" subject="Rundown">
              <TextLink to={rundownPath(slotId, date)}>
                <bdi>{source}</bdi>
              </TextLink>
            </Can>
          ) : (
            <bdi>{source}</bdi>
          )}
        </Text>
      </Box>
      <Flex gap="1.5" wrap="wrap">
        {mark === 'onAir' ? <StatusBadge tone="good" icon={Radio} label={t('onAirPlan.onAir')} /> : null}
        {mark === 'planned' ? (
          <StatusBadge tone="neutral" icon={CalendarClock} label={t('onAirPlan.plannedNow')} />
        ) : null}
        {kind === 'SILENCE' ? (
          <StatusBadge tone="warning" icon={TriangleAlert} label={t('dryRun.kinds.GAP')} />
        ) : null}
        {skipped > 0 ? (
          <StatusBadge
            tone="neutral"
            icon={Hourglass}
            label={t('onAirPlan.late', { length: measure.clock(skipped) })}
          />
        ) : null}
        {isCut ? (
          <span title={t('onAirPlan.cutHint')}>
            <StatusBadge tone="neutral" icon={Scissors} label={t('onAirPlan.cut')} />
          </span>
        ) : null}
        {why.gaveWay.length > 0 ? (
          <StatusBadge tone="warning" icon={TriangleAlert} label={t('onAirPlan.gaveWay')} />
        ) : null}
      </Flex>
      <Text as="span" color="fg.muted" minW="12" textAlign="end">
        <bdi>{measure.clock(Date.parse(endsAt) - Date.parse(startsAt))}</bdi>
      </Text>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={`${t('onAirPlan.why')}: ${title}`}
        title={t('onAirPlan.why')}
        onClick={() => onWhy(item)}
      >
        <HelpCircle size={16} aria-hidden />
      </IconButton>
    </Flex>
  );
});
