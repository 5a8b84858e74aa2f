import { Box, Flex, Spinner, Text } from '@chakra-ui/react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { lazyPart } from '../../../kit/late/late';
import { Card } from '../../../kit/layout/Card';
import { CalendarBar } from './CalendarBar';
import { allSlots, CalendarFilters } from './CalendarFilters';
import { CalendarHeader } from './CalendarHeader';
import { ConflictDialog } from './clashes/ConflictDialog';
import { CalendarDrawers } from './drawers/CalendarDrawers';
import { scheduleEntry, type OpenDrawer } from './drawers/openDrawer';
import { MovingBar } from './moves/MovingBar';
import { useCalendarWrites } from './moves/useCalendarWrites';
import { useKeyMoves, type KeyMoves } from './moves/useKeyMoves';
import { useMoveOccurrence } from './moves/useMoveOccurrence';
import { useScopeDialog } from './moves/useScopeDialog';
import { entryValues } from './panel/entries';
import { PlanPanel } from './panel/PlanPanel';
import { newSlot, type SlotValues } from './slots/slotForm';
import { useStationClock } from './time/useStationClock';
import { useViewerTimeZone } from './time/useViewerTimeZone';
import { wallOf } from './time/wall';
import { useCalendarView } from './useCalendarView';
import { useOccurrences } from './useOccurrences';

const CalendarGrid = lazyPart(() => import('./grid/CalendarGrid'));

/** Bar of a move by keyboard, with its announcements to screen readers. */
function KeyMoveStatus({ keys }: { keys: KeyMoves }) {
  return (
    <>
      {keys.moving ? (
        <MovingBar
          text={keys.announcement}
          onConfirm={() => void keys.confirmMove()}
          onCancel={keys.cancelMove}
        />
      ) : null}
      <Text role="status" srOnly>
        {keys.announcement}
      </Text>
    </>
  );
}

/** Calendar page with the slots of the radio, in the radio's time zone. */
export default function CalendarPage() {
  const { t } = useTranslation();
  const can = useCan();
  const mayCreate = can({ action: 'create', subject: 'Slot' });
  const mayUpdate = can({ action: 'update', subject: 'Slot' });
  const clock = useStationClock();
  const viewerTimeZone = useViewerTimeZone(clock.timeZone);
  const panelRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);

  const calendar = useCalendarView();
  const [filters, setFilters] = useState(allSlots);
  const { occurrences, error, isLoading, reload } = useOccurrences(calendar.range, filters);

  const [drawer, setDrawer] = useState<OpenDrawer>();
  const openNewSlot = (initialValues: SlotValues) => setDrawer({ kind: 'add', initialValues });
  const writes = useCalendarWrites(reload);
  const scopes = useScopeDialog();
  const move = useMoveOccurrence(writes, scopes.chooseScope);
  const keys = useKeyMoves({
    gridRef,
    occurrences,
    now: clock.now,
    refusal: ({ slot, state, localStart }) => {
      if (!mayUpdate || !slot?.isMine) return t('calendar.notYours');
      return state === 'PLANNED' && wallOf(localStart) > clock.now() ? undefined : t('calendar.keys.fixed');
    },
    onMove: move,
    reveal: calendar.reveal,
  });

  return (
    <>
      <CalendarHeader clock={clock} viewerTimeZone={viewerTimeZone} onOpen={setDrawer} />
      <CalendarBar
        title={calendar.range?.title}
        view={calendar.view}
        onView={calendar.changeView}
        onGo={calendar.navigate}
      />
      <CalendarFilters filters={filters} isLoading={isLoading} onChange={setFilters} />
      <KeyMoveStatus keys={keys} />
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      <Flex gap="4" align="flex-start">
        {mayCreate ? (
          <Box w="220px" flexShrink="0" hideBelow="xl" data-print="hide">
            <PlanPanel
              panel={panelRef}
              onPick={(entry) => setDrawer(scheduleEntry(entry, clock.nextHour()))}
            />
          </Box>
        ) : null}
        <Card flex="1" minW="0" p={{ base: '2', md: '3' }}>
          <Suspense fallback={<GridFallback />}>
            <CalendarGrid
              calendarRef={calendar.calendarRef}
              view={calendar.view}
              beginAt={calendar.initialDate}
              occurrences={keys.occurrences}
              gridRef={gridRef}
              ownZone={viewerTimeZone.shown}
              onKeyDownCapture={keys.onKeyDownCapture}
              onFocus={keys.onFocus}
              now={clock.now}
              mayPlan={mayUpdate}
              panel={panelRef}
              onShown={calendar.setRange}
              onOpen={(occurrence) => setDrawer({ kind: 'occurrence', occurrence })}
              onSelect={(span) => openNewSlot(newSlot(span))}
              onReceive={(entry, span) => openNewSlot(entryValues(entry, span))}
              onMove={move}
            />
          </Suspense>
        </Card>
      </Flex>
      {drawer ? (
        <CalendarDrawers
          drawer={drawer}
          clock={clock}
          rangeStart={calendar.range?.from}
          showsViewerTime={viewerTimeZone.isShown}
          writes={writes}
          chooseScope={scopes.chooseScope}
          announce={keys.announce}
          onReload={reload}
          onOpen={setDrawer}
          onClose={() => setDrawer(undefined)}
        />
      ) : null}
      {scopes.dialog}
      {writes.refused ? <ConflictDialog refused={writes.refused} onClose={writes.forgetRefused} /> : null}
    </>
  );
}

const GridFallback = () => (
  <Flex minH="60vh" align="center" justify="center">
    <Spinner />
  </Flex>
);
