// oxlint-disable-next-line import/default -- Vite adds the default export: the URL of the built worklet
import worklet from './meterWorklet.ts?worker&url';
import { silent, type Levels } from './soundMeter';

/** Loads the worklet of the meters. The content security policy requires a file of our origin. */
export const loadMeters = (context: AudioContext): Promise<void> => context.audioWorklet.addModule(worklet);

/** Measures the sound of an audio node. Returns a function that returns the latest levels. */
export function createMeter(context: AudioContext, measured: AudioNode): () => Levels {
  let latest = silent;
  const meter = new AudioWorkletNode(context, 'regie-meter');
  meter.port.addEventListener('message', ({ data }: MessageEvent<Levels>) => {
    latest = data;
  });
  meter.port.start();
  // Connects the silent output of the meter, because browsers do not process unconnected nodes.
  measured.connect(meter).connect(context.destination);
  return () => (context.state === 'running' ? latest : silent);
}
