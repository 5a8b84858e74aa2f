import { newSlot, type SlotValues } from '../slots/slotForm';
import type { TimeSpan } from '../moves/movedSlot';

/** An entry of the panel: a record that can be scheduled. */
export interface Entry {
  kind: 'EMISSION' | 'PLAYLIST' | 'EPISODE';
  id: string;
  title: string;
  colour: string | null;
  /** In milliseconds. */
  duration: number;
  /** The emission of an episode. */
  emission?: { id: string; title: string };
}

/** The duration of a slot for contents without a duration, in milliseconds. */
export const usualLength = 3_600_000;

/** The initial values of a slot for an entry. */
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

/* An element that is dragged out of the panel carries its entry as JSON in an attribute. */

export const entryAttribute = 'data-entry';
export const entryOf = (element: HTMLElement): Entry =>
  JSON.parse(element.getAttribute(entryAttribute)!) as Entry;
