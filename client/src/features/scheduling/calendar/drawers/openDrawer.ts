import type { CalendarOccurrenceFragment, CalendarSlotFragment } from '../calendar.generated';
import type { Scope } from '../moves/useCalendarWrites';
import { entryValues, type Entry } from '../panel/entries';
import type { SlotValues } from '../slots/slotForm';

/** The drawer that is open next to the calendar, with its data. */
export type OpenDrawer =
  | { kind: 'occurrence'; occurrence: CalendarOccurrenceFragment }
  | { kind: 'add'; initialValues: SlotValues }
  | { kind: 'schedule'; initialValues: SlotValues; name: string }
  | { kind: 'edit'; occurrence: CalendarOccurrenceFragment; slot: CalendarSlotFragment; scope: Scope }
  | { kind: 'range'; occurrence: CalendarOccurrenceFragment; slot: CalendarSlotFragment }
  | { kind: 'panel' | 'startLive' | 'copy' | 'import' | 'subscribe' };

/** Returns the state of the drawer that schedules a panel entry at a chosen day and time. */
export const scheduleEntry = (entry: Entry, start: number): OpenDrawer => ({
  kind: 'schedule',
  initialValues: entryValues(entry, { start, duration: entry.duration }),
  name: entry.title,
});
