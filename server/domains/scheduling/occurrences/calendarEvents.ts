import type { Events } from '../../../kit/events/events.ts';
import type { RadioWriting } from '../../platform/public.ts';

/** Published when the calendar of a radio changes. */
export interface CalendarChange {
  radioId: number;
  slots: number[];
  /** Changed period; `to` is null when it has no end. */
  from: string;
  to: string | null;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    calendarChanged: CalendarChange;
  }
}

/** Publishes a change of the calendar when the transaction commits. */
export async function publishCalendarChanged(
  { transaction, context }: RadioWriting,
  events: Events,
  change: Omit<CalendarChange, 'radioId'>,
): Promise<void> {
  await events.publish(transaction, 'calendarChanged', { radioId: context.radioId!, ...change });
}
