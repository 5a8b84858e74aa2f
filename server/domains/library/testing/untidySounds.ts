import { spawnSync } from 'node:child_process';

/**
 * Sounds as other programs write them. Made by ffmpeg, or by hand for faults that ffmpeg does not produce.
 */

interface Made {
  /** Duration in seconds. */
  length?: number;
  /** ffmpeg filters to apply. */
  through?: string;
  /** Seed of the noise. Sounds with different seeds differ. */
  seed?: number;
}

/**
 * Makes a sound with ffmpeg that is written to a pipe, for tests. Such a sound has no length in its header, because ffmpeg cannot
 * go back in a pipe to store it.
 */
export function piped(
  args: readonly string[],
  { length = 6, through = 'anull', seed = 1 }: Made = {},
): Buffer {
  const source = `anoisesrc=duration=${length}:sample_rate=44100:amplitude=0.4:seed=${seed},${through}`;
  const ffmpegArgs = ['-v', 'error', '-f', 'lavfi', '-i', source, '-ac', '2', ...args, 'pipe:1'];
  const { status, stdout, stderr } = spawnSync('ffmpeg', ffmpegArgs, { maxBuffer: 1024 ** 3 });
  if (status !== 0) throw new Error(String(stderr));
  return stdout;
}

/** Replaces bytes at an offset after the first occurrence of a marker, for tests. */
export function patched(content: Buffer, marker: string | Buffer, offset: number, bytes: Buffer): Buffer {
  const at = content.indexOf(marker);
  if (at < 0) throw new Error('The marker was not found.');
  const result = Buffer.from(content);
  bytes.copy(result, at + offset);
  return result;
}

/** Makes an MP3 for tests whose leading header declares this number of frames. */
export function mp3Claiming(frames: number, made: Made): Buffer {
  const content = piped(
    ['-c:a', 'libmp3lame', '-q:a', '4', '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'],
    made,
  );
  const count = Buffer.alloc(4);
  count.writeUInt32BE(frames);
  // A silent frame of MPEG 1 Layer 3, 128 kbit/s and 44.1 kHz, whose side information is followed by the header.
  const first = Buffer.alloc(417);
  Buffer.from('fffb9044', 'hex').copy(first);
  Buffer.concat([Buffer.from('Xing'), Buffer.from('00000003', 'hex'), count, bytesFor(frames)]).copy(
    first,
    36,
  );
  return Buffer.concat([first, content]);
}

const bytesFor = (frames: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(frames * 250);
  return bytes;
};

/** Makes a WAV file with 64-bit sizes for tests, as RF64 or BW64. */
export function largeWav(form: 'RF64' | 'BW64', made: Made): Buffer {
  const plain = piped(['-c:a', 'pcm_s16le', '-bitexact', '-f', 'wav'], made);
  const data = plain.indexOf('data');
  const samples = plain.subarray(data + 8);
  const sizes = Buffer.alloc(28);
  sizes.writeBigUInt64LE(BigInt(samples.length), 8);
  sizes.writeBigUInt64LE(BigInt(samples.length / 4), 16);
  const unknown = Buffer.alloc(4, 0xff);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(sizes.length);
  return Buffer.concat([
    Buffer.from(form),
    unknown,
    Buffer.from('WAVEds64'),
    length,
    sizes,
    plain.subarray(12, data),
    Buffer.from('data'),
    unknown,
    samples,
  ]);
}
