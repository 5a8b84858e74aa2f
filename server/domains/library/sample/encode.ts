import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { rate } from './synth.ts';

export type Encoding = 'mp3' | 'ogg' | 'wav';

const encoders = {
  mp3: async () => {
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: rate, channels: 1, bitrate: 64 });
    return encoder;
  },
  ogg: async () => {
    const encoder = await createOggEncoder();
    encoder.configure({ sampleRate: rate, channels: 1, vbrQuality: 3 });
    return encoder;
  },
};

/** Encodes mono samples, -1 to 1, to the content of a sound file. */
export async function encode(samples: Float32Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'wav') return wavOf(samples);
  const encoder = await encoders[encoding]();
  // The encoder returns a view on its own memory, which the next call overwrites.
  const sound = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([sound, Buffer.from(encoder.finalize())]);
}

/** Encodes mono samples as a WAV file with 16 bits per sample. */
export function wavOf(samples: Float32Array): Buffer {
  const header = 44;
  const file = Buffer.alloc(header + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), header + at * 2),
  );
  return file;
}
