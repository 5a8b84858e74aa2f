import { describe, expect, it } from 'vitest';
import { FakeSound } from '../testing/fakeDesk';
import { createCarts, type CartSound } from './carts';
import { createDeck } from './deck';

const cart = (id: string, more: Partial<CartSound> = {}): CartSound => ({
  id,
  gain: 0,
  media: {
    id: `m${id}`,
    title: 'Whoosh',
    credit: '',
    fileUrl: `/media/${id}`,
    cueIn: null,
    cueOut: null,
    duration: 3000,
  },
  ...more,
});

function pad() {
  const opened: Array<{ sound: FakeSound; gain: number; isClosed: boolean }> = [];
  const carts = createCarts(() => {
    const cart = { sound: new FakeSound(), gain: 1, isClosed: false };
    opened.push(cart);
    return {
      deck: createDeck(cart.sound as never),
      setGain: (gain) => void (cart.gain = gain),
      close: () => void (cart.isClosed = true),
    };
  });
  return { carts, opened, isPlaying: (id: string) => carts.store.getState()[id]?.isPlaying ?? false };
}

describe('carts', () => {
  it('are ready before they are pressed, as loud as they are to be', () => {
    const { carts, opened } = pad();
    carts.prepare([cart('1', { gain: -6 })]);
    expect(opened[0]!.sound.src).toBe('/media/1');
    expect(opened[0]!.gain).toBeCloseTo(0.501, 3);
  });

  it('play over each other, and each is stopped by a second press', () => {
    const { carts, isPlaying } = pad();
    carts.prepare([cart('1'), cart('2')]);
    carts.press('1');
    carts.press('2');
    expect([isPlaying('1'), isPlaying('2')]).toEqual([true, true]);
    carts.press('1');
    expect([isPlaying('1'), isPlaying('2')]).toEqual([false, true]);
    carts.stopAll();
    expect(isPlaying('2')).toBe(false);
  });

  it('begin at their beginning each time', () => {
    const { carts, opened } = pad();
    carts.prepare([cart('1')]);
    carts.press('1');
    opened[0]!.sound.at(2);
    carts.press('1');
    expect(opened[0]!.sound.currentTime).toBe(0);
  });

  it('play on when another page is shown, and are closed afterwards', () => {
    const { carts, opened, isPlaying } = pad();
    carts.prepare([cart('1'), cart('2')]);
    carts.press('1');
    carts.prepare([cart('3')]);
    expect(isPlaying('1')).toBe(true);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
    opened[0]!.sound.dispatchEvent(new Event('ended'));
    carts.prepare([cart('3')]);
    expect(opened[0]!.isClosed).toBe(true);
  });

  it('are not loaded again on a second request, unless they had failed', () => {
    const { carts, opened } = pad();
    carts.prepare([cart('1')]);
    const fresh = cart('1');
    fresh.media.fileUrl = '/media/1?fresh';
    carts.prepare([fresh]);
    expect(opened[0]!.sound.src).toBe('/media/1');
    opened[0]!.sound.dispatchEvent(new Event('error'));
    expect(carts.store.getState()['1']!.hasFailed).toBe(true);
    carts.prepare([fresh]);
    expect(opened[0]!.sound.src).toBe('/media/1?fresh');
    expect(carts.store.getState()['1']!.hasFailed).toBe(false);
  });
});
