import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode, type Encoding } from '../sample/encode.ts';
import { play, type Style } from '../sample/synth.ts';
import { tagFile, type FileTags } from '../sample/tagFile.ts';

const style: Style = {
  length: 2,
  tempo: 120,
  root: 48,
  chords: [[0, 4, 7]],
  wave: 'organ',
  drums: false,
};

/** Synthesises a sound file with tags, for tests; another root note gives other bytes. */
export async function sound(
  encoding: Encoding,
  tags?: FileTags,
  change: Partial<Style> = {},
): Promise<Buffer> {
  const content = await encode(play({ ...style, ...change }), encoding);
  return tags ? inFile(encoding, content, (path) => tagFile(path, tags)) : content;
}

/** Makes a sound file with ffmpeg in formats that the sample encoders lack, for tests. */
export async function converted(ending: string, args: readonly string[] = []): Promise<Buffer> {
  const wav = await sound('wav');
  return inFile('wav', wav, (path) => {
    const made = `${path}.${ending}`;
    const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', path, ...args, made], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return made;
  });
}

/**
 * Runs work on a temporary file with this content.
 * Returns the content of that file afterwards, or of the file whose path the work returns.
 */
function inFile(ending: string, content: Buffer, work: (path: string) => string | void): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'regie-sounds-'));
  try {
    const path = join(folder, `sound.${ending}`);
    writeFileSync(path, content);
    return readFileSync(work(path) ?? path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
