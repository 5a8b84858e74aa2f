/** Ceiling of the output in dBFS. Short peaks may exceed it before the compressor reacts. */
const threshold = -3;
const ratio = 20;

/**
 * Creates a limiter for `source` from the browser's compressor with a high ratio. By specification (Web Audio, 1.19.3),
 * browsers add a makeup gain, which is the inverse of the gain at full level, to the power of 0.6. It is reverted here,
 * so that quiet sound passes unchanged.
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
    /** Current gain reduction in decibels; 0 for none. */
    reduction: () => Math.max(0, -compressor.reduction),
  };
}
