import { createSoundMeter } from './soundMeter';

/* Runs in the audio thread of the browser. Declares the globals of that thread for TypeScript. */
declare const sampleRate: number;
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Reports per second, enough to look immediate. */
const reportsPerSecond = 20;

registerProcessor(
  'regie-meter',
  class extends AudioWorkletProcessor {
    private readonly meter = createSoundMeter(sampleRate);
    private untold = 0;

    process([channels = []]: Float32Array[][], [output = []]: Float32Array[][]): boolean {
      const length = channels[0]?.length ?? output[0]?.length ?? 0;
      if (channels.length > 0) this.meter.take(channels);
      else this.meter.pass(length);
      this.untold += length;
      if (this.untold >= sampleRate / reportsPerSecond) {
        this.untold = 0;
        this.port.postMessage(this.meter.read(), []);
      }
      return true;
    }
  },
);
