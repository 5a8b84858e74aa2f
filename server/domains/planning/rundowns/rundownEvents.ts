import type { Events } from '../../../kit/events/events.ts';
import type { Planning } from '../slots/storedSeries.ts';

/** A rundown is another than before. */
export interface RundownChange {
  radioId: number;
  slot: number;
  date: string;
}

/** Somebody has a rundown open, or does not any more. */
export interface RundownEditing extends RundownChange {
  user: number;
  /** The page that they have it open on: a person may have several. */
  page: string;
  /** The item that they are at; null for none. */
  item: number | null;
  isLeaving: boolean;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    rundownChanged: RundownChange;
    rundownEditing: RundownEditing;
  }
}

/** Tells those who have a rundown open that it is another than before, once that is kept. */
export async function publishRundownChanged(
  { transaction, context }: Planning,
  events: Events,
  { slot, date }: { slot: number; date: string },
): Promise<void> {
  await events.publish(transaction, 'rundownChanged', { radioId: context.radioId!, slot, date });
}
