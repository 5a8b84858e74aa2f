import { createStore } from 'zustand/vanilla';
import { createCarts } from '../desk/carts';
import { createDeck } from '../desk/deck';
import type { Desk } from '../desk/desk';
import { firstState, type ChannelName, type DeskState } from '../desk/deskState';
import { silent } from '../desk/soundMeter';
import { createVoices } from '../desk/voices';

/** Desk for tests without Web Audio: records the calls. */
export function fakeDesk() {
  const store = createStore<DeskState>(() => firstState);
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const change = (name: ChannelName, changed: object) =>
    store.setState(({ strips }) => ({ strips: { ...strips, [name]: { ...strips[name], ...changed } } }));
  const limiter = { lowers: 0 };
  return {
    calls,
    limiter,
    store,
    decks: {
      deckA: createDeck(new FakeSound() as never),
      deckB: createDeck(new FakeSound() as never),
    },
    carts: createCarts(() => ({
      deck: createDeck(new FakeSound() as never),
      setGain: note('setCartGain'),
      close: note('closeCart'),
    })),
    voices: createVoices(() => ({
      channel: {
        setGain: note('setVoiceGain'),
        setOn: note('setVoiceOn'),
        setPreListened: note('preListenVoice'),
        levels: () => silent,
      },
      back: { getAudioTracks: () => [] } as never,
      connect: note('connectVoice'),
      close: note('closeVoice'),
    })),
    levels: () => ({ peak: -9, rms: -20, momentary: -17.2, shortTerm: -18.4 }),
    reduction: () => limiter.lowers,
    resume: note('resume'),
    setMicrophone: note('setMicrophone'),
    setGain: (name, gain) => change(name, { gain }),
    setOn: (name, isOn) => change(name, { isOn }),
    preListen: (name) => store.setState({ preListened: name }),
    setMonitored: (isMonitored) => store.setState({ isMonitored }),
    record: note('record'),
    stopRecording: note('stopRecording'),
    close: note('close'),
  } satisfies Desk & { calls: unknown[][]; limiter: object };
}

/** Audio element for tests, whose position tests set. */
export class FakeSound extends EventTarget {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  problem: Error | undefined;

  async play() {
    if (this.problem) throw this.problem;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.dispatchEvent(new Event('pause'));
  }
  removeAttribute() {
    this.src = '';
  }
  at(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

export type FakeDesk = ReturnType<typeof fakeDesk>;
