import { describe, expect, it } from 'vitest';
import type { SlotFrequency, SlotWeekday } from '../../../../apollo/schemaTypes.generated';
import type { CalendarSlotFragment } from '../calendar.generated';
import { occurrenceWith, slotWith } from '../../testing/calendar';
import { againValues, changedInput, dayValues, newSlot, restValues, slotInput, slotValues } from './slotForm';
import { slotAsItIs } from '../moves/movedSlot';

type Rule = NonNullable<CalendarSlotFragment['recurrence']>;

const days: readonly SlotWeekday[][] = [[], ['MO'], ['TU', 'FR'], ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']];
const endings = [
  { until: null, count: null },
  { until: '2027-03-01', count: null },
  { until: null, count: 12 },
];

/** Returns all ways in which a rule can select days of a month with these weekdays. */
function daysInMonth(frequency: SlotFrequency, weekdays: readonly SlotWeekday[]) {
  const each = { nth: null, setPosition: null };
  if (frequency !== 'MONTHLY') return [each];
  const last = { nth: null, setPosition: -1 };
  if (weekdays.length === 0) return [each, last];
  const counted = [1, 2, 3, 4, 5, -1].map((nth) => ({ nth, setPosition: null }));
  return [each, last, { nth: null, setPosition: 1 }, ...counted];
}

/** Valid rules of all kinds. */
const rules: Array<Rule | null> = [
  null,
  ...(['DAILY', 'WEEKLY', 'MONTHLY'] as const).flatMap((frequency: SlotFrequency) =>
    [1, 2, 52].flatMap((interval) =>
      days.flatMap((weekdays) =>
        daysInMonth(frequency, weekdays).flatMap((inMonth) =>
          endings.map((end) => ({
            __typename: 'SlotRecurrence' as const,
            frequency,
            interval,
            weekdays,
            ...inMonth,
            ...end,
          })),
        ),
      ),
    ),
  ),
];

describe('the form of a slot', () => {
  it('gives back every rule as it was, with its weekdays, its count and its end', () => {
    expect(rules.length).toBeGreaterThan(200);
    for (const recurrence of rules) {
      const slot = slotWith({ recurrence });
      expect(slotInput(slotValues(slot))).toEqual(slotAsItIs(slot));
    }
  });

  it.each(['03:10', '03:10:30', '00:00:01', '23:59:59'])('keeps a start at %s to the second', (startTime) => {
    expect(slotInput(slotValues(slotWith({ startTime }))).startTime).toBe(startTime);
  });

  it.each([1000, 90_500, 1_234_567, 3_600_000, 86_400_000])('keeps a length of %i ms', (duration) => {
    expect(slotInput(slotValues(slotWith({ duration }))).duration).toBe(duration);
  });

  it('keeps the rush of a slot', () => {
    const rush = { __typename: 'Rush' as const, id: '5', title: 'Market' };
    const slot = slotWith({ category: 'RUSH', emission: null, rush });
    expect(slotInput(slotValues(slot))).toEqual(slotAsItIs(slot));
  });

  it.each([null, '#12ab9f'])('keeps the colour %s', (colour) => {
    expect(slotInput(slotValues(slotWith({ colour }))).colour).toBe(colour);
  });

  it('takes the weekday of its first day where none is chosen for the month, and the one that is', () => {
    const begin = newSlot({ start: Date.UTC(2026, 10, 25, 7), duration: 3_600_000 });
    const monthly = { ...begin, recurrence: 'MONTHLY' as const, monthDays: '-1' as const };
    expect(slotInput(monthly).recurrence).toMatchObject({ weekdays: ['WE'], nth: -1 });
    const friday = { ...monthly, monthly: { ...monthly.monthly, FR: true } };
    expect(slotInput(friday).recurrence).toMatchObject({ weekdays: ['FR'], nth: -1 });
  });

  it('takes Monday to Friday where the last working day is chosen and no weekday, and the weekdays that are', () => {
    const begin = newSlot({ start: Date.UTC(2026, 10, 25, 7), duration: 3_600_000 });
    const last = { ...begin, recurrence: 'MONTHLY' as const, monthDays: 'LAST_OF' as const };
    expect(slotInput(last).recurrence).toMatchObject({
      weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'],
      nth: null,
      setPosition: -1,
    });
    const weekend = { ...last, monthly: { ...last.monthly, SA: true, SU: true } };
    expect(slotInput(weekend).recurrence).toMatchObject({ weekdays: ['SA', 'SU'], setPosition: -1 });
  });

  it('sends the changed fields only', () => {
    const begin = slotValues(slotWith({ startTime: '03:10:30', recurrence: rules[1]! }));
    expect(changedInput(begin, { ...begin })).toEqual({});
    expect(changedInput(begin, { ...begin, title: 'Other', ends: 'AFTER', count: '3' })).toEqual({
      title: 'Other',
      recurrence: expect.objectContaining({ count: 3, until: null }) as unknown,
    });
  });

  it('ends the rest of a series on the end of the series', () => {
    const recurrence = { ...rules[1]!, count: 12, until: null };
    const values = restValues(slotWith({ recurrence, endDate: '2027-02-09' }), '2026-12-08');
    expect(values).toMatchObject({ startDate: '2026-12-08', ends: 'ON', until: '2027-02-09', count: '' });
  });

  it('begins a change of one day where that day is, with its own title, layer and episode', () => {
    const day = occurrenceWith({
      localStart: '2026-11-25T04:40:30',
      duration: 600_000,
      layer: 'LIVE',
      title: 'Tonight',
      episode: { __typename: 'Episode', id: '8', title: 'Eight' },
    });
    expect(dayValues(day)).toMatchObject({
      startDate: '2026-11-25',
      startTime: '04:40:30',
      duration: '10',
      layer: 'LIVE',
      title: 'Tonight',
      episodeId: { id: '8', text: 'Eight' },
    });
  });

  it('broadcasts again what a rebroadcast points at, not the rebroadcast', () => {
    const original = { ...slotWith({ id: '3', title: 'First time' }), __typename: 'Slot' as const };
    const again = againValues(
      occurrenceWith({ slot: slotWith({ id: '9', category: 'REBROADCAST', original }) }),
    );
    expect(slotInput(again)).toMatchObject({ category: 'REBROADCAST', originalId: '3', recurrence: null });
    const first = againValues(occurrenceWith({ slot: slotWith({ id: '4' }) }));
    expect(slotInput(first)).toMatchObject({ category: 'REBROADCAST', originalId: '4' });
  });
});
