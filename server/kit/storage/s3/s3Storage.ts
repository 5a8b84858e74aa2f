import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { paginateListObjectsV2, S3Client, type GetObjectCommandInput } from '@aws-sdk/client-s3';
import { Disk, errors } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3DriverOptions } from 'flydrive/drivers/s3/types';
import { BucketUploads } from './bucketUploads.ts';
import { mimeTypes } from '../mimeTypes.ts';
import { randomKey } from '../randomKey.ts';
import { clientOptions, isAbsent, type S3Config } from './s3Client.ts';
import { isKey, type PartOf, type Storage, type StoredFile } from '../storage.ts';
import type { UploadFiles, UploadNotes } from '../uploadFiles.ts';

/** Stores files in a bucket of S3 or a compatible service. */
export class S3Storage implements Storage {
  readonly #config: S3Config;
  readonly #options: S3DriverOptions;
  readonly #client: S3Client;
  readonly #disk: Disk;
  readonly #folder: string;

  /** `folder` is for temporary files, because S3 must know the length of a file in advance. */
  constructor(config: S3Config, folder: string) {
    this.#config = config;
    this.#client = new S3Client(clientOptions(config));
    this.#options = {
      client: this.#client,
      bucket: config.bucket,
      visibility: 'private',
      supportsACL: false,
    };
    this.#disk = new Disk(new S3Driver(this.#options));
    this.#folder = folder;
  }

  async put(key: string, content: Buffer | Readable): Promise<void> {
    requireKey(key);
    if (Buffer.isBuffer(content)) return this.#disk.put(key, content, { contentType: typeOf(key) });
    await this.#withUnfinished(async (path) => {
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      await this.#send(key, path);
    });
  }

  async adopt(key: string, path: string): Promise<void> {
    requireKey(key);
    await this.#send(key, path);
    await rm(path, { force: true });
  }

  async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    requireKey(key);
    return this.#withUnfinished(async (path) => {
      await pipeline(await this.#disk.getStream(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return work(path);
    });
  }

  async read(key: string, partOf?: PartOf): Promise<StoredFile | null> {
    const size = await this.sizeOf(key);
    if (size === null) return null;
    const part = partOf?.(size);
    const disk = part
      ? new Disk(new PartDriver(this.#options, `bytes=${part.first}-${part.last}`))
      : this.#disk;
    return { size, type: typeOf(key), content: await disk.getStream(key), part };
  }

  async sizeOf(key: string): Promise<number | null> {
    if (!isKey(key)) return null;
    try {
      return (await this.#disk.getMetaData(key)).contentLength;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async *keys(): AsyncIterable<string> {
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#options.bucket },
    ))
      for (const { Key: key } of Contents) if (key && isKey(key)) yield key;
  }

  async delete(key: string): Promise<void> {
    requireKey(key);
    await this.#disk.delete(key);
  }

  receive(notes: UploadNotes): UploadFiles {
    return new BucketUploads({ s3: this.#config, storage: this, notes });
  }

  async #send(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await this.#disk.putStream(key, createReadStream(path), {
      contentLength: size,
      contentType: typeOf(key),
    });
  }

  async #withUnfinished<T>(work: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, randomKey());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** A driver that reads a byte range, because FlyDrive can only read whole files. */
class PartDriver extends S3Driver {
  readonly #range: string;

  constructor(options: S3DriverOptions, range: string) {
    super(options);
    this.#range = range;
  }

  protected override createGetObjectCommand(client: S3Client, options: GetObjectCommandInput) {
    return super.createGetObjectCommand(client, { ...options, Range: this.#range });
  }
}

const typeOf = (key: string) => mimeTypes[extname(key)] ?? 'application/octet-stream';

function requireKey(key: string): void {
  if (!isKey(key)) throw new Error('Invalid key of a file.');
}

/** True when the file does not exist. FlyDrive wraps the errors of the service. */
const isMissing = (error: unknown): boolean =>
  isAbsent(error instanceof errors.E_CANNOT_GET_METADATA ? error.cause : error);
