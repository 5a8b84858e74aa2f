import { newSlot, type SlotValues } from '../slots/slotForm';
import type { Place } from '../moves/movedSlot';

/** What can be taken from beside the calendar and planned. */
export interface Entry {
  kind: 'EMISSION' | 'PLAYLIST' | 'EPISODE';
  id: string;
  title: string;
  colour: string | null;
  /** In milliseconds. */
  duration: number;
  /** Of an episode. */
  emission?: { id: string; title: string };
}

/** How long what has no length of its own is planned for. */
export const usualLength = 3_600_000;

/** A new slot in which something is planned. */
export function entryValues({ kind, id, title, emission }: Entry, place: Place): SlotValues {
  const begin = newSlot(place);
  const one = { id, text: title };
  if (kind === 'EMISSION') return { ...begin, emissionId: one };
  if (kind === 'PLAYLIST') return { ...begin, category: 'MULTIMEDIA', playlistId: one };
  return {
    ...begin,
    category: 'MULTIMEDIA',
    episodeId: one,
    ...(emission && { emissionId: { id: emission.id, text: emission.title } }),
  };
}

/* What is drawn out of the panel carries what it stands for. */

export const entryAttribute = 'data-entry';
export const entryOf = (element: HTMLElement): Entry =>
  JSON.parse(element.getAttribute(entryAttribute)!) as Entry;
