import type { Events } from '../../../kit/events/events.ts';
import type { PageEditor, RadioWriting } from '../../platform/public.ts';

/** Published when a rundown changes. */
export interface RundownChange {
  radioId: number;
  slot: number;
  date: string;
}

/** Published when a user opens or closes a rundown, or moves to another item. */
export interface RundownEditing extends RundownChange, PageEditor {
  /** The selected item; null when there is none. */
  item: number | null;
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
