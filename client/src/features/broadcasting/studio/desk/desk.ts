import { createStore } from 'zustand/vanilla';
import { createCarts } from './carts';
import { createChannel, type Buses, type Channel } from './channel';
import { createDeck } from './deck';
import { channelNames, deckNames, firstState, type ChannelName, type DeskState } from './deskState';
import { createLimiter } from './limiter';
import { createMeter, loadMeters } from './meters';
import { createRecording } from './recording';
import { createVoices, type VoiceChannel } from './voices';

/** Linear gain of the monitored decks, carts and voices while a channel is pre-listened. */
const dimmed = 0.2;

/** Peak level in dBFS below which the limiter cannot be active. */
const quiet = -10;

/**
 * Opens a mixer in the browser, with channels for a microphone, two decks and carts. Each channel has a fader and a
 * switch; their mix goes through a limiter to the air. Pre-listened sound goes only to the speakers.
 */
export async function openDesk() {
  const context = new AudioContext({ latencyHint: 'interactive' });
  try {
    await loadMeters(context);
  } catch (error) {
    void context.close();
    throw error;
  }
  // Browsers suspend sound until a user gesture: the page then requests one.
  void context.resume();
  const master = new GainNode(context);
  const monitor = new GainNode(context);
  const cue = new GainNode(context);
  const limiter = createLimiter(context, master);
  const sent = new MediaStreamAudioDestinationNode(context);
  limiter.output.connect(sent);
  monitor.connect(context.destination);
  cue.connect(context.destination);
  const buses: Buses = { context, master, monitor, cue };
  const channels = {
    microphone: createChannel({ ...buses, monitor: undefined }),
    deckA: createChannel(buses),
    deckB: createChannel(buses),
    carts: createChannel(buses),
  };
  const deckInto = (output: AudioNode) => {
    const element = new Audio();
    element.preload = 'auto';
    const source = context.createMediaElementSource(element);
    source.connect(output);
    return { deck: createDeck(element), close: () => source.disconnect() };
  };
  const decks = {
    deckA: deckInto(channels.deckA.input).deck,
    deckB: deckInto(channels.deckB.input).deck,
  };
  const carts = createCarts(() => {
    const loudness = new GainNode(context);
    loudness.connect(channels.carts.input);
    const { deck, close } = deckInto(loudness);
    return {
      deck,
      setGain: (gain) => loudness.gain.setTargetAtTime(gain, context.currentTime, 0.01),
      close() {
        close();
        loudness.disconnect();
      },
    };
  });
  const guests = new Set<{ channel: Channel; back: AudioNode }>();
  const openVoice = (): VoiceChannel => {
    const channel = createChannel(buses);
    const back = new MediaStreamAudioDestinationNode(context);
    const guest = { channel, back };
    for (const name of channelNames) channels[name].output.connect(back);
    for (const guest of guests) {
      guest.channel.output.connect(back);
      channel.output.connect(guest.back);
    }
    guests.add(guest);
    // Chromium delivers the sound of a WebRTC connection only while an audio element plays it.
    const element = new Audio();
    element.muted = true;
    let source: MediaStreamAudioSourceNode | undefined;
    return {
      channel,
      back: back.stream,
      connect(stream) {
        element.srcObject = stream;
        void element.play().catch(() => undefined);
        source?.disconnect();
        source = context.createMediaStreamSource(stream);
        source.connect(channel.input);
      },
      close() {
        guests.delete(guest);
        element.srcObject = null;
        source?.disconnect();
        channel.close();
        for (const name of channelNames) channels[name].output.disconnect(back);
        for (const guest of guests) guest.channel.output.disconnect(back);
      },
    };
  };
  const voices = createVoices(openVoice);
  const recording = createRecording(sent.stream);
  const masterLevels = createMeter(context, limiter.output);
  const store = createStore<DeskState>(() => ({ ...firstState, isSuspended: context.state !== 'running' }));
  context.addEventListener('statechange', () => store.setState({ isSuspended: context.state !== 'running' }));
  let microphone: MediaStreamAudioSourceNode | undefined;

  const setStrip = (name: ChannelName, changed: Partial<DeskState['strips'][ChannelName]>) =>
    store.setState(({ strips }) => ({ strips: { ...strips, [name]: { ...strips[name], ...changed } } }));

  const updateMonitorGain = () => {
    const { preListened, isMonitored } = store.getState();
    const gain = isMonitored ? (preListened ? dimmed : 1) : 0;
    monitor.gain.setTargetAtTime(gain, context.currentTime, 0.02);
  };

  return {
    store,
    decks,
    carts,
    voices,
    levels: (of: ChannelName | 'master') => (of === 'master' ? masterLevels() : channels[of].levels()),
    /** Gain reduction of the limiter in decibels. 0 while the output is quiet, when some browsers report a wrong value. */
    reduction: () => (masterLevels().peak > quiet ? limiter.reduction() : 0),
    resume: () => void context.resume(),
    /** Sets the microphone of the desk; undefined removes it. */
    setMicrophone(stream: MediaStream | undefined) {
      microphone?.disconnect();
      microphone = stream && context.createMediaStreamSource(stream);
      microphone?.connect(channels.microphone.input);
    },
    setGain(name: ChannelName, gain: number) {
      channels[name].setGain(gain);
      setStrip(name, { gain });
    },
    setOn(name: ChannelName, isOn: boolean) {
      channels[name].setOn(isOn);
      setStrip(name, { isOn });
    },
    /** Pre-listens to a channel instead of the previous one. A second call for the same channel ends the pre-listening. */
    preListen(name: ChannelName) {
      const preListened = store.getState().preListened === name ? undefined : name;
      for (const channel of channelNames) channels[channel].setPreListened(channel === preListened);
      store.setState({ preListened });
      updateMonitorGain();
    },
    setMonitored(isMonitored: boolean) {
      store.setState({ isMonitored });
      updateMonitorGain();
    },
    record: recording.start,
    stopRecording: recording.stop,
    close() {
      recording.stop();
      for (const name of deckNames) decks[name].empty();
      carts.close();
      voices.close();
      microphone?.disconnect();
      void context.close();
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
