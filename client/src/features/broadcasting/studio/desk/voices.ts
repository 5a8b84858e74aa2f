import { createStore } from 'zustand/vanilla';
import type { Channel } from './channel';

/** Channel of a remote voice in the mixer. */
export interface VoiceChannel {
  channel: Pick<Channel, 'setGain' | 'setOn' | 'setPreListened' | 'levels'>;
  /** Sound that is sent back to the guest or co-host: the programme without their own voice. */
  back: MediaStream;
  connect: (stream: MediaStream) => void;
  close: () => void;
}

export interface VoiceState {
  /** Linear factor: 1 leaves the level unchanged. */
  gain: number;
  /** True when the voice goes on the air. */
  isOn: boolean;
  /** True while the presenter pre-listens to the voice. */
  isPreListened: boolean;
}

/** Creates the mixer channels of remote voices: one for each guest or co-host. */
export function createVoices(openChannel: () => VoiceChannel) {
  const channels = new Map<string, VoiceChannel>();
  const store = createStore<Readonly<Record<string, VoiceState>>>(() => ({}));
  const change = (id: string, changed: Partial<VoiceState>) =>
    store.setState((voices) => (voices[id] ? { [id]: { ...voices[id], ...changed } } : {}));
  const preListen = (id: string, isPreListened: boolean) => {
    channels.get(id)?.channel.setPreListened(isPreListened);
    change(id, { isPreListened });
  };

  const voices = {
    store,
    /** Adds a channel that only the presenter hears at first; returns the sound to send back to the person. */
    add(id: string): MediaStream {
      voices.remove(id);
      const added = openChannel();
      channels.set(id, added);
      added.channel.setOn(false);
      added.channel.setPreListened(true);
      store.setState({ [id]: { gain: 1, isOn: false, isPreListened: true } });
      return added.back;
    },
    connect: (id: string, stream: MediaStream) => channels.get(id)?.connect(stream),
    /** Puts a voice on the air or takes it off, and ends its pre-listening. */
    setOn(id: string, isOn: boolean) {
      channels.get(id)?.channel.setOn(isOn);
      change(id, { isOn });
      preListen(id, false);
    },
    setGain(id: string, gain: number) {
      channels.get(id)?.channel.setGain(gain);
      change(id, { gain });
    },
    preListen,
    levels: (id: string) => channels.get(id)?.channel.levels(),
    remove(id: string) {
      channels.get(id)?.close();
      channels.delete(id);
      store.setState(({ [id]: _, ...remaining }) => remaining, true);
    },
    close() {
      for (const id of channels.keys()) voices.remove(id);
    },
  };
  return voices;
}
