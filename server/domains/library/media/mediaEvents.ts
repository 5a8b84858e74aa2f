import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { MediaKind } from './kinds/mediaKind.ts';

/**
 * Published when a medium of a radio changes.
 * For example, it was analysed, edited, merged, deleted or restored, its captions changed, or one of its artistes was renamed. Not when
 * its picture is changed by `/uploads/media/{id}/artwork`.
 */
export interface MediaChange {
  radioId: number;
  id: number;
  /** Kind of a medium that was deleted or restored; needed because a query may no longer find the row. */
  purgedKind?: MediaKind;
}

/**
 * Published by mutations that create, edit, delete or restore artistes, albums, categories or tags. Neither merges publish it, nor edits
 * and analyses of media that create such a record.
 */
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
  purgedKinds: ReadonlyMap<number, MediaKind> = new Map(),
): Promise<void> {
  const changes = ids.map((id) => {
    const purgedKind = purgedKinds.get(id);
    return { radioId: radioId!, id, ...(purgedKind && { purgedKind }) };
  });
  await services.events.publish(transaction, 'mediaChanged', ...changes);
}

/**
 * Publishes that the names of artistes, albums, categories or tags may have changed. The event is published when the transaction
 * commits.
 */
export async function publishMediaNamesChanged({
  transaction,
  context: { services, radioId },
}: Writing): Promise<void> {
  await services.events.publish(transaction, 'mediaNamesChanged', { radioId: radioId! });
}
