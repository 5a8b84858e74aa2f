import type { RundownItemInput } from '../../../../apollo/schemaTypes.generated';
import { readCue, writeCue } from '../../../../kit/data/sound/cue';
import type { Picked } from '../../../../kit/form/pickers/found';
import type { FormKind } from '../kinds';
import type { RundownItemFieldsFragment } from '../rundowns.generated';
import { offsetOf, timeAfter } from '../stationTime';

/** Form values of an item. The field names are the server's, so that its problems appear at the right field. */
export interface ItemValues {
  title: string;
  notes: string;
  mediaId: Picked;
  playlistId: Picked;
  /** Length such as `3:30`; empty to use the medium's own length. */
  duration: string;
  /** Local start time; empty to start directly after the previous item. */
  offset: string;
  isHard: boolean;
}

/** Start of a rundown, in milliseconds since 1970, and the time zone of its radio. */
export interface Frame {
  startsAt: number;
  timeZone: string;
}

const nothing: Picked = { id: '', text: '' };

/**
 * Formats milliseconds as minutes and seconds, such as `3:05`; empty for null. Adds milliseconds unless they are zero.
 */
export const lengthText = (milliseconds: number | null) => writeCue(milliseconds).replace(/\.000$/, '');

export const newItem = (kind: FormKind): ItemValues => ({
  title: '',
  notes: '',
  mediaId: nothing,
  playlistId: nothing,
  duration: kind === 'ADVERT_BREAK' ? '2:00' : '',
  offset: '',
  isHard: false,
});

export const valuesOfItem = (item: RundownItemFieldsFragment, { startsAt, timeZone }: Frame): ItemValues => ({
  title: item.title,
  notes: item.notes,
  mediaId: item.media ? { id: item.media.id, text: item.media.title } : nothing,
  playlistId: item.playlist ? { id: item.playlist.id, text: item.playlist.name } : nothing,
  duration: lengthText(item.duration),
  offset: item.offset === null ? '' : timeAfter(startsAt, item.offset, timeZone),
  isHard: item.isHard,
});

/** Converts the form values of an item to the input of the mutation. Without a start time, `isHard` is false. */
export const inputOfItem = (values: ItemValues, { startsAt, timeZone }: Frame) => ({
  title: values.title.trim(),
  notes: values.notes,
  mediaId: values.mediaId.id || null,
  playlistId: values.playlistId.id || null,
  duration: readCue(values.duration) ?? null,
  offset: values.offset.trim() === '' ? null : (offsetOf(values.offset, startsAt, timeZone) ?? null),
  isHard: values.isHard && values.offset.trim() !== '',
});

/** Returns the input that inserts a removed item again, unchanged. */
export const inputAgain = (item: RundownItemFieldsFragment): RundownItemInput => ({
  kind: item.kind,
  title: item.title,
  notes: item.notes,
  mediaId: item.media?.id ?? null,
  playlistId: item.playlist?.id ?? null,
  duration: item.duration,
  offset: item.offset,
  isHard: item.isHard,
});

/** Title of an item: its own, else that of its medium or playlist; empty when it has none of these. */
export const titleOf = ({ title, media, playlist }: RundownItemFieldsFragment): string =>
  title || media?.title || playlist?.name || '';
