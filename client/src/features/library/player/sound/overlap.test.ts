import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from '../playerStore';
import type { PlayableMedium } from '../playerTypes';
import { mediumOf, Silence } from '../testing/silence';

/** Plays from 0 to 50 s, fades from 40 s on; the next item starts at 45 s. */
const overlapping = { cueOut: 50_000, fadeOut: 10_000, startNext: 45_000 };

let first: Silence;
let second: Silence;
let player: ReturnType<typeof createPlayer>;

beforeEach(() => {
  vi.useFakeTimers();
  [first, second] = [new Silence(), new Silence()];
});
afterEach(() => vi.useRealTimers());

async function play(ids = ['1', '2', '3'], more: Partial<PlayableMedium> = overlapping) {
  player = createPlayer([first, second], async (id) => mediumOf(id, id === '3' ? {} : more));
  const queue = ids.map((id) => mediumOf(id));
  player.play(queue[0]!, queue);
  await vi.advanceTimersByTimeAsync(0);
  first.notify('playing');
}
/** Moves playback of one of the two elements to a position. */
async function reach(sound: Silence, seconds: number) {
  sound.at(seconds - 0.1);
  sound.currentTime = seconds;
  await vi.advanceTimersByTimeAsync(100);
}
const now = () => player.getState().queue[player.getState().index]?.id;

describe('the next that begins over the end of what plays', () => {
  it('begins at its position, without waiting for the next time update of the element', async () => {
    await play();
    first.at(44.6);
    expect(now()).toBe('1');
    first.currentTime = 45;
    await vi.advanceTimersByTimeAsync(400);
    expect([now(), second.src, second.volume]).toEqual(['2', '/media/2?ticket=1', 0.5]);
    expect(second.play).toHaveBeenCalledOnce();
    expect(first.pause).toHaveBeenCalledOnce();
  });

  it('plays the end at the volume of its fade and the listener', async () => {
    await play();
    await reach(first, 45);
    first.currentTime = 48;
    await vi.advanceTimersByTimeAsync(50);
    expect(first.volume).toBeCloseTo(0.1);
    player.setVolume(1);
    player.toggleMuted();
    await vi.advanceTimersByTimeAsync(50);
    expect([first.volume, first.muted, second.volume, second.muted]).toEqual([
      expect.closeTo(0.2),
      true,
      1,
      true,
    ]);
    first.pause.mockClear();
    first.currentTime = 50;
    await vi.advanceTimersByTimeAsync(50);
    expect(first.pause).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is reported by its own element only', async () => {
    await play();
    await reach(first, 45);
    first.at(49);
    first.notify('ended');
    first.notify('pause');
    first.notify('error');
    expect(now()).toBe('2');
    second.notify('playing');
    second.at(7);
    expect([player.getClock().position, player.getState().isPlaying]).toEqual([7_000, true]);
  });

  it('is followed by another on the first element', async () => {
    await play();
    await reach(first, 45);
    second.notify('playing');
    await reach(second, 45);
    expect([now(), first.src]).toEqual(['3', '/media/3?ticket=1']);
  });

  it.each<[string, () => void]>([
    ['a pause', () => player.pause()],
    ['headphones that are pulled out', () => second.notify('pause')],
    ['another choice', () => player.jumpTo(0)],
    ['the end of it all', () => player.close()],
  ])('ends with the end of the one before at %s', async (_, act) => {
    await play();
    await reach(first, 45);
    second.notify('playing');
    first.pause.mockClear();
    act();
    expect(first.pause).toHaveBeenCalledOnce();
  });

  it('rings out where the file ends, though it was said to be longer', async () => {
    await play();
    await reach(first, 45);
    first.ended = true;
    await vi.advanceTimersByTimeAsync(50);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('nothing begins', () => {
  it('over the end of the last', async () => {
    await play(['1']);
    await reach(first, 45);
    expect([now(), player.getState().isPlaying]).toEqual(['1', true]);
    await reach(first, 50);
    expect(player.getState().isPlaying).toBe(false);
  });

  it('when the listener seeks beyond that position, to hear the end', async () => {
    await play();
    player.seek(46_000);
    first.at(46.2);
    expect(now()).toBe('1');
    first.at(50);
    expect(now()).toBe('2');
    expect(second.play).not.toHaveBeenCalled();
  });

  it('while it is paused', async () => {
    await play();
    first.at(44.8);
    player.pause();
    await reach(first, 45);
    expect(now()).toBe('1');
  });
});
