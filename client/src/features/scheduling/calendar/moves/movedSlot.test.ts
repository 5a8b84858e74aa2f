import { describe, expect, it } from 'vitest';
import { slotWith } from '../../testing/calendar';
import { movedRest, movedSeries } from './movedSlot';

const lastDay = {
  __typename: 'SlotRecurrence' as const,
  frequency: 'MONTHLY' as const,
  interval: 1,
  weekdays: [],
  nth: null,
  setPosition: -1,
  until: null,
  count: null,
};
const slot = slotWith({ startDate: '2027-01-31', recurrence: lastDay });
const at = (month: number, day: number) => ({ start: Date.UTC(2027, month - 1, day, 9), duration: 60_000 });

describe('a series on the last day of the month', () => {
  it('stays on the last day when only its time changes', () => {
    const moved = movedSeries(slot, '2027-02-28', at(2, 28));
    expect(moved).toMatchObject({ startDate: '2027-01-31', startTime: '09:00:00' });
    expect(moved.recurrence).toMatchObject({ setPosition: -1 });
  });

  it('comes on the day of the month that it is moved to', () => {
    const moved = movedSeries(slot, '2027-02-28', at(2, 27));
    expect(moved.startDate).toBe('2027-01-27');
    expect(moved.recurrence).toMatchObject({ setPosition: null, weekdays: [] });
    expect(movedRest(slot, '2027-02-28', at(2, 27)).startDate).toBe('2027-02-27');
  });

  it('begins in the next month when it is moved there', () => {
    expect(movedSeries(slot, '2027-02-28', at(3, 2)).startDate).toBe('2027-02-02');
  });
});
