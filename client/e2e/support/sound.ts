import { Buffer } from 'node:buffer';

const rate = 22_050;

/** Some seconds of a tone as a WAV file; each pitch makes another file. */
export function tone(pitch: number, seconds = 3): Buffer {
  const samples = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + samples * 2);
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
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(Math.round(Math.sin((at / rate) * pitch * 2 * Math.PI) * 12_000), 44 + at * 2);
  return file;
}
