import { openAsBlob } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBlob, fileTypeFromFile } from 'file-type';
import { foreignType } from './foreignFormats.ts';
import { isWav } from './wavFile.ts';

/** Maximum number of leading zero bytes to skip. Editors and streaming servers write fewer. */
const maxZeros = 1024 ** 2;
const tagHeaderBytes = 10;
const isLateSound = (mime: string | undefined) => mime === 'audio/mpeg' || mime === 'audio/aac';

/** MIME type of a file, detected from its content regardless of its name; undefined when unknown. */
export async function contentTypeOf(path: string): Promise<string | undefined> {
  const type = await fileTypeFromFile(path);
  if (type) return type.mime;
  if (await isWav(path)) return 'audio/wav';
  const foreign = await foreignType(path);
  if (foreign) return foreign;
  const content = await openAsBlob(path);
  const late = await fileTypeFromBlob(content.slice(await firstSound(path)));
  return isLateSound(late?.mime) ? late?.mime : undefined;
}

/** True for sound and video types. */
export const isMediaType = (mime: string | undefined): mime is string =>
  mime !== undefined && /^(audio|video)\//.test(mime);

/**
 * Returns the offset in bytes of the first MPEG frame of a sound file. The frame is often preceded by tags, and both may be
 * preceded by zeros.
 */
export async function firstSound(path: string): Promise<number> {
  const file = await open(path);
  try {
    let at = 0;
    for (;;) {
      const behindZeros = await afterZeros(file, at);
      const behindTag = await afterTag(file, behindZeros);
      if (behindTag === behindZeros) return behindTag;
      at = behindTag;
    }
  } finally {
    await file.close();
  }
}

async function afterZeros(file: FileHandle, at: number): Promise<number> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxZeros), 0, maxZeros, at);
  const first = buffer.subarray(0, bytesRead).findIndex((byte) => byte !== 0);
  return at + Math.max(0, first);
}

/** Offset after an ID3v2 tag, whose length is stored in four bytes of seven bits. */
async function afterTag(file: FileHandle, at: number): Promise<number> {
  const { buffer: header, bytesRead } = await file.read(Buffer.alloc(tagHeaderBytes), 0, tagHeaderBytes, at);
  if (bytesRead < tagHeaderBytes || header.toString('latin1', 0, 3) !== 'ID3') return at;
  const size = header.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return at + tagHeaderBytes + size;
}
