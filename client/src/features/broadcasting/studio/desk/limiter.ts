/** Ceiling of the output in dBFS. Short peaks may exceed it before the compressor reacts. */
const threshold = -3;
const ratio = 20;

/**
 * Limiter: the compressor of the browser with a high ratio. Browsers add a makeup gain of 0.6 of the full range gain
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
    /** Current gain reduction in decibels; 0 for none. */
    reduction: () => Math.max(0, -compressor.reduction),
  };
}
