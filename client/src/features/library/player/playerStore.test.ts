// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from './playerStore';
import { spanOf, type PlayableMedium } from './playerTypes';
import { mediumOf as medium, nothingOwn, Silence } from './testing/silence';

const queue = ['1', '2', '3'].map((id) => medium(id));

let sound: Silence;
let load: ReturnType<typeof vi.fn<(id: string) => Promise<PlayableMedium | undefined>>>;
let player: ReturnType<typeof createPlayer>;
let time = 0;

beforeEach(() => {
  time = 0;
  sound = new Silence();
  load = vi.fn<(id: string) => Promise<PlayableMedium | undefined>>(async (id) => medium(id));
  player = createPlayer([sound, new Silence()], load, () => time);
});

async function playing(index = 0) {
  player.play(queue[index]!, queue);
  await waitFor(() => expect(sound.play).toHaveBeenCalled());
  sound.notify('playing');
}
const now = () => player.getState().queue[player.getState().index]?.id;

describe('playing', () => {
  it('starts with the clicked row, and continues with those after it', async () => {
    await playing(1);
    expect(sound.src).toBe('/media/2?ticket=1');
    sound.notify('ended');
    await waitFor(() => expect(sound.src).toBe('/media/3?ticket=1'));
    sound.notify('playing');
    sound.notify('ended');
    expect(player.getState()).toMatchObject({ isPlaying: false, index: 2 });
    expect(player.getClock().position).toBe(0);
  });

  it('requests the next address in advance, once', async () => {
    await playing();
    await waitFor(() => expect(load.mock.calls).toEqual([['1'], ['2']]));
    player.next();
    await waitFor(() => expect(sound.src).toBe('/media/2?ticket=1'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps to the cue points', async () => {
    load.mockImplementation(async (id) => medium(id, { cueIn: 2_000, cueOut: 50_000 }));
    await playing();
    expect(sound.currentTime).toBe(2);
    player.seek(0);
    expect(sound.currentTime).toBe(2);
    sound.at(49.9);
    expect(now()).toBe('1');
    sound.at(50);
    expect(now()).toBe('2');
  });

  it('uses the cue points of its position in a list instead, and distinguishes positions of the same medium', async () => {
    load.mockImplementation(async (id) => medium(id, { cueIn: 2_000, cueOut: 50_000 }));
    const [first, again] = [medium('1'), { ...medium('1'), own: { ...nothingOwn, cueIn: 30_000 } }];
    player.play(again, [first, medium('2'), again]);
    await waitFor(() => expect(sound.play).toHaveBeenCalled());
    expect([player.getState().index, sound.currentTime]).toEqual([2, 30]);
    player.seek(0);
    expect(sound.currentTime).toBe(30);
    expect(player.getClock().span).toEqual({ from: 30_000, to: 50_000 });
  });

  it('plays the last requested medium, whichever response arrives first', async () => {
    let answerFirst: (medium: PlayableMedium) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((done) => (answerFirst = done)));
    player.play(queue[0]!, queue);
    player.play(queue[2]!, queue);
    await waitFor(() => expect(sound.src).toBe('/media/3?ticket=1'));
    answerFirst(medium('1'));
    await Promise.resolve();
    expect(sound.src).toBe('/media/3?ticket=1');
  });

  it('pauses and resumes; a pause from outside is detected', async () => {
    await playing();
    player.toggle();
    expect(sound.pause).toHaveBeenCalled();
    expect(player.getState().isPlaying).toBe(false);
    player.toggle();
    expect(player.getState().isPlaying).toBe(true);
    sound.notify('pause');
    expect(player.getState().isPlaying).toBe(false);
  });

  it('goes back to the start, and at the start to the one before', async () => {
    await playing(1);
    sound.at(10);
    player.previous();
    expect([now(), sound.currentTime]).toEqual(['2', 0]);
    player.previous();
    expect(now()).toBe('1');
  });

  it('waits for a press when the browser wants one', async () => {
    sound.play.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    player.play(queue[0]!, queue);
    await waitFor(() => expect(player.getState().isPlaying).toBe(false));
    expect(player.getState().problem).toBeUndefined();
  });
});

describe('an address that has run out', () => {
  it('is requested again, and playback resumes at the same position', async () => {
    await playing();
    sound.at(33);
    time = 60_000;
    load.mockResolvedValueOnce(medium('1', { fileUrl: '/media/1?ticket=2' }));
    sound.notify('error');
    await waitFor(() => expect(sound.src).toBe('/media/1?ticket=2'));
    expect(sound.currentTime).toBe(33);
    expect(player.getState()).toMatchObject({ isPlaying: true });
  });

  it('is not requested repeatedly', async () => {
    await playing();
    time = 60_000;
    sound.notify('error');
    await waitFor(() => expect(load.mock.calls.filter(([id]) => id === '1')).toHaveLength(2));
    await waitFor(() => expect(sound.play).toHaveBeenCalledTimes(2));
    time += 100;
    sound.notify('error');
    expect(player.getState()).toMatchObject({ problem: 'failed', isPlaying: false });
    // Pressing play retries from the same position.
    player.toggle();
    await waitFor(() => expect(sound.play).toHaveBeenCalledTimes(3));
  });

  it('is another thing than a file that is gone', async () => {
    load.mockResolvedValue(medium('1', { fileUrl: null }));
    player.play(queue[0]!, queue);
    await waitFor(() => expect(player.getState().problem).toBe('deleted'));
  });

  it.each([
    ['RENDERING', 'rendering'],
    ['UNPLAYABLE', 'unplayable'],
  ] as const)('is another thing than a form that browsers play: %s', async (playback, problem) => {
    load.mockResolvedValue(medium('1', { fileUrl: null, playback }));
    player.play(queue[0]!, queue);
    await waitFor(() => expect(player.getState().problem).toBe(problem));
  });

  it('is another thing than a server that does not answer', async () => {
    load.mockRejectedValueOnce(new Error('no network'));
    player.play(queue[0]!, queue);
    await waitFor(() => expect(player.getState()).toMatchObject({ problem: 'failed', isPlaying: false }));
    player.toggle();
    await waitFor(() => expect(sound.src).toBe('/media/1?ticket=1'));
  });
});

it('ends as if nothing had been', async () => {
  await playing();
  player.close();
  expect(sound.removeAttribute).toHaveBeenCalledWith('src');
  expect(player.getState()).toMatchObject({ queue: [], isPlaying: false });
  sound.notify('error');
  expect(load.mock.calls.filter(([id]) => id === '1')).toHaveLength(1);
});

it('knows what part is played, also of what has cue points that make no sense', () => {
  expect(spanOf({ cueIn: null, cueOut: null, duration: 100 })).toEqual({ from: 0, to: 100 });
  expect(spanOf({ cueIn: 10, cueOut: 90, duration: 100 })).toEqual({ from: 10, to: 90 });
  expect(spanOf({ cueIn: 50, cueOut: 20, duration: 100 })).toEqual({ from: 50, to: 100 });
  expect(spanOf({ cueIn: null, cueOut: null, duration: null })).toEqual({ from: 0, to: 0 });
});
