import { createStore } from 'zustand/vanilla';
import type { Channel } from './channel';

/** Where somebody who is elsewhere comes into the desk. */
export interface VoicePlace {
  channel: Pick<Channel, 'setGain' | 'setOn' | 'setPreListened' | 'levels'>;
  /** What they hear: all that goes on the air but themselves. */
  back: MediaStream;
  hear: (stream: MediaStream) => void;
  close: () => void;
}

export interface VoiceState {
  /** 1 leaves it as loud as it is. */
  gain: number;
  /** Whether it goes on the air. */
  isOn: boolean;
  /** Whether the presenter alone hears it. */
  isPreListened: boolean;
}

/** Those who speak into the desk from elsewhere: guests and co-hosts, each in a channel of their own. */
export function createVoices(openPlace: () => VoicePlace) {
  const places = new Map<string, VoicePlace>();
  const store = createStore<Readonly<Record<string, VoiceState>>>(() => ({}));
  const change = (id: string, changed: Partial<VoiceState>) =>
    store.setState((voices) => (voices[id] ? { [id]: { ...voices[id], ...changed } } : {}));
  const preListen = (id: string, isPreListened: boolean) => {
    places.get(id)?.channel.setPreListened(isPreListened);
    change(id, { isPreListened });
  };

  const voices = {
    store,
    /** Makes room for somebody, who is not on the air yet; gives what they are to hear. */
    add(id: string): MediaStream {
      voices.remove(id);
      const place = openPlace();
      places.set(id, place);
      place.channel.setOn(false);
      place.channel.setPreListened(true);
      store.setState({ [id]: { gain: 1, isOn: false, isPreListened: true } });
      return place.back;
    },
    hear: (id: string, stream: MediaStream) => places.get(id)?.hear(stream),
    /** On the air they are heard with all that is; before, the presenter alone hears them. */
    setOn(id: string, isOn: boolean) {
      places.get(id)?.channel.setOn(isOn);
      change(id, { isOn });
      preListen(id, false);
    },
    setGain(id: string, gain: number) {
      places.get(id)?.channel.setGain(gain);
      change(id, { gain });
    },
    preListen,
    levels: (id: string) => places.get(id)?.channel.levels(),
    remove(id: string) {
      places.get(id)?.close();
      places.delete(id);
      store.setState(({ [id]: _, ...others }) => others, true);
    },
    close() {
      for (const id of places.keys()) voices.remove(id);
    },
  };
  return voices;
}
