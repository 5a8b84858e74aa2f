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

/** A file of sound with tags; another root makes other bytes. */
export async function sound(
  encoding: Encoding,
  tags?: FileTags,
  change: Partial<Style> = {},
): Promise<Buffer> {
  const content = await encode(play({ ...style, ...change }), encoding);
  return tags ? inFile(encoding, content, (path) => tagFile(path, tags)) : content;
}

/** What the decoder's own encoders make of a sound: formats that we cannot write ourselves. */
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

/** Works on content as a file; the work may give the path of another file that is then read. */
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
