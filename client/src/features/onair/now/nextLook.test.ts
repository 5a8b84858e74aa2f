import { describe, expect, it } from 'vitest';
import { nextLook } from './nextLook';

const now = Date.parse('2026-11-24T10:00:00Z');
const item = (from: number, to: number) => ({
  __typename: 'HeardItem' as const,
  id: null,
  title: '',
  credit: '',
  album: '',
  artwork: '',
  startsAt: new Date(now + from).toISOString(),
  endsAt: new Date(now + to).toISOString(),
});

describe('what plays is looked at again', () => {
  it('when it ends, and once a minute before', () => {
    expect(nextLook({ currentSong: item(-1000, 20_000), next: null }, now)).toBe(21_000);
    expect(nextLook({ currentSong: item(-1000, 200_000), next: null }, now)).toBe(60_000);
  });

  it('when silence ends', () => {
    expect(nextLook({ currentSong: null, next: item(5000, 10_000) }, now)).toBe(6000);
  });

  it('every fifteen seconds while it is overdue, or unknown', () => {
    expect(nextLook({ currentSong: item(-9000, -2000), next: null }, now)).toBe(15_000);
    expect(nextLook({ currentSong: null, next: null }, now)).toBe(15_000);
    expect(nextLook(undefined, now)).toBe(15_000);
  });
});
