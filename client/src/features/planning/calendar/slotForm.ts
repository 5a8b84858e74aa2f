import type { SlotCategory, SlotInput, SlotLayer, SlotWeekday } from '../../../apollo/schemaTypes.generated';
import type { Picked } from '../../../kit/form/pickers/found';
import type { CalendarSlotFragment } from './calendar.generated';
import type { Place } from './movedSlot';
import { dateOf, timeOf } from './wall';

export const slotCategories: readonly SlotCategory[] = ['LIVE', 'MULTIMEDIA', 'RUSH', 'REBROADCAST'];
export const slotLayers: readonly SlotLayer[] = ['FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'];
export const weekdays: readonly SlotWeekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** How a slot comes again, as people choose it. */
export const repeats = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Repeat = (typeof repeats)[number];

/** What the form of a slot holds. */
export interface SlotValues {
  category: SlotCategory;
  emissionId: Picked;
  playlistId: Picked;
  title: string;
  layer: SlotLayer;
  startDate: string;
  startTime: string;
  /** In minutes. */
  duration: string;
  repeat: Repeat;
  interval: string;
  weekdays: Record<SlotWeekday, boolean>;
  /** Which weekday of the month; empty for the day of the month. */
  nth: string;
  until: string;
}

const nothing: Picked = { id: '', text: '' };
const noDays = Object.fromEntries(weekdays.map((day) => [day, false])) as SlotValues['weekdays'];

/** What a new slot begins with: where it was drawn in the calendar. */
export const newSlot = ({ start, duration }: Place): SlotValues => ({
  category: 'LIVE',
  emissionId: nothing,
  playlistId: nothing,
  title: '',
  layer: 'PROGRAMMES',
  startDate: dateOf(start),
  startTime: timeOf(start).slice(0, 5),
  duration: String(Math.max(1, Math.round(duration / 60_000))),
  repeat: 'NONE',
  interval: '1',
  weekdays: noDays,
  nth: '',
  until: '',
});

/** What the form holds of a slot that is there. */
export function slotValues(slot: CalendarSlotFragment): SlotValues {
  const { recurrence: rule } = slot;
  const picked = (id: string | undefined, text: string | undefined) =>
    id ? { id, text: text ?? '' } : nothing;
  return {
    category: slot.category,
    emissionId: picked(slot.emission?.id, slot.emission?.title),
    playlistId: picked(slot.playlist?.id, slot.playlist?.name),
    title: slot.title,
    layer: slot.layer,
    startDate: slot.startDate,
    startTime: slot.startTime.slice(0, 5),
    duration: String(slot.duration / 60_000),
    repeat: rule?.frequency ?? 'NONE',
    interval: String(rule?.interval ?? 1),
    weekdays: Object.fromEntries(
      weekdays.map((day) => [day, rule?.weekdays.includes(day) ?? false]),
    ) as SlotValues['weekdays'],
    nth: rule?.nth ? String(rule.nth) : '',
    until: rule?.until ?? '',
  };
}

/** What is sent of what the form holds. */
export function slotInput(values: SlotValues): SlotInput {
  const { category, emissionId, playlistId, title, layer, startDate, startTime, duration } = values;
  return {
    category,
    emissionId: emissionId.id || null,
    playlistId: playlistId.id || null,
    title,
    layer,
    startDate,
    startTime,
    duration: Math.round(Number(duration.replace(',', '.')) * 60_000),
    recurrence: ruleOf(values),
  };
}

function ruleOf({
  repeat,
  interval,
  weekdays: chosen,
  nth,
  until,
  startDate,
}: SlotValues): SlotInput['recurrence'] {
  if (repeat === 'NONE') return null;
  const days = weekdays.filter((day) => chosen[day]);
  // The nth weekday of a month is that of the first day, unless another is chosen.
  const own = weekdays[(new Date(startDate).getUTCDay() + 6) % 7]!;
  const isNth = repeat === 'MONTHLY' && nth !== '';
  return {
    frequency: repeat,
    interval: Number(interval) || 1,
    weekdays: isNth ? [own] : repeat === 'WEEKLY' ? days : [],
    nth: isNth ? Number(nth) : null,
    until: until || null,
  };
}
