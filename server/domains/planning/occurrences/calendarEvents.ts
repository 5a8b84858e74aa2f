import type { Events } from '../../../kit/events/events.ts';
import type { Planning } from '../slots/storedSeries.ts';

/** The calendar of a radio is another than before. */
export interface CalendarChange {
  radioId: number;
  slots: number[];
  /** Between which moments; no end for a series without one. */
  from: string;
  to: string | null;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    calendarChanged: CalendarChange;
  }
}

/** Tells those who look at the calendar that it is another than before, once that is kept. */
export async function publishCalendarChanged(
  { transaction, context }: Planning,
  events: Events,
  change: Omit<CalendarChange, 'radioId'>,
): Promise<void> {
  await events.publish(transaction, 'calendarChanged', { radioId: context.radioId!, ...change });
}
