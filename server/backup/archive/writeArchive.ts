import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createTarPacker } from 'modern-tar';
import { partNames, type BackupHeader, type BackupManifest, type PartSum } from './archive.ts';

/** Adds a part of exactly `size` bytes. Resolves when the archive's reader has taken the bytes. */
export type AddPart = (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Streams an archive while `work` adds its parts one after the other. The archive is not buffered: a slow reader makes `work`
 * wait. When a part fails, the stream ends with its error and without the end mark of the archive.
 */
export function writeArchive(header: BackupHeader, work: (add: AddPart) => Promise<void>): Readable {
  const { readable, controller } = createTarPacker();
  const parts: Record<string, PartSum> = {};

  const add: AddPart = async (name, size, content) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mode: 0o600, mtime: new Date(header.at) }).getWriter();
    for await (const chunk of content) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    parts[name] = { size, sha256: hash.digest('hex') };
  };
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, Readable.from([bytes]));
  };
  const writeAll = async () => {
    await addText(partNames.header, JSON.stringify(header));
    await work(add);
    const manifest = JSON.stringify({ parts } satisfies BackupManifest);
    await addText(partNames.manifest, manifest);
    await addText(partNames.end, createHash('sha256').update(manifest).digest('hex'));
    controller.finalize();
  };

  writeAll().catch((error: unknown) => controller.error(error));
  return Readable.fromWeb(readable as import('node:stream/web').ReadableStream);
}
