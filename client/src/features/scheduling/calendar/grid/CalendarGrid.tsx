import { Box, Text } from '@chakra-ui/react';
import FullCalendar, { type CalendarRef, type EventApi, type EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction, { Draggable } from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import arabic from '@fullcalendar/react/locales/ar';
import french from '@fullcalendar/react/locales/fr';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { useCallback, useEffect, useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { entryAttribute, entryOf, type Entry } from '../panel/entries';
import { gridStyle } from './gridStyle';
import { laneKey, lanesOf } from './lanes';
import type { TimeSpan } from '../moves/movedSlot';
import { OccurrenceBox } from './OccurrenceBox';
import { textOn } from './textOn';
import { useOwnTimes } from './useOwnTimes';
import { useWallFormat } from '../time/useWallFormat';
import { day, wallOf } from '../time/wall';

export type CalendarView = 'dayGridMonth' | 'timeGridWeek' | 'timeGridDay' | 'listWeek';

interface Props {
  calendarRef: RefObject<CalendarRef | null>;
  view: CalendarView;
  /** Day that is visible first, with the rest of its week or month; today when undefined. */
  beginAt: string | undefined;
  occurrences: readonly CalendarOccurrenceFragment[];
  /** Returns the current wall time of the radio. */
  now: () => number;
  mayPlan: boolean;
  onShown: (shown: { from: number; to: number; title: string }) => void;
  onOpen: (occurrence: CalendarOccurrenceFragment) => void;
  onSelect: (span: TimeSpan) => void;
  /** Element with the entries that can be dragged into the calendar. */
  panel: RefObject<HTMLElement | null>;
  onReceive: (entry: Entry, span: TimeSpan) => void;
  /** Scrolling element. It handles the keys of the focused occurrence. */
  gridRef: RefObject<HTMLDivElement | null>;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Time zone of the viewer's browser; undefined when the viewer has not turned on its times. */
  ownZone: string | undefined;
  /** Saves a move; resolves to false when the occurrence must return to its old position. */
  onMove: (occurrence: CalendarOccurrenceFragment, span: TimeSpan) => Promise<boolean>;
}

const plugins = [classic, dayGrid, timeGrid, list, interaction];
const locales = [french, arabic];
const layers = ['FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'];

/** Calendar grid in the radio's time zone: FullCalendar receives wall times as UTC. */
export default function CalendarGrid({
  calendarRef,
  view,
  beginAt,
  occurrences,
  now,
  mayPlan,
  onShown,
  onOpen,
  onSelect,
  panel,
  onReceive,
  gridRef,
  onKeyDownCapture,
  onFocus,
  ownZone,
  onMove,
}: Props) {
  useEffect(() => {
    if (!panel.current || !mayPlan) return;
    const drawn = new Draggable(panel.current, {
      itemSelector: `[${entryAttribute}]`,
      eventData: (element: HTMLElement) => {
        const entry = entryOf(element);
        return {
          title: entry.title,
          ...(entry.colour && { color: entry.colour, contrastColor: textOn(entry.colour) }),
          duration: { milliseconds: entry.duration },
          extendedProps: { entry },
        };
      },
    });
    return () => drawn.destroy();
  }, [panel, mayPlan]);
  // Scroll to the morning, because few slots are at night.
  useEffect(() => {
    const { current } = gridRef;
    if (current) current.scrollTop = view.startsWith('timeGrid') ? current.scrollHeight / 4 : 0;
  }, [gridRef, view]);
  const { t, i18n } = useTranslation();
  const format = useWallFormat();
  const ownTimeOf = useOwnTimes(ownZone);
  const hasLanes = view === 'timeGridWeek' || view === 'timeGridDay';
  const lanes = useMemo(() => (hasLanes ? lanesOf(occurrences) : undefined), [hasLanes, occurrences]);
  const events = useMemo(
    () =>
      occurrences.map((occurrence) => ({
        id: occurrence.id,
        title: occurrence.title,
        start: `${occurrence.localStart}Z`,
        end: `${occurrence.localEnd}Z`,
        ...(occurrence.colour && { color: occurrence.colour, contrastColor: textOn(occurrence.colour) }),
        editable: mayPlan && occurrence.state === 'PLANNED' && wallOf(occurrence.localStart) > now(),
        extendedProps: { occurrence, layer: layers.indexOf(occurrence.layer) },
      })),
    [occurrences, mayPlan, now],
  );

  const moved = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const occurrence = event.extendedProps['occurrence'] as CalendarOccurrenceFragment;
    const start = event.start!.getTime();
    const duration = (event.end?.getTime() ?? start + occurrence.duration) - start;
    void onMove(occurrence, { start, duration }).then((isMoved) => {
      if (!isMoved) revert();
    });
  };

  const content = useCallback(
    ({ event, isStart }: EventDisplayInfo) => {
      const occurrence = event.extendedProps['occurrence'] as CalendarOccurrenceFragment | undefined;
      // Entries being dragged and selected time spans are not occurrences.
      if (!occurrence) return <Text textStyle="xs">{event.title}</Text>;
      const date = isStart ? occurrence.localStart : occurrence.localEnd;
      return (
        <OccurrenceBox
          occurrence={occurrence}
          isFlat={!hasLanes}
          lane={lanes?.get(laneKey(occurrence.id, date.slice(0, 10)))}
          ownTime={ownTimeOf(occurrence)}
        />
      );
    },
    [hasLanes, lanes, ownTimeOf],
  );

  /** Title of the range: the month in the month view, the days in other views. */
  const titleOf = (start: Date, title: string) =>
    view === 'dayGridMonth' ? format.month(start.getTime() + 15 * day) : title;

  return (
    <Box
      ref={gridRef}
      onKeyDownCapture={onKeyDownCapture}
      onFocus={onFocus}
      css={gridStyle}
      // Focusable, so that an empty calendar can be scrolled by keyboard.
      tabIndex={0}
      role="region"
      aria-label={t('calendar.title')}
      maxH={{ base: 'none', md: 'max(480px, calc(100vh - 270px))' }}
      overflowY={{ md: 'auto' }}
    >
      <FullCalendar
        ref={calendarRef}
        plugins={plugins}
        locales={locales}
        locale={i18n.language}
        direction={i18n.dir() === 'rtl' ? 'rtl' : 'ltr'}
        timeZone="UTC"
        now={() => new Date(now()).toISOString()}
        initialView={view}
        initialDate={beginAt}
        firstDay={1}
        headerToolbar={false}
        allDaySlot={false}
        nowIndicator
        height="auto"
        titleFormat={{ year: 'numeric', month: 'short', day: 'numeric' }}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
        slotDuration="00:30:00"
        snapDuration="00:05:00"
        slotEventOverlap={false}
        // `OccurrenceBox` shows the times instead. Rendering the library's times takes a third of each drag step.
        displayEventTime={!hasLanes}
        dayMaxEvents={5}
        eventOrder={['start', 'layer', 'title']}
        events={events}
        selectable={mayPlan}
        selectMirror
        select={({ start, end, view: { type } }) => {
          // A day selected in the month view means 09:00 to 10:00.
          const isDay = type === 'dayGridMonth';
          const begin = start.getTime() + (isDay ? 9 * 3_600_000 : 0);
          onSelect({ start: begin, duration: isDay ? 3_600_000 : end.getTime() - start.getTime() });
        }}
        eventInteractive
        eventClick={({ event }) => onOpen(event.extendedProps['occurrence'] as CalendarOccurrenceFragment)}
        droppable={mayPlan}
        eventReceive={({ event }) => {
          const { entry } = event.extendedProps as { entry: Entry };
          const start = event.start!.getTime();
          event.remove();
          onReceive(entry, { start, duration: entry.duration });
        }}
        eventDrop={moved}
        eventResize={moved}
        eventContent={content}
        datesSet={({ start, end, view: { title } }) =>
          onShown({ from: start.getTime(), to: end.getTime(), title: titleOf(start, title) })
        }
      />
    </Box>
  );
}
