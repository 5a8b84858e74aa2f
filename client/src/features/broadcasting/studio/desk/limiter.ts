/** Nothing that goes on the air is higher, but for what is over before it is noticed. In dBFS. */
const threshold = -3;
const ratio = 20;

/**
 * A compressor of the browser, set so hard that it limits. Browsers raise what comes out of it by 0.6 of what the loudest is
 * lowered by (Web Audio, 1.19.3): that is taken back, so that what is not limited goes through as it is.
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
