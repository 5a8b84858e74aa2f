import { runFfmpeg } from './ffmpeg.ts';
import type { Format } from './inspection.ts';

/** Larger frames are not decoded, because they would need too much memory for a poster. */
const maxPixels = 40_000_000;
const widest = 1024;
/**
 * Latest position in seconds from which frames are considered. Earlier in short videos, at a tenth of the duration.
 * Videos often begin dark. The poster is the most representative of `maxFrames` frames from that position on.
 */
const latest = 10;
const maxFrames = 50;

/** Poster frame of a video as PNG; undefined when no frame can be decoded. */
export async function posterOf(
  path: string,
  { duration = 0, width = 0, height = 0 }: Format,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  if (width * height > maxPixels) return undefined;
  const parts: Buffer[] = [];
  await runFfmpeg(
    [
      '-ss',
      String(Math.min(duration / 10, latest)),
      '-i',
      `file:${path}`,
      '-map',
      '0:v:0',
      '-an',
      '-sn',
      '-dn',
      '-vf',
      `scale='min(${widest},iw)':-2,thumbnail=${maxFrames}`,
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2pipe',
      'pipe:1',
    ],
    (chunk) => parts.push(chunk),
    signal,
  );
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
}
