// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from '../playerStore';
import type { More, Part } from '../playerTypes';
import { mediumOf, Silence } from '../testing/silence';

const songs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => mediumOf(String(from + step)));

const part = (from: number, to: number, isLast = false): Part => ({ items: songs(from, to), isLast });

let player: ReturnType<typeof createPlayer>;
let more: ReturnType<typeof vi.fn<More>>;

beforeEach(() => {
  player = createPlayer([new Silence(), new Silence()], async (id) => mediumOf(id));
  more = vi.fn<More>();
});

const length = () => player.getState().queue.length;
const play = (position: number, count: number) => {
  const queue = songs(1, count);
  player.play(queue[position - 1]!, queue, more);
};
const settle = () => new Promise((done) => setTimeout(done));

describe('a queue that is a part of a list', () => {
  it('continues with the next page when ten items are left, to the end', async () => {
    more.mockResolvedValueOnce(part(101, 200)).mockResolvedValueOnce(part(201, 203, true));
    play(90, 100);
    await settle();
    expect(more).not.toHaveBeenCalled();
    player.next();
    await waitFor(() => expect(length()).toBe(200));
    expect(player.getState()).toMatchObject({ index: 90, hasMore: true });
    player.jumpTo(199);
    await waitFor(() => expect(length()).toBe(203));
    expect(player.getState().hasMore).toBe(false);
    player.next();
    await settle();
    expect([more.mock.calls.length, length(), player.getState().index]).toEqual([2, 203, 200]);
    expect(player.getState().queue.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 203 }, (_, at) => at + 1),
    );
  });

  it('sends one request at a time, and skips pages without playable items', async () => {
    let answer: (found: Part) => void = () => undefined;
    more
      .mockResolvedValueOnce({ items: [], isLast: false })
      .mockReturnValueOnce(new Promise((done) => (answer = done)));
    play(1, 3);
    await settle();
    expect(more).toHaveBeenCalledTimes(2);
    player.next();
    await settle();
    expect(more).toHaveBeenCalledTimes(2);
    answer(part(4, 5));
    await waitFor(() => expect(length()).toBe(5));
  });

  it('ends with a last part of which nothing can be played', async () => {
    more.mockResolvedValueOnce({ items: [], isLast: true });
    play(1, 3);
    await waitFor(() => expect(player.getState().hasMore).toBe(false));
    expect([more.mock.calls.length, length()]).toEqual([1, 3]);
  });

  it('plays on silently when a request fails, and retries with the next item', async () => {
    more.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(part(4, 5));
    play(1, 3);
    await settle();
    expect(player.getState()).toMatchObject({ problem: undefined, isPlaying: true, hasMore: true });
    expect(length()).toBe(3);
    player.next();
    await waitFor(() => expect(length()).toBe(5));
  });

  it('is forgotten with its rest when something else is chosen, or nothing', async () => {
    let answer: (found: Part) => void = () => undefined;
    more.mockReturnValue(new Promise((done) => (answer = done)));
    play(1, 3);
    player.play(mediumOf('50'));
    answer(part(4, 5));
    await settle();
    expect(player.getState()).toMatchObject({ queue: [{ id: '50' }], hasMore: false });
    play(1, 3);
    player.close();
    await settle();
    expect(player.getState()).toMatchObject({ queue: [], hasMore: false });
  });
});
