import { newSlot, type SlotValues } from '../slots/slotForm';
import type { TimeSpan } from '../moves/movedSlot';

/** An entry of the calendar's side panel: an emission, a playlist or an episode that can be scheduled. */
export interface Entry {
  kind: 'EMISSION' | 'PLAYLIST' | 'EPISODE';
  id: string;
  title: string;
  colour: string | null;
  /** Duration in milliseconds. */
  duration: number;
  /** Emission of an episode. */
  emission?: { id: string; title: string };
}

/** Default slot duration for contents without a duration of their own: one hour, in milliseconds. */
export const usualLength = 3_600_000;

/** Returns the initial form values of a slot for a panel entry, such as an emission or a playlist. */
export function entryValues({ kind, id, title, emission }: Entry, span: TimeSpan): SlotValues {
  const begin = newSlot(span);
  const picked = { id, text: title };
  if (kind === 'EMISSION') return { ...begin, emissionId: picked };
  if (kind === 'PLAYLIST') return { ...begin, category: 'MULTIMEDIA', playlistId: picked };
  return {
    ...begin,
    category: 'MULTIMEDIA',
    episodeId: picked,
    ...(emission && { emissionId: { id: emission.id, text: emission.title } }),
  };
}

/** Attribute with the entry as JSON, on elements that are dragged out of the panel. */

export const entryAttribute = 'data-entry';
export const entryOf = (element: HTMLElement): Entry =>
  JSON.parse(element.getAttribute(entryAttribute)!) as Entry;
