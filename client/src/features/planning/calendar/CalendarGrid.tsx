import { Box } from '@chakra-ui/react';
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
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarOccurrenceFragment } from './calendar.generated';
import { gridStyle } from './gridStyle';
import type { Place } from './movedSlot';
import { OccurrenceBox } from './OccurrenceBox';
import { useWallFormat } from './useWallFormat';
import { day, wallOf } from './wall';

export type CalendarView = 'dayGridMonth' | 'timeGridWeek' | 'timeGridDay' | 'listWeek';

interface Props {
  calendarRef: RefObject<CalendarRef | null>;
  view: CalendarView;
  /** The day that is shown first; today when undefined. */
  beginAt: string | undefined;
  occurrences: readonly CalendarOccurrenceFragment[];
  /** What the station's clock shows now. */
  now: () => number;
  mayPlan: boolean;
  onShown: (shown: { from: number; to: number; title: string }) => void;
  onOpen: (occurrence: CalendarOccurrenceFragment) => void;
  onSelect: (place: Place, emissionId?: string) => void;
  /** What holds emissions that may be drawn into the calendar, each with its id and its length in `data-` attributes. */
  panel: RefObject<HTMLElement | null>;
  /** Gives whether it stays where it was put. */
  onMove: (occurrence: CalendarOccurrenceFragment, place: Place) => Promise<boolean>;
}

const plugins = [classic, dayGrid, timeGrid, list, interaction];
const locales = [french, arabic];
const layers = ['FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'];

/** The calendar itself, in the station's time: the library sees wall times as UTC. */
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
  onMove,
}: Props) {
  useEffect(() => {
    if (!panel.current || !mayPlan) return;
    const drawn = new Draggable(panel.current, {
      itemSelector: '[data-emission]',
      eventData: ({ dataset }: HTMLElement) => ({
        title: dataset['title'],
        color: dataset['colour'],
        duration: { milliseconds: Number(dataset['duration']) },
        extendedProps: { emissionId: dataset['emission'], duration: Number(dataset['duration']) },
      }),
    });
    return () => drawn.destroy();
  }, [panel, mayPlan]);
  // Before the morning nothing much is planned.
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = scroller;
    if (current) current.scrollTop = view.startsWith('timeGrid') ? current.scrollHeight / 4 : 0;
  }, [view]);
  const { t, i18n } = useTranslation();
  const format = useWallFormat();
  const events = useMemo(
    () =>
      occurrences.map((occurrence) => ({
        id: occurrence.id,
        title: occurrence.title,
        start: `${occurrence.localStart}Z`,
        end: `${occurrence.localEnd}Z`,
        color: occurrence.colour ?? undefined,
        editable: mayPlan && occurrence.state === 'PLANNED' && wallOf(occurrence.localStart) > now(),
        extendedProps: { occurrence, layer: layers.indexOf(occurrence.layer) },
      })),
    [occurrences, mayPlan, now],
  );

  const moved = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const occurrence = event.extendedProps['occurrence'] as CalendarOccurrenceFragment;
    const start = event.start!.getTime();
    const duration = (event.end?.getTime() ?? start + occurrence.duration) - start;
    void onMove(occurrence, { start, duration }).then((stays) => {
      if (!stays) revert();
    });
  };

  /** A month says which it is, what is shorter which days it holds. */
  const titleOf = (start: Date, title: string) =>
    view === 'dayGridMonth' ? format.month(start.getTime() + 15 * day) : title;

  return (
    <Box
      ref={scroller}
      css={gridStyle}
      // It scrolls by keyboard also where nothing is planned that could be reached.
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
        dayMaxEvents={5}
        eventOrder={['start', 'layer', 'title']}
        events={events}
        selectable={mayPlan}
        selectMirror
        select={({ start, end, view: { type } }) => {
          // A day of the month stands for its morning.
          const isDay = type === 'dayGridMonth';
          const begin = start.getTime() + (isDay ? 9 * 3_600_000 : 0);
          onSelect({ start: begin, duration: isDay ? 3_600_000 : end.getTime() - start.getTime() });
        }}
        eventInteractive
        eventClick={({ event }) => onOpen(event.extendedProps['occurrence'] as CalendarOccurrenceFragment)}
        droppable={mayPlan}
        eventReceive={({ event }) => {
          const { emissionId, duration } = event.extendedProps as { emissionId: string; duration: number };
          const start = event.start!.getTime();
          event.remove();
          onSelect({ start, duration }, emissionId);
        }}
        eventDrop={moved}
        eventResize={moved}
        eventContent={(info: EventDisplayInfo) => (
          <OccurrenceBox
            occurrence={info.event.extendedProps['occurrence'] as CalendarOccurrenceFragment}
            isFlat={info.view.type !== 'timeGridWeek' && info.view.type !== 'timeGridDay'}
          />
        )}
        datesSet={({ start, end, view: { title } }) =>
          onShown({ from: start.getTime(), to: end.getTime(), title: titleOf(start, title) })
        }
      />
    </Box>
  );
}
