/** Coefficients of a second-order filter, divided by a0. a0 itself is then 1 and is omitted. */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** High shelf that models the effect of a listener's head: 4 dB above 1.7 kHz. */
const head = { frequency: 1681.974450955533, decibels: 3.999843853973347, q: 0.7071752369554196 };
const slope = 0.4996667741545416;
/** High-pass of the lowest tones, which are hardly audible. */
const lows = { frequency: 38.13547087602444, q: 0.5003270373238773 };

/**
 * The two K-weighting filters of ITU-R BS.1770. The recommendation lists coefficients for 48 kHz only: they are computed
 * for other rates from the analogue prototypes.
 */
export const kWeighting = (sampleRate: number): readonly Biquad[] => [
  shelf(sampleRate),
  highPass(sampleRate),
];

function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * head.frequency) / sampleRate);
  const high = 10 ** (head.decibels / 20);
  const band = high ** slope;
  const whole = 1 + k / head.q + k * k;
  return {
    b: [
      (high + (band * k) / head.q + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (band * k) / head.q + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / head.q + k * k) / whole],
  };
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * lows.frequency) / sampleRate);
  const whole = 1 + k / lows.q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / lows.q + k * k) / whole] };
}

/** Creates a function that filters a sound sample by sample. It keeps state between samples, so each channel needs its own. */
export function createFilter({ b: [b0, b1, b2], a: [a1, a2] }: Biquad): (sample: number) => number {
  let first = 0;
  let second = 0;
  return (sample) => {
    const out = b0 * sample + first;
    first = b1 * sample - a1 * out + second;
    second = b2 * sample - a2 * out;
    return out;
  };
}
