/** Sample rate of all synthesised sounds, in Hz. */
export const rate = 22_050;

/** Musical parameters of a synthesised demo sound. They make the sounds different from each other, and are quick to synthesise. */
export interface Style {
  /** Duration in seconds. */
  length: number;
  /** Tempo in beats per minute. */
  tempo: number;
  /** Root note of the chords, as a MIDI number. */
  root: number;
  /** Semitones above the root, one chord per bar. */
  chords: ReadonlyArray<readonly number[]>;
  wave: Wave;
  /** True to add a soft drum. */
  drums: boolean;
  /** Silence before and after the sound, in seconds. */
  silence?: { before: number; after: number };
}

export type Wave = keyof typeof waves;

const turn = 2 * Math.PI;

const waves = {
  organ: (phase: number) => Math.sin(phase) * 0.6 + Math.sin(phase * 2) * 0.25 + Math.sin(phase * 3) * 0.15,
  bell: (phase: number) => Math.sin(phase + Math.sin(phase * 3.5) * 1.4),
  reed: (phase: number) => Math.sin(phase + Math.sin(phase) * 0.8) * 0.8,
  flute: (phase: number) => Math.sin(phase) * 0.9 + Math.sin(phase * 2) * 0.1,
};

const frequencyOf = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** Synthesises a demo sound: chords, an arpeggio above them, and a beat. Returns mono samples, -1 to 1. */
export function play(style: Style): Float32Array {
  const { length, silence = { before: 0, after: 0 } } = style;
  const samples = new Float32Array(Math.round(length * rate));
  const first = Math.round(silence.before * rate);
  const last = samples.length - Math.round(silence.after * rate);
  const beat = Math.round((60 / style.tempo) * rate);
  for (let start = first, count = 0; start < last; start += beat, count++) {
    const chord = style.chords[Math.floor(count / 4) % style.chords.length]!;
    const end = Math.min(start + beat, last);
    const note = style.root + 12 + chord[count % chord.length]!;
    add(samples, start, end, frequencyOf(note), style.wave, 0.22, beat * 0.5);
    if (count % 4 === 0) {
      const barEnd = Math.min(start + beat * 4, last);
      for (const step of chord)
        add(samples, start, barEnd, frequencyOf(style.root + step), 'organ', 0.1, beat * 3);
      add(samples, start, barEnd, frequencyOf(style.root - 12 + chord[0]!), 'flute', 0.22, beat * 2);
    }
    if (style.drums) drum(samples, start, end, count % 2 === 0);
  }
  return soften(samples, first, last);
}

function add(
  samples: Float32Array,
  start: number,
  end: number,
  frequency: number,
  wave: Wave,
  level: number,
  decay: number,
): void {
  const step = (turn * frequency) / rate;
  for (let at = start; at < end; at++) {
    const age = at - start;
    const envelope = Math.min(1, age / 200) * Math.exp(-age / decay) * Math.min(1, (end - at) / 200);
    samples[at] = samples[at]! + waves[wave](step * age) * level * envelope;
  }
}

/** Adds a thump on strong beats and a hiss on weak ones. */
function drum(samples: Float32Array, start: number, end: number, isStrong: boolean): void {
  let noise = 0x2f6e2b1;
  const stop = Math.min(end, start + rate / 6);
  for (let at = start; at < stop; at++) {
    const age = (at - start) / rate;
    noise = (noise * 1_103_515_245 + 12_345) & 0x7fffffff;
    const hiss = (noise / 0x3fffffff - 1) * Math.exp(-age * 60) * 0.06;
    const thump = Math.sin(turn * 58 * age * (1 + Math.exp(-age * 40))) * Math.exp(-age * 18) * 0.35;
    samples[at] = samples[at]! + (isStrong ? thump : hiss);
  }
}

/** Fades the edges to avoid clicks, and limits the level. */
function soften(samples: Float32Array, first: number, last: number): Float32Array {
  const edge = rate / 10;
  for (let at = first; at < last; at++) {
    const gain = Math.min(1, (at - first) / edge, (last - at) / edge);
    samples[at] = Math.tanh(samples[at]! * 1.2) * 0.8 * gain;
  }
  return samples;
}
