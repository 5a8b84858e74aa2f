import type { CalendarRef } from '@fullcalendar/react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '../../../kit/layout/useMediaQuery';
import type { CalendarView } from './grid/CalendarGrid';
import { dateOf } from './time/wall';

/** The visible days, as wall times; `to` is exclusive. */
export interface CalendarRange {
  from: number;
  to: number;
  title: string;
}

/**
 * The view of the calendar (month, week, day or list) and its range of days. `calendarRef` belongs on the grid, which
 * reports its range to `setRange` when it is drawn.
 */
export function useCalendarView() {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const initialDate = useDateParam();
  const calendarRef = useRef<CalendarRef>(null);
  const [view, setView] = useState<CalendarView>(
    isNarrow ? 'listWeek' : initialDate ? 'timeGridDay' : 'timeGridWeek',
  );
  const [range, setRange] = useState<CalendarRange>();
  return {
    calendarRef,
    initialDate,
    view,
    range,
    setRange,
    changeView(next: CalendarView) {
      setView(next);
      calendarRef.current?.getApi().changeView(next);
    },
    navigate: (step: 'prev' | 'next' | 'today') => calendarRef.current?.getApi()[step](),
    /** Shows the days around a wall time, unless it is already visible. */
    reveal(wall: number) {
      if (range && (wall < range.from || wall >= range.to))
        calendarRef.current?.getApi().gotoDate(dateOf(wall));
    },
  };
}

/**
 * Returns the `date` parameter of the address; undefined when it is missing or invalid. Links to a day with problems contain it.
 */
function useDateParam(): string | undefined {
  const [params] = useSearchParams();
  const date = params.get('date') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : undefined;
}
