import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from '../playerStore';
import type { Playable, PlayableMedium } from '../playerTypes';
import { mediumOf, nothingOwn, Silence } from '../testing/silence';

/** Plays from 1 to 51 s; at full volume from 3 s to 41 s. */
const fading = { cueIn: 1_000, cueOut: 51_000, fadeIn: 2_000, fadeOut: 10_000 };

let sound: Silence;
let player: ReturnType<typeof createPlayer>;

beforeEach(() => {
  vi.useFakeTimers();
  sound = new Silence();
});
afterEach(() => vi.useRealTimers());

async function play(own?: Playable['own'], more: Partial<PlayableMedium> = fading) {
  player = createPlayer([sound, new Silence()], async (id) => mediumOf(id, id === '1' ? more : {}));
  const first = own ? { ...mediumOf('1'), own } : mediumOf('1');
  player.play(first, [first, mediumOf('2')]);
  await vi.advanceTimersByTimeAsync(0);
  sound.notify('playing');
}
/** Moves playback to a position and lets the fade timer run. */
const reach = async (seconds: number) => {
  sound.currentTime = seconds;
  await vi.advanceTimersByTimeAsync(60);
};

describe('fades', () => {
  it('rise and fall between nothing and what the listener likes, step by step', async () => {
    await play();
    expect(sound.volume).toBe(0);
    await reach(2);
    expect(sound.volume).toBeCloseTo(0.25);
    await reach(3);
    expect(sound.volume).toBe(0.5);
    sound.at(40.8);
    await reach(46);
    expect(sound.volume).toBeCloseTo(0.25);
    await reach(51);
    expect(sound.volume).toBe(0);
    expect(player.getState().volume).toBe(0.5);
  });

  it('take nothing where there is none, and while it is paused', async () => {
    await play();
    await reach(3);
    expect(vi.getTimerCount()).toBe(0);
    sound.at(20);
    expect(vi.getTimerCount()).toBe(0);
    sound.at(45);
    expect(vi.getTimerCount()).toBe(1);
    player.pause();
    await vi.advanceTimersByTimeAsync(60);
    expect(vi.getTimerCount()).toBe(0);
    player.toggle();
    sound.notify('playing');
    expect(vi.getTimerCount()).toBe(1);
    sound.notify('waiting');
    await vi.advanceTimersByTimeAsync(60);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are applied even where no timer runs', async () => {
    await play();
    sound.at(2);
    expect(sound.volume).toBeCloseTo(0.25);
  });

  it('are as far as the place that one goes to', async () => {
    await play();
    player.seek(46_000);
    expect(sound.volume).toBeCloseTo(0.25);
    player.seek(20_000);
    expect(sound.volume).toBe(0.5);
  });

  it('follow the listener who turns it up or off meanwhile', async () => {
    await play();
    player.seek(46_000);
    player.setVolume(0.8);
    expect(sound.volume).toBeCloseTo(0.4);
    player.toggleMuted();
    await reach(48.5);
    expect([sound.muted, sound.volume]).toEqual([true, expect.closeTo(0.2)]);
    expect(player.getState()).toMatchObject({ volume: 0.8, isMuted: true });
  });

  it('end with what fades: the next is as loud as the listener likes', async () => {
    await play();
    await reach(50.9);
    sound.at(51);
    await vi.advanceTimersByTimeAsync(0);
    expect([sound.src, sound.volume]).toEqual(['/media/2?ticket=1', 0.5]);
  });

  it('are those of its place in a list, where that has its own', async () => {
    await play({ ...nothingOwn, fadeIn: 8_000, fadeOut: 0 });
    player.seek(3_000);
    expect(sound.volume).toBeCloseTo(0.125);
    player.seek(50_000);
    expect(sound.volume).toBe(0.5);
  });

  it('end where the file ends, also when its length was never measured', async () => {
    await play(undefined, { duration: null, fadeOut: 10_000 });
    sound.at(55);
    expect(sound.volume).toBe(0.5);
    sound.notify('durationchange');
    sound.at(55);
    expect(sound.volume).toBeCloseTo(0.25);
  });

  it('break nothing where the volume cannot be set', async () => {
    Object.defineProperty(sound, 'volume', { get: () => 1, set() {} });
    await play();
    await reach(2);
    player.setVolume(0.3);
    expect([sound.volume, player.getState().volume]).toEqual([1, 0.3]);
    sound.at(51);
    expect(player.getState().index).toBe(1);
  });
});
