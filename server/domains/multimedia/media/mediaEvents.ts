import type { Context } from '../../../kit/context.ts';

/** A medium of a radio is another than before: new, further on its way, edited, or gone. */
export interface MediaChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    mediaChanged: MediaChange;
  }
}

/** Tells those who watch the library that media of the current radio are others than before: after the commit. */
export function tellOfMedia({ services, radioId }: Context, ids: readonly number[]): void {
  for (const id of ids) services.events.publish('mediaChanged', { radioId: radioId!, id });
}
