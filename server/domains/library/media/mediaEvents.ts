import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** Published when a medium of a radio is created, analysed, edited or deleted. */
export interface MediaChange {
  radioId: number;
  id: number;
}

/** Published when an artiste, album, category or tag that media refer to is renamed or deleted. */
export interface NamesChange {
  radioId: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    mediaChanged: MediaChange;
    mediaNamesChanged: NamesChange;
  }
}

/** Publishes changes of media of the current radio when the transaction commits. */
export async function publishMediaChanged(
  { transaction, context: { services, radioId } }: Writing,
  ids: readonly number[],
): Promise<void> {
  const changes = ids.map((id) => ({ radioId: radioId!, id }));
  await services.events.publish(transaction, 'mediaChanged', ...changes);
}

/** Publishes when the transaction commits that names which media refer to have changed. */
export async function publishMediaNamesChanged({
  transaction,
  context: { services, radioId },
}: Writing): Promise<void> {
  await services.events.publish(transaction, 'mediaNamesChanged', { radioId: radioId! });
}
