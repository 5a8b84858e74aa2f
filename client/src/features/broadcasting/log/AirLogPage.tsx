import { Box, Button, Text } from '@chakra-ui/react';
import { Download, HelpCircle, Music, ScrollText } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissed } from '../../../apollo/live/useMissed';
import { useSession } from '../../../apollo/session/SessionContext';
import { createClock } from '../../../kit/data/format/clock';
import { createFormat } from '../../../kit/data/format/format';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { lazyPart } from '../../../kit/late/late';
import { momentsOf } from '../../../kit/list/filters/periodMoments';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { useNowPlayingChangedSubscription } from '../now/now.generated';
import { differenceOf } from './difference';
import { useAirLogQuery, type AirItemFieldsFragment } from './log.generated';
import { loggedStates, PlayStateBadge, sources } from './states';
import { useReport } from './useReport';

const AirWhyDrawer = lazyPart(() => import('./AirWhyDrawer'));

/** As-run log: when each item was played, its source, and the difference from the plan. */
export default function AirLogPage() {
  const { t, i18n } = useTranslation();
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const times = useMemo(() => timesOf(i18n.language, timeZone), [i18n.language, timeZone]);
  const [shownItem, setShownItem] = useState<AirItemFieldsFragment>();
  const report = useReport();
  const list = useListPage(useAirLogQuery, {
    name: 'air-log',
    defaultSort: { key: 'plannedAt', order: 'DESC' },
    canScroll: true,
    timeZone,
    columns: [
      {
        key: 'title',
        header: t('onAir.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, credit, media }) => (
          <PicturedName src={media?.artwork ?? ''} icon={Music} name={title} detail={credit} />
        ),
        card: 'title',
      },
      {
        key: 'planned',
        header: t('airLog.planned'),
        sortBy: 'plannedAt',
        width: '128px',
        from: 'xl',
        cell: ({ plannedAt }) => <Moment moment={plannedAt} times={times} />,
      },
      {
        key: 'played',
        header: t('airLog.played'),
        sortBy: 'playedFrom',
        width: '176px',
        cell: (item) => <PlayedTimes item={item} times={times} />,
        card: 'detail',
      },
      {
        key: 'difference',
        header: t('airLog.difference'),
        width: '136px',
        from: 'lg',
        cell: (item) => <DifferenceWords item={item} />,
        card: 'detail',
      },
      {
        key: 'source',
        header: t('onAir.fields.source'),
        sortBy: 'source',
        width: '156px',
        from: 'xl',
        cell: ({ source, by }) => (
          <Box minW="0">
            <Text truncate>{t(`onAir.sources.${source}`)}</Text>
            {by ? (
              <Text truncate textStyle="xs" color="fg.muted" title={by}>
                <bdi>{by}</bdi>
              </Text>
            ) : null}
          </Box>
        ),
      },
      {
        key: 'state',
        header: t('onAir.fields.state'),
        sortBy: 'state',
        width: '156px',
        from: 'lg',
        cell: ({ state, problem, isEnding }) => (
          <Box minW="0">
            <PlayStateBadge state={state} />
            {problem ? (
              <Text truncate textStyle="xs" color="fg.muted" title={problem}>
                <bdi>{problem}</bdi>
              </Text>
            ) : null}
            {state === 'ON_AIR' && isEnding ? (
              <Text textStyle="xs" color="fg.muted">
                {t('airLog.ending')}
              </Text>
            ) : null}
          </Box>
        ),
        card: 'end',
      },
    ],
    filters: [
      { field: 'plannedAt', kind: 'period', momentsOf, label: t('airLog.day') },
      {
        field: 'source',
        label: t('onAir.fields.source'),
        options: sources.map((value) => ({ value, label: t(`onAir.sources.${value}`) })),
      },
      {
        field: 'state',
        label: t('onAir.fields.state'),
        options: loggedStates.map((value) => ({ value, label: t(`onAir.states.${value}`) })),
      },
    ],
  });
  // Reloads on every change of “now playing”, such as another item, and after an interruption of the event connection.
  useNowPlayingChangedSubscription({ ignoreResults: true, onData: list.retry });
  useMissed(list.retry);
  const why = (item: AirItemFieldsFragment) => [
    { label: t('onAirPlan.why'), icon: HelpCircle, onClick: () => setShownItem(item) },
  ];
  const { search, filter } = list.question.variables;

  return (
    <>
      <ListPage
        list={list}
        title={t('airLog.title')}
        description={t('airLog.description', { zone: timeZone })}
        icon={ScrollText}
        searchLabel={t('airLog.search')}
        emptyText={t('airLog.empty')}
        actions={
          <Button
            variant="outline"
            loading={report.isSaving}
            loadingText={t('airLog.report.save')}
            onClick={() => void report.save({ search, filter })}
          >
            <Download aria-hidden /> {t('airLog.report.save')}
          </Button>
        }
        rowName={({ title }) => title}
        rowActions={why}
        cardActions={why}
      />
      <Suspense>
        {shownItem ? <AirWhyDrawer item={shownItem} onClose={() => setShownItem(undefined)} /> : null}
      </Suspense>
    </>
  );
}

/** Formats times and days in the time zone of the station, not in that of the viewer. */
function timesOf(language: string, timeZone: string) {
  const clock = createClock(language, timeZone);
  const format = createFormat(language, timeZone);
  return {
    time: (moment: string) => clock.time(new Date(moment)),
    day: format.day,
    exactly: format.exactly,
  };
}
type Times = ReturnType<typeof timesOf>;

/** Time to the second above its day, with the exact moment as the tooltip. */
function Moment({ moment, times }: { moment: string; times: Times }) {
  return (
    <time dateTime={moment} title={times.exactly(moment)}>
      <Text as="span" fontVariantNumeric="tabular-nums">
        <bdi>{times.time(moment)}</bdi>
      </Text>
      <Text textStyle="xs" color="fg.muted" truncate>
        {times.day(moment)}
      </Text>
    </time>
  );
}

/** Start, end and duration of a played item, to the second. */
function PlayedTimes({
  item: { playedFrom, playedUntil, playedFor },
  times,
}: {
  item: AirItemFieldsFragment;
  times: Times;
}) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  if (!playedFrom) return <Text color="fg.muted">{t('airLog.notPlayed')}</Text>;
  return (
    <Box fontVariantNumeric="tabular-nums" title={times.exactly(playedFrom)}>
      <bdi>{[times.time(playedFrom), playedUntil ? times.time(playedUntil) : ''].join(' – ').trim()}</bdi>
      {playedFor === null ? null : (
        <Text textStyle="xs" color="fg.muted">
          <bdi>{measure.clock(playedFor)}</bdi>
        </Text>
      )}
    </Box>
  );
}

/** Difference from the plan in start and length; a dash when there is none. */
function DifferenceWords({ item }: { item: AirItemFieldsFragment }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const { late, cut } = differenceOf(item);
  const words = [
    ...(late > 0 ? [t('airLog.late', { length: measure.clock(late) })] : []),
    ...(late < 0 ? [t('airLog.early', { length: measure.clock(-late) })] : []),
    ...(cut > 0 ? [t('airLog.cut', { length: measure.clock(cut) })] : []),
  ];
  if (words.length === 0) return <Text color="fg.muted">—</Text>;
  return (
    <Box>
      {words.map((word) => (
        <Text key={word}>{word}</Text>
      ))}
    </Box>
  );
}
