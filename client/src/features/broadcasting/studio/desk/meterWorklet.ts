import { createSoundMeter } from './soundMeter';

/* Runs beside the page, in the thread of the sound: what a browser gives it there is told to TypeScript here. */
declare const sampleRate: number;
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** So often it tells what it measured, which an eye takes for at once. */
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
