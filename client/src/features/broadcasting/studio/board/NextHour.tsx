import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../../kit/data/format/clock';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { useSecond } from '../../../../kit/data/format/useSecond';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../../kit/layout/Card';
import { usePlan, type PlannedItemFieldsFragment as Item } from '../../../scheduling/shared';
import { useRadioClock } from '../../now/useRadioClock';
import type { Desk } from '../desk/desk';
import { deckNames, type DeckName } from '../desk/deskState';
import { nextHard, planWindow, withinHour } from './nextHour';
import { useLoadDeck } from './useLoadDeck';

/** Planned items of the next hour, and the time left until the next hard start. Buttons load an item onto a deck. */
export function NextHour({ desk }: { desk: Desk | undefined }) {
  const { t } = useTranslation();
  const clock = useRadioClock();
  const now = useSecond().getTime();
  const { from, to } = planWindow(now);
  const { query, items = query.previousData?.planBetween } = usePlan(from, to);
  return (
    <Section title={t('studio.rundown.title')}>
      {items ? (
        <>
          <HardTime hard={nextHard(items, now)} now={now} clock={clock} />
          <Box as="ol" listStyleType="none" mt="2" maxH="26rem" overflowY="auto" tabIndex={0}>
            {withinHour(items, now).map((item) => (
              <Line key={item.startsAt} item={item} isNow={isNowAt(item, now)} clock={clock} desk={desk} />
            ))}
          </Box>
        </>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : (
        <Skeleton h="40" />
      )}
    </Section>
  );
}

function HardTime({ hard, now, clock }: { hard: Item | undefined; now: number; clock: Clock }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  if (!hard) return <Text color="fg.muted">{t('studio.rundown.noHard')}</Text>;
  const at = Date.parse(hard.startsAt);
  // Rounded up, so that 0 is shown only at the start.
  const left = Math.ceil((at - now) / 1000) * 1000;
  return (
    <Flex gap="3" align="baseline" wrap="wrap">
      <Text
        as="span"
        role="timer"
        aria-label={t('studio.rundown.untilHard')}
        dir="ltr"
        textStyle="xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={left < 60_000 ? 'fg.error' : undefined}
      >
        {`−${measure.clock(left)}`}
      </Text>
      <Text minW="0" color="fg.muted">
        {t('studio.rundown.hardAt', { time: clock.time(new Date(at)) })} <bdi>{titleOf(hard)}</bdi>
      </Text>
    </Flex>
  );
}

const isNowAt = ({ startsAt, endsAt }: Item, now: number) =>
  Date.parse(startsAt) <= now && now < Date.parse(endsAt);

interface LineProps {
  item: Item;
  isNow: boolean;
  clock: Clock;
  desk: Desk | undefined;
}

/** Item of the plan. Memoized, because an hour has hundreds of items, and the clock ticks each second. */
const Line = memo(function Line({ item, isNow, clock, desk }: LineProps) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const { startsAt, endsAt, kind, isHard, media } = item;
  const [begin, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return (
    <Flex
      as="li"
      aria-current={isNow ? 'time' : undefined}
      align="center"
      gap="2"
      py="1.5"
      px="1"
      borderTopWidth="1px"
      bg={isNow ? 'bg.muted' : undefined}
      fontVariantNumeric="tabular-nums"
    >
      <Text as="span" color="fg.muted" minW="16">
        <time dateTime={startsAt}>{clock.time(new Date(begin))}</time>
      </Text>
      {isHard ? <Lock size={14} role="img" aria-label={t('studio.rundown.hard')} /> : null}
      <Box flex="1" minW="0">
        <Text truncate dir="auto">
          <bdi>{titleOf(item) || t(`onAirPlan.kinds.${kind}`)}</bdi>
        </Text>
        {media?.credit ? (
          <Text truncate textStyle="xs" color="fg.muted" dir="auto">
            <bdi>{media.credit}</bdi>
          </Text>
        ) : null}
      </Box>
      <Text as="span" color="fg.muted" dir="ltr">
        {measure.clock(end - begin)}
      </Text>
      {desk && media
        ? deckNames.map((name) => <ToDeck key={name} desk={desk} name={name} media={media} />)
        : null}
    </Flex>
  );
});

function ToDeck({ desk, name, media }: { desk: Desk; name: DeckName; media: NonNullable<Item['media']> }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const load = useLoadDeck();
  const { id, title } = media;
  const put = async () => {
    const deck = desk.decks[name];
    // Rejected during playback, so that nobody replaces a playing item by mistake.
    if (deck.store.getState().isPlaying) return notify({ type: 'error', title: t('studio.desk.plays') });
    try {
      if (!(await load(deck, id))) notify({ type: 'error', title: t('studio.desk.notInLibrary') });
    } catch (error) {
      notifyError(t('studio.desk.notLoaded'), error);
    }
  };
  return (
    <Button
      size="xs"
      variant="outline"
      aria-label={`${t('studio.desk.loadOn', { channel: t(`studio.desk.channels.${name}`) })}: ${title}`}
      onClick={() => void put()}
    >
      {t(`studio.desk.short.${name}`)}
    </Button>
  );
}

const titleOf = ({ title, media }: Item) => title || media?.title || '';
