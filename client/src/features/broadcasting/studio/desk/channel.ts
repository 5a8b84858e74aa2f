import { createMeter } from './meters';

/** Time constant of faders and switches in seconds. Without smoothing, sudden jumps would be audible as clicks. */
const smooth = 0.015;

/** Audio nodes that the channels of a mixer connect to. */
export interface Buses {
  context: AudioContext;
  /** Mix that goes on the air. */
  master: AudioNode;
  /** Output to the presenter's headphones. It does not contain the microphone, because that would cause feedback. */
  monitor: AudioNode | undefined;
  /** Pre-listening output, for the presenter alone. */
  cue: AudioNode;
}

/** Creates a mixer channel with fader, switch, meter and pre-listening. The sound for pre-listening bypasses fader and switch. */
export function createChannel({ context, master, monitor, cue }: Buses) {
  // Two explicit channels, so that a mono voice plays on both at full level.
  const input = new GainNode(context, { channelCount: 2, channelCountMode: 'explicit' });
  const fader = new GainNode(context);
  const onOff = new GainNode(context);
  const preListen = new GainNode(context, { gain: 0 });
  input.connect(fader).connect(onOff).connect(master);
  if (monitor) onOff.connect(monitor);
  input.connect(preListen).connect(cue);
  const move = ({ gain }: GainNode, to: number) => void gain.setTargetAtTime(to, context.currentTime, smooth);
  return {
    input,
    /** Sound of the channel after its fader and switch. */
    output: onOff as AudioNode,
    /** Levels before the switch, so that the presenter sees them before the channel goes on the air. */
    levels: createMeter(context, fader),
    setGain: (gain: number) => move(fader, gain),
    setOn: (isOn: boolean) => move(onOff, isOn ? 1 : 0),
    setPreListened: (isOn: boolean) => move(preListen, isOn ? 1 : 0),
    close() {
      for (const node of [input, fader, onOff, preListen]) node.disconnect();
    },
  };
}

export type Channel = ReturnType<typeof createChannel>;
