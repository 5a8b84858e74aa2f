import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';

/** A part of an archive. Its content must be read before the next part is requested: unread content is skipped. */
export interface Part {
  name: string;
  /** In bytes. */
  size: number;
  content: Readable;
}

/** Reads the parts of an archive in order. Each call begins at the start of the file. */
export async function* partsOf(file: FileHandle): AsyncGenerator<Part> {
  const bytes = ReadableStream.from(file.createReadStream({ start: 0, autoClose: false }));
  const decoder = createTarDecoder({ strict: true });
  const entries = bytes.pipeThrough(decoder as never) as ReadableStream<ParsedTarEntry>;
  for await (const { header, body } of entries) {
    const content = Readable.fromWeb(body as ReadableStream);
    yield { name: header.name, size: header.size, content };
    await skipRest(content);
  }
}

async function skipRest(content: Readable): Promise<void> {
  content.resume();
  await finished(content);
}
