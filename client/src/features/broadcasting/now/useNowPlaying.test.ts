import { describe, expect, it } from 'vitest';
import { changeOf, nextPoll } from './useNowPlaying';

const now = Date.parse('2026-11-24T10:00:00Z');
const item = (from: number, to: number) => ({
  __typename: 'NowPlayingItem' as const,
  id: null,
  title: '',
  credit: '',
  album: '',
  artwork: '',
  startsAt: new Date(now + from).toISOString(),
  endsAt: new Date(now + to).toISOString(),
});

const nextPollAfter = (playing: Parameters<typeof changeOf>[0]) => nextPoll(changeOf(playing), now);

describe('the next poll of the current item', () => {
  it('when it ends, and once a minute before', () => {
    expect(nextPollAfter({ currentSong: item(-1000, 20_000), next: null })).toBe(21_000);
    expect(nextPollAfter({ currentSong: item(-1000, 200_000), next: null })).toBe(60_000);
  });

  it('when silence ends', () => {
    expect(nextPollAfter({ currentSong: null, next: item(5000, 10_000) })).toBe(6000);
  });

  it('every fifteen seconds while it is overdue, or unknown', () => {
    expect(nextPollAfter({ currentSong: item(-9000, -2000), next: null })).toBe(15_000);
    expect(nextPollAfter({ currentSong: null, next: null })).toBe(15_000);
    expect(nextPoll(undefined, now)).toBe(15_000);
  });
});
