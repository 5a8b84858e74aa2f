import type { SlotCategory, SlotInput, SlotLayer, SlotPatch } from '../../../../apollo/schemaTypes.generated';
import type { Picked } from '../../../../kit/form/pickers/found';
import { millisecondsOf, minutesOf } from '../../../programmes/shared';
import type { CalendarOccurrenceFragment, CalendarSlotFragment } from '../calendar.generated';
import type { TimeSpan } from '../moves/movedSlot';
import { ruleOf, ruleValues, type RuleValues } from './slotRule';
import { dateOf, timeOf, wallOf } from '../time/wall';

export const slotCategories: readonly SlotCategory[] = ['LIVE', 'MULTIMEDIA', 'RUSH', 'REBROADCAST'];
export const slotLayers: readonly SlotLayer[] = ['FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'];

/** Form values of a slot. */
export interface SlotValues extends RuleValues {
  category: SlotCategory;
  emissionId: Picked;
  playlistId: Picked;
  episodeId: Picked;
  originalId: Picked;
  /** Rush of the slot. A slot with a rush has no episode. */
  rushId: Picked;
  title: string;
  startDate: string;
  startTime: string;
  /** Duration in minutes. */
  duration: string;
  layer: SlotLayer;
  hasColour: boolean;
  colour: string;
}

export const nothing: Picked = { id: '', text: '' };
/** Initial colour when the user gives a slot its own colour. */
const firstColour = '#2563eb';

/** Returns the initial form values of a new slot with this start and duration. */
export const newSlot = (span: TimeSpan): SlotValues => ({
  category: 'LIVE',
  emissionId: nothing,
  playlistId: nothing,
  episodeId: nothing,
  originalId: nothing,
  rushId: nothing,
  title: '',
  ...timeSpanValues(span),
  layer: 'PROGRAMMES',
  hasColour: false,
  colour: firstColour,
  ...ruleValues(null),
});

/** Converts an existing slot to form values. */
export function slotValues(slot: CalendarSlotFragment): SlotValues {
  return {
    category: slot.category,
    emissionId: picked(slot.emission?.id, slot.emission?.title),
    playlistId: picked(slot.playlist?.id, slot.playlist?.name),
    episodeId: picked(slot.episode?.id, slot.episode?.title),
    originalId: picked(slot.original?.id, slot.original ? titleOfSlot(slot.original) : ''),
    rushId: picked(slot.rush?.id, slot.rush?.title ?? ''),
    title: slot.title,
    startDate: slot.startDate,
    startTime: shortTime(slot.startTime),
    duration: minutesOf(slot.duration),
    layer: slot.layer,
    hasColour: slot.colour !== null,
    colour: slot.colour ?? firstColour,
    ...ruleValues(slot.recurrence),
  };
}

/** Returns the form values for the part of a series from `date` until its end. */
export function restValues(slot: CalendarSlotFragment, date: string): SlotValues {
  const rule = slot.recurrence && { ...slot.recurrence, until: slot.endDate, count: null };
  return { ...slotValues({ ...slot, recurrence: rule }), startDate: date };
}

/**
 * Returns the form values for one day of a slot. Times, layer, title and episode are those of the day, all others those of the
 * slot.
 */
export function dayValues(occurrence: CalendarOccurrenceFragment): SlotValues {
  const { slot, localStart, duration, layer, title, episode } = occurrence;
  return {
    ...slotValues(slot!),
    ...timeSpanValues({ start: wallOf(localStart), duration }),
    layer,
    title,
    episodeId: picked(episode?.id, episode?.title),
  };
}

/** Returns the initial form values for a rebroadcast of an occurrence, at the same time one day later. */
export function againValues({ slot, episode, ...occurrence }: CalendarOccurrenceFragment): SlotValues {
  const original = slot!.original ?? slot!;
  return {
    ...newSlot({ start: wallOf(occurrence.localStart) + 86_400_000, duration: occurrence.duration }),
    category: 'REBROADCAST',
    originalId: picked(original.id, titleOfSlot(original) || occurrence.title),
    emissionId: picked(slot!.emission?.id, slot!.emission?.title),
    episodeId: picked(episode?.id, episode?.title),
    layer: occurrence.layer,
  };
}

/** Converts the form values of a slot to the input of the mutations. */
export function slotInput(values: SlotValues): SlotInput {
  const { category, emissionId, playlistId, episodeId, originalId, rushId } = values;
  const { title, layer, startDate, startTime, duration, hasColour, colour } = values;
  return {
    category,
    emissionId: emissionId.id || null,
    playlistId: playlistId.id || null,
    episodeId: episodeId.id || null,
    originalId: category === 'REBROADCAST' ? originalId.id || null : null,
    rushId: category === 'RUSH' ? rushId.id || null : null,
    title,
    layer,
    startDate,
    startTime,
    duration: millisecondsOf(duration) ?? 0,
    colour: hasColour ? colour : null,
    recurrence: ruleOf(values),
  };
}

/** Returns a patch with only the fields that the user changed. All others keep their current value on the server. */
export function changedInput(begin: SlotValues, values: SlotValues): SlotPatch {
  const before = slotInput(begin);
  const after = slotInput(values);
  const isChanged = (name: keyof SlotInput) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(
    (Object.keys(after) as Array<keyof SlotInput>).filter(isChanged).map((name) => [name, after[name]]),
  );
}

/** Fields of a slot from which its displayed title is derived. */
interface TitledSlot {
  title: string;
  emission?: { title: string } | null;
  episode?: { title: string; emission: { title: string } } | null;
  playlist?: { name: string } | null;
  original?: TitledSlot | null;
}

/** Display name of a slot: its own title, else the title of its content. */
export const titleOfSlot = ({ title, emission, episode, playlist, original }: TitledSlot): string =>
  title ||
  (emission?.title ?? episode?.emission.title ?? playlist?.name ?? (original ? titleOfSlot(original) : ''));

const picked = (id: string | undefined, text: string | null | undefined): Picked =>
  id ? { id, text: text ?? '' } : nothing;

/** Omits the seconds when they are zero. */
const shortTime = (time: string) => time.replace(/^(\d\d:\d\d):00$/, '$1');

const timeSpanValues = ({ start, duration }: TimeSpan) => ({
  startDate: dateOf(start),
  startTime: shortTime(timeOf(start)),
  duration: minutesOf(Math.max(1000, duration)),
});
