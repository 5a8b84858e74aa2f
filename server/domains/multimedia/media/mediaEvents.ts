import type { Context } from '../../../kit/context.ts';

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

/** Tells those who watch the library that media of the current radio are others than before: after the commit. */
export function publishMediaChanged({ services, radioId }: Context, ids: readonly number[]): void {
  for (const id of ids) services.events.publish('mediaChanged', { radioId: radioId!, id });
}

/** Tells that something which media of the current radio refer to is called otherwise, or gone: after the commit. */
export function publishMediaNamesChanged({ services, radioId }: Context): void {
  services.events.publish('mediaNamesChanged', { radioId: radioId! });
}
