import { describe, expect, it } from 'vitest';
import { FakeSound } from '../testing/fakeDesk';
import { createDeck, type Loaded } from './deck';

const song: Loaded = {
  id: '1',
  title: 'Song',
  credit: 'Bo',
  fileUrl: '/media/1',
  cueIn: 2000,
  cueOut: 10_000,
  duration: 12_000,
};

function loadedWith(more: Partial<Loaded> = {}) {
  const sound = new FakeSound();
  const deck = createDeck(sound as never);
  deck.load({ ...song, ...more });
  return { sound, deck, state: () => deck.store.getState() };
}

describe('a deck', () => {
  it('is at the cue point of the loaded item, and has its length', () => {
    const { sound, deck, state } = loadedWith();
    expect(sound).toMatchObject({ src: '/media/1', currentTime: 2 });
    expect(deck.remaining()).toBe(8000);
    expect(state()).toMatchObject({ isPlaying: false, hasFailed: false });
  });

  it('plays to where it is to end, and stands at its cue again', async () => {
    const { sound, deck, state } = loadedWith();
    await deck.play();
    sound.at(9.9);
    expect(state().isPlaying).toBe(true);
    sound.at(10.05);
    expect(state().isPlaying).toBe(false);
    expect(sound.currentTime).toBe(2);
  });

  it('continues after a stop, and returns to its cue point on request', async () => {
    const { sound, deck, state } = loadedWith();
    await deck.play();
    sound.at(5);
    deck.pause();
    expect(state().isPlaying).toBe(false);
    expect(sound.currentTime).toBe(5);
    deck.cueBack();
    expect(sound.currentTime).toBe(2);
  });

  it('ends with its file where it is not cut', async () => {
    const { sound, deck, state } = loadedWith({ cueIn: null, cueOut: null });
    await deck.play();
    sound.at(11);
    expect(deck.remaining()).toBe(1000);
    sound.dispatchEvent(new Event('ended'));
    expect(state().isPlaying).toBe(false);
    expect(sound.currentTime).toBe(0);
  });

  it('reports a deleted file as not playable', () => {
    expect(loadedWith({ fileUrl: null }).state().hasFailed).toBe(true);
  });

  it('shows an error for an unplayable item until another one is loaded', async () => {
    const { sound, deck, state } = loadedWith();
    sound.problem = Object.assign(new Error(), { name: 'NotSupportedError' });
    await deck.play();
    expect(state()).toMatchObject({ isPlaying: false, hasFailed: true });
    sound.problem = undefined;
    deck.load(song);
    expect(state().hasFailed).toBe(false);
  });

  it('does not call it a failure to be stopped at once', async () => {
    const { sound, deck, state } = loadedWith();
    sound.problem = Object.assign(new Error(), { name: 'AbortError' });
    await deck.play();
    expect(state().hasFailed).toBe(false);
  });
});
