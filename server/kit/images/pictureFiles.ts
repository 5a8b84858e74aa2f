import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { invalidInput } from '../errors.ts';
import type { OpenFolder, SentFile } from '../storage/fileKinds.ts';
import { randomKey } from '../storage/randomKey.ts';
import type { Storage } from '../storage/storage.ts';
import { asJpeg, cutPictures, type PictureDemands } from './picture.ts';
import { wholeEnding, wholePicture } from './wholePicture.ts';
import { PictureError } from './pictureProblem.ts';

/** Sizes in which a picture is stored. The record contains the address of the file with the width `named`. */
export interface PictureShape extends PictureDemands {
  /** Widths in pixels. */
  widths: readonly number[];
  named: number;
  /** Height as a share of the width. */
  heightShare: number;
  /** Folder of older pictures, from which they are still read and deleted. */
  formerFolder?: string;
  /** True to store the whole picture too, from which crops are made. */
  storesWhole?: boolean;
}

/** Widths for lists, for pages, and for the largest view. */
const square: PictureShape = { widths: [64, 256, 512], named: 256, heightShare: 1 };

/** Storage for picture files, and the log that reports files which could not be deleted. */
export interface Files {
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export const filesOf = ({ services: { storage }, log }: Context): Files => ({ storage, log });

/** Pictures whose address is stored in a property of a record. The files are in a folder of the storage, under random keys. */
export class PictureFiles {
  protected readonly property: string;
  readonly #folder: string;
  readonly #formerFolder: string | undefined;
  readonly #shape: PictureShape;
  /** What follows the key in the file names of one picture, in the order in which the files are made. */
  readonly #endings: readonly string[];
  readonly #named: string;
  readonly #address: RegExp;
  readonly #beingMade = new Map<string, Promise<boolean>>();

  constructor(property: string, folder: string, shape: PictureShape = square) {
    this.#shape = shape;
    this.property = property;
    this.#folder = folder;
    const { widths, named, format, alsoJpeg = [], formerFolder } = shape;
    this.#formerFolder = formerFolder;
    const ending = format === 'jpeg' ? 'jpg' : 'webp';
    this.#endings = [
      ...widths.map((width) => `${width}.${ending}`),
      ...alsoJpeg.map((width) => `${width}.jpg`),
      ...(shape.storesWhole ? [wholeEnding] : []),
    ];
    this.#named = `${named}.${ending}`;
    this.#address = new RegExp(
      `^/files/(${folder}|${formerFolder ?? folder})/([\\da-f]{32})-${escaped(this.#named)}$`,
    );
  }

  /** Descriptions of the public folders for the file routes. They have the widths, and say how a missing file is made. */
  get folders(): OpenFolder[] {
    const { folder } = this;
    return this.#formerFolder ? [folder, { name: this.#formerFolder, widths: folder.widths }] : [folder];
  }

  /** Description of the public folder of new pictures. It says which names the folder contains, and how a missing file is created. */
  get folder(): OpenFolder {
    const alsoOffers = new RegExp(`^[\\da-f]{32}-(?:${this.#endings.map(escaped).join('|')})$`);
    const makeMissing = (storage: Storage, name: string) => this.#makeMissing(storage, name);
    return { name: this.#folder, widths: this.#shape.widths, alsoOffers, makeMissing };
  }

  /** Creates a missing JPEG or whole picture. Concurrent requests for the same file share one conversion. */
  async #makeMissing(storage: Storage, name: string): Promise<boolean> {
    const make = this.#makerOf(storage, name);
    if (!make) return false;
    const making = this.#beingMade.get(name) ?? make();
    this.#beingMade.set(name, making);
    return making.finally(() => this.#beingMade.delete(name));
  }

  /** Creates a file that older pictures lack, because they were uploaded before it was stored. Undefined for other files. */
  #makerOf(storage: Storage, name: string): (() => Promise<boolean>) | undefined {
    const { storesWhole, alsoJpeg = [], heightShare } = this.#shape;
    const [, key, ending] = /^([\da-f]{32})-(.+)$/.exec(name) ?? [];
    if (!key || !ending) return undefined;
    if (storesWhole && ending === wholeEnding)
      return () => this.#makeFromLargest(storage, key, ending, (path) => readFile(path));
    const width = alsoJpeg.find((offered) => ending === `${offered}.jpg`);
    if (width === undefined) return undefined;
    return () => this.#makeFromLargest(storage, key, ending, (path) => asJpeg(path, width, heightShare));
  }

  /** Makes a file of a picture from its largest one. Returns false when the picture does not exist, or was deleted meanwhile. */
  async #makeFromLargest(
    storage: Storage,
    key: string,
    ending: string,
    make: (path: string) => Promise<Buffer>,
  ): Promise<boolean> {
    for (const from of this.#shape.widths.toSorted((a, b) => b - a)) {
      const source = this.#keyOf(key, `${from}.webp`);
      if ((await storage.sizeOf(source)) === null) continue;
      const content = await storage.withFile(source, make);
      const made = this.#keyOf(key, ending);
      await storage.put(made, content);
      if ((await storage.sizeOf(source)) !== null) return true;
      // The picture was deleted meanwhile, and nothing would ever delete this file.
      await storage.delete(made);
      return false;
    }
    return false;
  }

  /**
   * Stores an uploaded picture in all sizes and returns its address. Throws `BAD_USER_INPUT` when the picture is not accepted.
   */
  async storeUpload(context: Context, picture: SentFile): Promise<string> {
    if (picture.size === 0) throw invalidInput({ [this.property]: 'required' });
    try {
      return await this.store(filesOf(context), picture);
    } catch (error) {
      throw error instanceof PictureError ? invalidInput({ [this.property]: error.problem }) : error;
    }
  }

  /** Stores a picture in all sizes, and returns the address for the row that will contain it. Throws a `PictureError`. */
  async store(files: Files, { path, declaredType }: Omit<SentFile, 'size'>): Promise<string> {
    const { widths, heightShare, named: _, storesWhole, ...demands } = this.#shape;
    const pictures = await cutPictures(path, declaredType, widths, heightShare, demands);
    if (storesWhole) pictures.push(await wholePicture(path));
    const key = randomKey();
    try {
      for (const [index, content] of pictures.entries())
        await files.storage.put(this.#keyOf(key, this.#endings[index]!), content);
    } catch (error) {
      await this.#discardKey(files, key);
      throw error;
    }
    return `/files/${this.#keyOf(key, this.#named)}`;
  }

  /** True when the file of an address exists. */
  async exists(storage: Storage, address: string): Promise<boolean> {
    const [, folder, key] = this.#address.exec(address) ?? [];
    return key !== undefined && (await storage.sizeOf(this.#keyOf(key, this.#named, folder))) !== null;
  }

  /** Deletes the files of a picture that no row uses any more. Must run after the commit that removed the address. */
  async discard(files: Files, address: string): Promise<void> {
    const [, folder, key] = this.#address.exec(address) ?? [];
    if (key) await this.#discardKey(files, key, folder);
  }

  async #discardKey({ storage, log }: Files, key: string, folder?: string): Promise<void> {
    for (const ending of this.#endings) {
      await storage
        .delete(this.#keyOf(key, ending, folder))
        .catch((error: unknown) => log.error({ err: error, key }, 'could not delete a picture'));
    }
  }

  #keyOf(key: string, ending: string, folder = this.#folder): string {
    return `${folder}/${key}-${ending}`;
  }
}

const escaped = (ending: string) => ending.replace('.', '\\.');
