import type { CalendarOccurrenceFragment, CalendarSlotFragment } from '../calendar/calendar.generated';

/* Responses of the server about the calendar, for tests. */

export const slotWith = (more: Partial<CalendarSlotFragment> = {}): CalendarSlotFragment => ({
  __typename: 'Slot',
  id: '12',
  isMine: true,
  version: 4,
  layer: 'PROGRAMMES',
  category: 'LIVE',
  title: '',
  colour: null,
  startDate: '2026-11-25',
  startTime: '03:10',
  duration: 1_200_000,
  endDate: null,
  recurrence: null,
  emission: { __typename: 'Emission', id: '7', title: 'Night Line' },
  playlist: null,
  episode: null,
  original: null,
  rush: null,
  ...more,
});

export const occurrenceWith = (
  more: Partial<CalendarOccurrenceFragment> = {},
): CalendarOccurrenceFragment => ({
  __typename: 'Occurrence',
  id: '12:2026-11-25',
  slotId: '12',
  date: '2026-11-25',
  layer: 'PROGRAMMES',
  category: 'LIVE',
  title: 'Night Line',
  colour: '#2563eb',
  startsAt: '2026-11-25T02:10:00.000Z',
  endsAt: '2026-11-25T02:30:00.000Z',
  localStart: '2026-11-25T03:10:00',
  localEnd: '2026-11-25T03:30:00',
  duration: 1_200_000,
  state: 'PLANNED',
  isException: false,
  isCovered: false,
  version: 0,
  episode: null,
  slot: slotWith(),
  ...more,
});
