import type { Events } from '../../../kit/events/events.ts';
import type { RadioWriting } from '../../platform/public.ts';

/** Published when a rundown changes. */
export interface RundownChange {
  radioId: number;
  slot: number;
  date: string;
}

/** Published when a user opens or closes a rundown, or moves to another item. */
export interface RundownEditing extends RundownChange {
  user: number;
  /** The browser page on which it is open, since a user may have several. */
  page: string;
  /** The selected item; null when there is none. */
  item: number | null;
  isLeaving: boolean;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    rundownChanged: RundownChange;
    rundownEditing: RundownEditing;
  }
}

/** Notifies people who have the rundown open, after the commit. */
export async function publishRundownChanged(
  { transaction, context }: RadioWriting,
  events: Events,
  { slot, date }: { slot: number; date: string },
): Promise<void> {
  await events.publish(transaction, 'rundownChanged', { radioId: context.radioId!, slot, date });
}
