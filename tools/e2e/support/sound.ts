import type { Buffer } from 'node:buffer';
import { wavOf } from '../../../server/domains/library/sample/encode.ts';
import { rate } from '../../../server/domains/library/sample/synth.ts';

const usualHeight = 12_000 / 32_767;

/**
 * Returns a WAV file with a tone; `pitch` in Hz, `height` as amplitude from 0 to 1. Each pitch gives a different file.
 */
export function tone(pitch: number, seconds = 3, height = usualHeight): Buffer {
  const samples = new Float32Array(Math.round(seconds * rate));
  return wavOf(samples.map((_, at) => Math.sin((at / rate) * pitch * 2 * Math.PI) * height));
}
