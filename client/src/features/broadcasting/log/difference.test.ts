import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference';

const item = {
  state: 'PLAYED',
  source: 'PLAN',
  plannedAt: '2026-11-24T10:00:00.000Z',
  plannedUntil: '2026-11-24T10:03:00.000Z',
  playedFrom: '2026-11-24T10:00:00.400Z',
  playedUntil: '2026-11-24T10:03:00.000Z',
} as const;

describe('the difference of a played item', () => {
  it('does not differ by less than a second', () => {
    expect(differenceOf(item)).toEqual({ late: 0, cut: 0 });
  });

  it('is late or early by its actual start', () => {
    expect(differenceOf({ ...item, playedFrom: '2026-11-24T10:00:12.000Z' }).late).toBe(12_000);
    expect(differenceOf({ ...item, playedFrom: '2026-11-24T09:59:55.000Z' }).late).toBe(-5000);
  });

  it('is cut by the part that was not played, and longer items are not cut', () => {
    expect(differenceOf({ ...item, playedUntil: '2026-11-24T10:02:30.400Z' }).cut).toBe(30_000);
    expect(differenceOf({ ...item, playedUntil: '2026-11-24T10:03:10.000Z' }).cut).toBe(0);
    expect(differenceOf({ ...item, playedUntil: null }).cut).toBe(0);
    expect(differenceOf({ ...item, plannedUntil: null }).cut).toBe(0);
  });

  it('is no lateness for inserted items, which wait for their turn, but they can be cut', () => {
    const inserted = {
      ...item,
      source: 'INSERTED',
      playedFrom: '2026-11-24T10:04:00.000Z',
      playedUntil: '2026-11-24T10:07:00.000Z',
    } as const;
    expect(differenceOf(inserted)).toEqual({ late: 0, cut: 0 });
    expect(differenceOf({ ...inserted, playedUntil: '2026-11-24T10:06:30.000Z' })).toEqual({
      late: 0,
      cut: 30_000,
    });
  });

  it('is nothing for unplanned items, and for items that were not played', () => {
    const nothing = { late: 0, cut: 0 };
    const playedUntil = '2026-11-24T10:00:01.000Z';
    expect(differenceOf({ ...item, source: 'EMERGENCY', playedUntil })).toEqual(nothing);
    expect(differenceOf({ ...item, source: 'LIVE', playedUntil })).toEqual(nothing);
    expect(differenceOf({ ...item, state: 'FAILED', playedFrom: null, playedUntil: null })).toEqual(nothing);
  });
});
