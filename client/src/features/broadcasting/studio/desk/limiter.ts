/** Ceiling of the sound on the air in dBFS, apart from peaks that pass before detection. */
const threshold = -3;
const ratio = 20;

/**
 * A compressor of the browser with a ratio that makes it a limiter. Browsers add a makeup gain of 0.6 of the full range gain
 * (Web Audio, 1.19.3), which is reverted here, so that quieter sound passes unchanged.
 */
export function createLimiter(context: AudioContext, source: AudioNode) {
  const compressor = new DynamicsCompressorNode(context, {
    threshold,
    knee: 0,
    ratio,
    attack: 0.002,
    release: 0.1,
  });
  const raised = -0.6 * (threshold - threshold / ratio);
  const output = new GainNode(context, { gain: 10 ** (-raised / 20) });
  source.connect(compressor).connect(output);
  return {
    output,
    /** By how many decibels it lowers just now: 0 for none. */
    reduction: () => Math.max(0, -compressor.reduction),
  };
}
