import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { isKey } from '../../kit/storage/storage.ts';
import { archiveFormat, keyOfName, partNames, type BackupHeader, type PartSum } from './archive.ts';
import { BackupProblem } from '../backupProblem.ts';
import { partsOf, type Part } from './readArchive.ts';

/** A backup that was read completely and whose parts all match their checksums. */
export interface CheckedBackup {
  header: BackupHeader;
  /** Storage keys of the files in the backup. */
  keys: ReadonlySet<string>;
  hasSecret: boolean;
}

/**
 * Reads a whole backup, verifies its checksums, and writes its database to the path `database`. Throws `BackupProblem` when the
 * backup is truncated, altered or too new. The checksums reveal accidents such as a full disk or a broken connection, not
 * tampering: whoever changes a backup on purpose can change its checksums too.
 */
export async function checkArchive(file: FileHandle, database: string): Promise<CheckedBackup> {
  try {
    return await readWhole(file, database);
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    const { message } = error as Error;
    throw new BackupProblem(
      message.includes('truncated')
        ? 'This backup is truncated: it ends in the middle.'
        : `This backup was altered, or the file is not a backup: ${message}`,
    );
  }
}

async function readWhole(file: FileHandle, database: string): Promise<CheckedBackup> {
  const sums = new Map<string, PartSum>();
  const texts = new Map<string, string>();
  for await (const part of partsOf(file)) {
    requireFitting(part.name, sums);
    const { sum, text } = await read(part, part.name === partNames.database ? database : undefined);
    sums.set(part.name, sum);
    texts.set(part.name, text);
    if (part.name === partNames.header) headerOf(text);
  }
  if (!texts.has(partNames.end)) throw new BackupProblem('This backup is truncated: its end is missing.');
  requireAsWritten(sums, texts);
  return {
    header: headerOf(texts.get(partNames.header)),
    keys: new Set([...sums.keys()].flatMap((name) => keyOfName(name) ?? [])),
    hasSecret: sums.has(partNames.secret),
  };
}

const names: ReadonlySet<string> = new Set(Object.values(partNames));

/** Throws for unknown and repeated parts, and for parts before the header or after the end part. */
function requireFitting(name: string, before: ReadonlyMap<string, unknown>): void {
  const key = keyOfName(name);
  const isOurs = key === undefined ? names.has(name) : isKey(key);
  const isFirst = before.size === 0;
  if (!isOurs || before.has(name) || before.has(partNames.end) || isFirst !== (name === partNames.header))
    throw new BackupProblem(
      `This backup was altered, or the file is not a backup: the part ${name} is unexpected.`,
    );
}

/** Parts that are read into memory. They are small, except for the manifest, which has about a line for each file. */
const textNames: ReadonlySet<string> = new Set([partNames.header, partNames.manifest, partNames.end]);

async function read(
  { name, size, content }: Part,
  storeAs: string | undefined,
): Promise<{ sum: PartSum; text: string }> {
  const hash = createHash('sha256');
  const contents: Buffer[] = [];
  const inspect = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (textNames.has(name)) contents.push(chunk);
      yield chunk;
    }
  };
  await pipeline(
    content,
    inspect,
    storeAs === undefined ? nowhere() : createWriteStream(storeAs, { mode: 0o600 }),
  );
  return { sum: { size, sha256: hash.digest('hex') }, text: String(Buffer.concat(contents)) };
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const headerShape = z.object({
  version: z.string(),
  at: z.string(),
  engine: z.enum(['sqlite', 'postgresql']),
  migrations: z.array(z.string()),
  secretMark: z.string(),
});

function headerOf(text = ''): BackupHeader {
  const { format } = z.object({ format: z.int() }).parse(JSON.parse(text));
  if (format > archiveFormat)
    throw new BackupProblem(
      'This backup was made by a newer version, in a form that this one cannot read: install that version.',
    );
  return { format, ...headerShape.parse(JSON.parse(text)) };
}

const manifestShape = z.object({
  parts: z.record(z.string(), z.object({ size: z.int(), sha256: z.string() })),
});

/** Throws when a checksum does not match. The end part has the checksum of the manifest, and the manifest those of all other parts. */
function requireAsWritten(sums: ReadonlyMap<string, PartSum>, texts: ReadonlyMap<string, string>): void {
  const altered = (name: string) =>
    new BackupProblem(`This backup was altered: the contents of the part ${name} have changed.`);
  if (texts.get(partNames.end) !== sums.get(partNames.manifest)?.sha256) throw altered(partNames.manifest);
  const { parts } = manifestShape.parse(JSON.parse(texts.get(partNames.manifest)!));
  const found = [...sums.keys()].filter((name) => name !== partNames.manifest && name !== partNames.end);
  for (const name of new Set([...Object.keys(parts), ...found])) {
    const [written, sum] = [parts[name], sums.get(name)];
    if (!written || !sum || written.size !== sum.size || written.sha256 !== sum.sha256) throw altered(name);
  }
  if (!sums.has(partNames.database)) throw altered(partNames.database);
}
