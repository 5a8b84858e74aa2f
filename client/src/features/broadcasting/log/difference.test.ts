import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference';

const item = {
  state: 'PLAYED',
  source: 'PLAN',
  plannedAt: '2026-11-24T10:00:00.000Z',
  plannedUntil: '2026-11-24T10:03:00.000Z',
  playedFrom: '2026-11-24T10:00:00.400Z',
  playedFor: 179_600,
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
    expect(differenceOf({ ...item, playedFor: 150_000 }).cut).toBe(30_000);
    expect(differenceOf({ ...item, playedFor: 190_000 }).cut).toBe(0);
    expect(differenceOf({ ...item, playedFor: null }).cut).toBe(0);
  });

  it('is no lateness for inserted items, which wait for their turn, but they can be cut', () => {
    const inserted = { ...item, source: 'INSERTED', playedFrom: '2026-11-24T10:04:00.000Z' } as const;
    expect(differenceOf(inserted)).toEqual({ late: 0, cut: 0 });
    expect(differenceOf({ ...inserted, playedFor: 150_000 })).toEqual({ late: 0, cut: 30_000 });
  });

  it('is nothing for unplanned items, and for items that were not played', () => {
    const nothing = { late: 0, cut: 0 };
    expect(differenceOf({ ...item, source: 'EMERGENCY', playedFor: 1000 })).toEqual(nothing);
    expect(differenceOf({ ...item, source: 'LIVE', playedFor: 1000 })).toEqual(nothing);
    expect(differenceOf({ ...item, state: 'FAILED', playedFrom: null, playedFor: null })).toEqual(nothing);
  });
});
