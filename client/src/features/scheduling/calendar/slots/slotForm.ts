import type { SlotCategory, SlotInput, SlotLayer, SlotPatch } from '../../../../apollo/schemaTypes.generated';
import type { Picked } from '../../../../kit/form/pickers/found';
import { millisecondsOf, minutesOf } from '../../../programmes/shared';
import type { CalendarOccurrenceFragment, CalendarSlotFragment } from '../calendar.generated';
import type { Place } from '../moves/movedSlot';
import { ruleOf, ruleValues, type RuleValues } from './slotRule';
import { dateOf, timeOf, wallOf } from '../time/wall';

export const slotCategories: readonly SlotCategory[] = ['LIVE', 'MULTIMEDIA', 'RUSH', 'REBROADCAST'];
export const slotLayers: readonly SlotLayer[] = ['FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'];

/** What the form of a slot holds. */
export interface SlotValues extends RuleValues {
  category: SlotCategory;
  emissionId: Picked;
  playlistId: Picked;
  episodeId: Picked;
  originalId: Picked;
  /** What a slot of a rush holds stays in it, whatever else is changed. */
  rushId: Picked;
  title: string;
  startDate: string;
  startTime: string;
  /** In minutes. */
  duration: string;
  layer: SlotLayer;
  hasColour: boolean;
  colour: string;
}

export const nothing: Picked = { id: '', text: '' };
/** What a colour of its own begins with. */
const firstColour = '#2563eb';

/** What a new slot begins with: where it was drawn in the calendar. */
export const newSlot = (place: Place): SlotValues => ({
  category: 'LIVE',
  emissionId: nothing,
  playlistId: nothing,
  episodeId: nothing,
  originalId: nothing,
  rushId: nothing,
  title: '',
  ...placeValues(place),
  layer: 'PROGRAMMES',
  hasColour: false,
  colour: firstColour,
  ...ruleValues(null),
});

/** What the form holds of a slot that is there. */
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

/** Of what goes on from one of its days: it begins there, and ends when the series would have. */
export function restValues(slot: CalendarSlotFragment, date: string): SlotValues {
  const rule = slot.recurrence && { ...slot.recurrence, until: slot.endDate, count: null };
  return { ...slotValues({ ...slot, recurrence: rule }), startDate: date };
}

/** Of one day: when it is on that day, what it is called then, and what is broadcast. */
export function dayValues(occurrence: CalendarOccurrenceFragment): SlotValues {
  const { slot, localStart, duration, layer, title, episode } = occurrence;
  return {
    ...slotValues(slot!),
    ...placeValues({ start: wallOf(localStart), duration }),
    layer,
    title,
    episodeId: picked(episode?.id, episode?.title),
  };
}

/** A new slot in which something is broadcast again, a day later unless another place is chosen. */
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

/** What is sent of what the form holds. */
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

/** What the form changed: what it does not show, or nobody touched, stays as it is. */
export function changedInput(begin: SlotValues, values: SlotValues): SlotPatch {
  const before = slotInput(begin);
  const after = slotInput(values);
  const isOther = (name: keyof SlotInput) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(
    (Object.keys(after) as Array<keyof SlotInput>).filter(isOther).map((name) => [name, after[name]]),
  );
}

interface Named {
  title: string;
  emission?: { title: string } | null;
  episode?: { title: string; emission: { title: string } } | null;
  playlist?: { name: string } | null;
  original?: Named | null;
}

/** What a slot is called: its own title, or that of what it holds. */
export const titleOfSlot = ({ title, emission, episode, playlist, original }: Named): string =>
  title ||
  (emission?.title ?? episode?.emission.title ?? playlist?.name ?? (original ? titleOfSlot(original) : ''));

const picked = (id: string | undefined, text: string | null | undefined): Picked =>
  id ? { id, text: text ?? '' } : nothing;

/** Seconds are typed where there are any. */
const shortTime = (time: string) => time.replace(/^(\d\d:\d\d):00$/, '$1');

const placeValues = ({ start, duration }: Place) => ({
  startDate: dateOf(start),
  startTime: shortTime(timeOf(start)),
  duration: minutesOf(Math.max(1000, duration)),
});
