import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Disc, RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { createClock } from '../../../kit/data/format/clock';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { Card, Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useNowPlaying, type NowPlayingFieldsFragment } from '../../broadcasting/shared';
import { byHour, dayAway, hour, hourOf } from './hours';
import type { PlannedItemFieldsFragment } from './plan.generated';
import { PlanAndAir } from './PlanAndAir';
import { plannedAt, planDifference } from './planDifference';
import { PlanRow } from './PlanRow';
import { PlanWhyDrawer } from './PlanWhyDrawer';
import { usePlan } from './usePlan';

const hoursShown = 2;

/**
 * Page with the planned items of two hours over all layers, by default from the current hour. Above them is the item on air,
 * when the hours contain the current time and the viewer may see it.
 */
export default function OnAirPage() {
  const maySeeLog = useCan()({ action: 'read', subject: 'AirItem' });
  return maySeeLog ? <PlanWithAir /> : <PlanPage playing={undefined} />;
}

function PlanWithAir() {
  const { playing } = useNowPlaying();
  return <PlanPage playing={playing} />;
}

function PlanPage({ playing }: { playing: NowPlayingFieldsFragment | undefined }) {
  const { t, i18n } = useTranslation();
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const clock = useMemo(() => createClock(i18n.language, timeZone), [i18n.language, timeZone]);
  const now = useNow();
  // Start of the visible hours. Until the viewer chooses an hour, the page shows the current one.
  const [chosen, setChosen] = useState<number>();
  const from = chosen ?? hourOf(now, timeZone);
  const to = from + hoursShown * hour;
  const { query, items, again } = usePlan(from, to);
  const radioName = viewer?.radio?.name ?? '';
  const isNowShown = from <= now && now < to;
  const difference =
    playing && items && isNowShown ? planDifference(playing, items, { now, radioName }) : undefined;
  const [shownItem, setShownItem] = useState<PlannedItemFieldsFragment>();
  return (
    <>
      <PageHeader
        title={t('onAirPlan.title')}
        description={
          <>
            {t('onAirPlan.description')} {t('dryRun.zone', { zone: timeZone })}
          </>
        }
        actions={
          <Button variant="outline" loading={query.loading && items !== undefined} onClick={again}>
            <RefreshCw size={16} aria-hidden /> {t('onAirPlan.refresh')}
          </Button>
        }
      />
      <Flex gap="3" mb="3" wrap="wrap" align="center" justify="space-between">
        <Text as="h2" fontWeight="semibold" aria-live="polite" fontVariantNumeric="tabular-nums">
          {clock.day(new Date(from))},{' '}
          <bdi>{`${clock.time(new Date(from)).slice(0, 5)} – ${clock.time(new Date(to)).slice(0, 5)}`}</bdi>
        </Text>
        <Flex gap="1" align="center" data-print="hide">
          <Step label={t('onAirPlan.dayBefore')} onClick={() => setChosen(dayAway(from, -1, timeZone))}>
            <ChevronsLeft size={18} className="mirrored" />
          </Step>
          <Step label={t('onAirPlan.hourBefore')} onClick={() => setChosen(from - hour)}>
            <ChevronLeft size={18} className="mirrored" />
          </Step>
          <Button size="sm" variant="outline" onClick={() => setChosen(undefined)}>
            {t('onAirPlan.now')}
          </Button>
          <Step label={t('onAirPlan.hourLater')} onClick={() => setChosen(from + hour)}>
            <ChevronRight size={18} className="mirrored" />
          </Step>
          <Step label={t('onAirPlan.dayLater')} onClick={() => setChosen(dayAway(from, 1, timeZone))}>
            <ChevronsRight size={18} className="mirrored" />
          </Step>
        </Flex>
      </Flex>
      {playing && items && difference !== undefined ? (
        <PlanAndAir planned={plannedAt(items, now)} playing={playing} difference={difference} />
      ) : null}
      <RecordState query={query} record={items}>
        {(found) =>
          found.length === 0 ? (
            <Card>
              <StateMessage icon={Disc} title={t('list.empty')}>
                {t('onAirPlan.empty')}
              </StateMessage>
            </Card>
          ) : (
            <Stack gap="4">
              {byHour(found, from, hoursShown).map(({ begin, items: inHour }) => (
                <Section key={begin} title={clock.time(new Date(begin)).slice(0, 5)}>
                  <Box as="ol" listStyleType="none" mx="-2">
                    {inHour.map((item) => (
                      <PlanRow
                        key={item.startsAt}
                        item={item}
                        clock={clock}
                        mark={
                          item === plannedAt(inHour, now)
                            ? difference === null
                              ? 'onAir'
                              : 'planned'
                            : undefined
                        }
                        onWhy={setShownItem}
                      />
                    ))}
                  </Box>
                </Section>
              ))}
            </Stack>
          )
        }
      </RecordState>
      {shownItem ? (
        <PlanWhyDrawer
          item={shownItem}
          title={shownItem.title || shownItem.media?.title || t(`onAirPlan.kinds.${shownItem.kind}`)}
          onClose={() => setShownItem(undefined)}
        />
      ) : null}
    </>
  );
}

/** Current time, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Step({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <IconButton size="sm" variant="ghost" aria-label={label} title={label} onClick={onClick}>
      {children}
    </IconButton>
  );
}
