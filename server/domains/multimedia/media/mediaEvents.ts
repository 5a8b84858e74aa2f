import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** A medium of a radio is another than before: new, further on its way, edited, or gone. */
export interface MediaChange {
  radioId: number;
  id: number;
}

/** What media of a radio refer to has another name than before, or is gone: an artiste, an album, a category or a tag. */
export interface NamesChange {
  radioId: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    mediaChanged: MediaChange;
    mediaNamesChanged: NamesChange;
  }
}

/** Tells those who watch the library that media of the current radio are others than before, once that is kept. */
export async function publishMediaChanged(
  { transaction, context: { services, radioId } }: Writing,
  ids: readonly number[],
): Promise<void> {
  const changes = ids.map((id) => ({ radioId: radioId!, id }));
  await services.events.publish(transaction, 'mediaChanged', ...changes);
}

/** Tells that something which media of the current radio refer to is called otherwise, or gone, once that is kept. */
export async function publishMediaNamesChanged({
  transaction,
  context: { services, radioId },
}: Writing): Promise<void> {
  await services.events.publish(transaction, 'mediaNamesChanged', { radioId: radioId! });
}
