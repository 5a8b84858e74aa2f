import { get, type FieldValues } from 'react-hook-form';
import type { ClockPartInput, ClockPartKind, JinglePurpose } from '../../../../apollo/schemaTypes.generated';
import { readCue, writeCue } from '../../../../kit/data/sound/cue';
import type { Picked } from '../../../../kit/form/pickers/found';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import {
  firstCriteria,
  inputOfCriteria,
  valuesOfCriteria,
  type CriteriaValues,
} from '../../../library/shared';
import type { ClockFieldsFragment, ClockPartFieldsFragment } from '../clocks.generated';

export const maxParts = 60;
export const hour = 3_600_000;

export const partKinds = [
  'SONGS',
  'JINGLE',
  'TALK',
  'ADVERT_BREAK',
  'TOP_OF_HOUR',
] as const satisfies readonly ClockPartKind[];
export const purposes = ['STATION_ID', 'SWEEPER', 'LINER', 'BED'] as const satisfies readonly JinglePurpose[];

/** Where the songs of a clock's part can come from. */
export const sources = ['all', 'category', 'playlist', 'criteria'] as const;
export type SongSource = (typeof sources)[number];

/** How many songs a clock's part plays: those that fit the remaining time, a number, or a duration. */
export const amounts = ['rest', 'count', 'duration'] as const;

/**
 * Form values of a clock's part. A field that the server also has uses the server's name, so that server errors appear at that
 * field.
 */
export interface PartValues {
  kind: ClockPartKind;
  title: string;
  /** Minutes and seconds of the hour; empty for a part that follows the previous one directly. */
  offset: string;
  isHard: boolean;
  amount: (typeof amounts)[number];
  count: string;
  duration: string;
  source: SongSource;
  categoryId: Picked;
  playlistId: Picked;
  criteria: CriteriaValues | null;
  mediaId: Picked;
  purpose: JinglePurpose | '';
}

export interface PartsValues {
  parts: PartValues[];
}

const nothing: Picked = { id: '', text: '' };

/**
 * Formats milliseconds as minutes and seconds, such as `3:05`; empty for null. Adds milliseconds unless they are zero.
 */
export const lengthText = (milliseconds: number | null) => writeCue(milliseconds).replace(/\.000$/, '');

export const newPart = (kind: ClockPartKind): PartValues => ({
  kind,
  title: '',
  offset: kind === 'TOP_OF_HOUR' ? '0:00' : '',
  isHard: false,
  amount: 'count',
  count: kind === 'SONGS' ? '3' : '',
  duration: kind === 'ADVERT_BREAK' ? '2:00' : kind === 'TALK' ? '1:00' : '',
  source: 'all',
  categoryId: nothing,
  playlistId: nothing,
  criteria: null,
  mediaId: nothing,
  purpose: '',
});

const valuesOfPart = (part: ClockPartFieldsFragment): PartValues => ({
  kind: part.kind,
  title: part.title,
  offset: lengthText(part.offset),
  isHard: part.isHard,
  amount: part.count !== null ? 'count' : part.duration !== null ? 'duration' : 'rest',
  count: String(part.count ?? ''),
  duration: lengthText(part.duration),
  source: part.category ? 'category' : part.playlist ? 'playlist' : part.criteria ? 'criteria' : 'all',
  categoryId: part.category ? { id: part.category.id, text: part.category.name } : nothing,
  playlistId: part.playlist ? { id: part.playlist.id, text: part.playlist.name } : nothing,
  criteria: part.criteria ? valuesOfCriteria(part.criteria) : null,
  mediaId: part.media ? { id: part.media.id, text: part.media.title } : nothing,
  purpose: part.purpose ?? '',
});

export const valuesOfParts = ({ parts }: Pick<ClockFieldsFragment, 'parts'>): PartsValues => ({
  parts: parts.map(valuesOfPart),
});

/** Builds the input of a part; values that belong to other kinds are dropped. */
export function inputOfPart(part: PartValues): ClockPartInput {
  const { kind, source, amount } = part;
  const isMusic = kind === 'SONGS';
  const isJingle = kind === 'JINGLE' || kind === 'TOP_OF_HOUR';
  const takesLength = kind === 'TALK' || kind === 'ADVERT_BREAK' || (isMusic && amount === 'duration');
  return {
    kind,
    title: part.title.trim(),
    offset: kind === 'TOP_OF_HOUR' ? 0 : (readCue(part.offset) ?? null),
    isHard: kind === 'TOP_OF_HOUR' || (part.isHard && part.offset.trim() !== ''),
    count: isMusic && amount === 'count' ? Number(part.count) || null : null,
    duration: takesLength ? (readCue(part.duration) ?? null) : null,
    categoryId: isMusic && source === 'category' ? part.categoryId.id || null : null,
    playlistId: isMusic && source === 'playlist' ? part.playlistId.id || null : null,
    criteria: isMusic && source === 'criteria' ? criteriaOf(part) : null,
    mediaId: isJingle ? part.mediaId.id || null : null,
    purpose: isJingle && !part.mediaId.id ? part.purpose || null : null,
  };
}

const criteriaOf = ({ criteria }: PartValues) => (criteria ? inputOfCriteria(criteria) : firstCriteria);

/**
 * Returns the fields of a part that are empty, have an invalid time, or a number of songs below 1. The server would accept some
 * of the empty fields, because a missing value has another meaning there.
 */
export function problemsOfPart(
  part: PartValues,
): Partial<Record<keyof PartValues, 'required' | 'clock' | 'min'>> {
  const { kind, source, amount } = part;
  const problems: ReturnType<typeof problemsOfPart> = {};
  if (readCue(part.offset) === undefined) problems.offset = 'clock';
  const takesLength =
    kind === 'TALK' || kind === 'ADVERT_BREAK' || (kind === 'SONGS' && amount === 'duration');
  if (takesLength && readCue(part.duration) === undefined) problems.duration = 'clock';
  if (kind === 'SONGS') {
    if (amount === 'duration' && readCue(part.duration) === null) problems.duration = 'required';
    if (amount === 'count' && part.count.trim() === '') problems.count = 'required';
    if (amount === 'count' && Number(part.count) < 1) problems.count ??= 'min';
    if (source === 'category' && !part.categoryId.id) problems.categoryId = 'required';
    if (source === 'playlist' && !part.playlistId.id) problems.playlistId = 'required';
  }
  if (kind === 'TALK' && part.title.trim() === '') problems.title = 'required';
  return problems;
}

/** Returns the form's error messages below the path `at`. Keys are the rest of each path: `criteria.0.value`. */
export function errorsIn<TValues extends FieldValues>(
  form: SaveForm<TValues>,
  at: string,
): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { message } = node as { message?: unknown };
    if (typeof message === 'string') found[path] = message;
    else for (const [key, inner] of Object.entries(node)) visit(inner, path ? `${path}.${key}` : key);
  };
  visit(get(form.formState.errors, at), '');
  return found;
}
