const rate = 44_100;

/** Returns a silent WAV file, to bridge the time until a hard start. The length is in milliseconds. */
export function silence(milliseconds: number): Buffer {
  const samples = Math.max(1, Math.round((rate * milliseconds) / 1000));
  const bytes = samples * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  return file;
}
