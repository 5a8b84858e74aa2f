import { describe, expect, it } from 'vitest';
import { hour, nextHard, planWindow, withinHour } from './nextHour';

const noon = Date.parse('2026-11-24T12:00:00Z');
const minute = 60_000;
const item = (from: number, to: number, isHard = false) => ({
  startsAt: new Date(noon + from * minute).toISOString(),
  endsAt: new Date(noon + to * minute).toISOString(),
  isHard,
});

describe('the plan next to the desk', () => {
  it('is requested every five minutes, and always covers the shown hour', () => {
    expect(planWindow(noon + 4 * minute)).toEqual(planWindow(noon));
    expect(planWindow(noon + 5 * minute)).not.toEqual(planWindow(noon));
    expect(planWindow(noon + 5 * minute - 1).to).toBeGreaterThan(noon + 5 * minute + hour);
  });

  it('shows what plays and what begins within an hour', () => {
    const items = [item(-10, 0), item(0, 5), item(5, 59), item(59, 61), item(61, 70)];
    expect(withinHour(items, noon + minute)).toEqual(items.slice(1, 4));
  });

  it('counts down to what begins on the second, not to what has begun, nor to what waits', () => {
    const items = [item(0, 5, true), item(5, 30), item(30, 40, true), item(40, 50, true)];
    expect(nextHard(items, noon)).toBe(items[2]);
    expect(nextHard(items.slice(0, 2), noon)).toBeUndefined();
  });
});
