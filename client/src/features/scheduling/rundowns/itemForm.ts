import type { RundownItemInput } from '../../../apollo/schemaTypes.generated';
import { readCue, writeCue } from '../../../kit/data/cue';
import type { Picked } from '../../../kit/form/pickers/found';
import type { FormKind } from './kinds';
import type { RundownItemFieldsFragment } from './rundowns.generated';
import { offsetOf, timeAfter } from './stationTime';

/** An item as it is typed; each field is called as the server calls it. */
export interface ItemValues {
  title: string;
  notes: string;
  mediaId: Picked;
  playlistId: Picked;
  /** `3:30`; empty for as long as it plays. */
  duration: string;
  /** A time of the station's clock; empty for right after the one before. */
  offset: string;
  isHard: boolean;
}

/** When a rundown begins, and by whose clock. */
export interface Frame {
  startsAt: number;
  timeZone: string;
}

const nothing: Picked = { id: '', text: '' };

/** A length as it is read: fractions of a second only where there are any. */
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

/** Input of the mutation. An empty time removes the start on the second as well. */
export const inputOfItem = (values: ItemValues, { startsAt, timeZone }: Frame) => ({
  title: values.title.trim(),
  notes: values.notes,
  mediaId: values.mediaId.id || null,
  playlistId: values.playlistId.id || null,
  duration: readCue(values.duration) ?? null,
  offset: values.offset.trim() === '' ? null : (offsetOf(values.offset, startsAt, timeZone) ?? null),
  isHard: values.isHard && values.offset.trim() !== '',
});

/** An item that was taken out, to be put in again as it was. */
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

/** Title of an item: its own, or that of its medium; empty when the medium was deleted. */
export const titleOf = ({ title, media, playlist }: RundownItemFieldsFragment): string =>
  title || media?.title || playlist?.name || '';
