import type { Events } from '../../../kit/events/events.ts';
import type { PageEditor, RadioWriting } from '../../platform/public.ts';

/** Published when a rundown changes. */
export interface RundownChange {
  radioId: number;
  slot: number;
  date: string;
}

/** Published when a user opens or closes a rundown or selects another item. Repeated while the rundown is open. */
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

/** Publishes the change of a rundown when the transaction commits. */
export async function publishRundownChanged(
  { transaction, context }: RadioWriting,
  events: Events,
  { slot, date }: { slot: number; date: string },
): Promise<void> {
  await events.publish(transaction, 'rundownChanged', { radioId: context.radioId!, slot, date });
}
