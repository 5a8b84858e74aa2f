import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { invalidInput } from '../errors.ts';
import type { OpenFolder, SentFile } from '../storage/fileKinds.ts';
import { randomKey } from '../storage/randomKey.ts';
import type { Storage } from '../storage/storage.ts';
import { asJpeg, cutPictures, type PictureDemands } from './picture.ts';
import { PictureError } from './pictureProblem.ts';

/** The sizes in which a picture is kept, and the one whose address the record holds. */
export interface PictureShape extends PictureDemands {
  /** In pixels. */
  widths: readonly number[];
  named: number;
  /** Of the width. */
  heightShare: number;
}

/** In lists, on pages, and as large as it is ever shown. */
const square: PictureShape = { widths: [64, 256, 512], named: 256, heightShare: 1 };

/** Where pictures lie, and who hears of one that could not be removed. */
export interface Files {
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export const filesOf = ({ services: { storage }, log }: Context): Files => ({ storage, log });

/** Pictures that a property of records holds the addresses of: the files lie in a folder of the storage under random keys. */
export class PictureFiles {
  protected readonly property: string;
  readonly #folder: string;
  readonly #shape: PictureShape;
  /** How the files of one are called behind its key, in the order in which they are made. */
  readonly #endings: readonly string[];
  readonly #named: string;
  readonly #address: RegExp;
  readonly #beingMade = new Map<string, Promise<boolean>>();

  constructor(property: string, folder: string, shape: PictureShape = square) {
    this.#shape = shape;
    this.property = property;
    this.#folder = folder;
    const { widths, named, format, alsoJpeg = [] } = shape;
    const ending = format === 'jpeg' ? 'jpg' : 'webp';
    this.#endings = [
      ...widths.map((width) => `${width}.${ending}`),
      ...alsoJpeg.map((width) => `${width}.jpg`),
    ];
    this.#named = `${named}.${ending}`;
    this.#address = new RegExp(`^/files/${folder}/([\\da-f]{32})-${escaped(this.#named)}$`);
  }

  /** Where its files are read. */
  get folder(): OpenFolder {
    const alsoOffers = new RegExp(`^[\\da-f]{32}-(?:${this.#endings.map(escaped).join('|')})$`);
    const makeMissing = (storage: Storage, name: string) => this.#makeMissing(storage, name);
    return { name: this.#folder, widths: this.#shape.widths, alsoOffers, makeMissing };
  }

  /** Several who ask for it at once wait for the same one. */
  async #makeMissing(storage: Storage, name: string): Promise<boolean> {
    const [, key, width] = /^([\da-f]{32})-(\d+)\.jpg$/.exec(name) ?? [];
    if (!key || !this.#shape.alsoJpeg?.includes(Number(width))) return false;
    const making = this.#beingMade.get(name) ?? this.#makeJpeg(storage, key, Number(width));
    this.#beingMade.set(name, making);
    return making.finally(() => this.#beingMade.delete(name));
  }

  /** The JPEG of a picture that was sent before there was one, from the largest that is there. */
  async #makeJpeg(storage: Storage, key: string, width: number): Promise<boolean> {
    const { widths, heightShare } = this.#shape;
    for (const from of widths.toSorted((one, other) => other - one)) {
      const source = this.#keyOf(key, `${from}.webp`);
      if ((await storage.sizeOf(source)) === null) continue;
      const content = await storage.withFile(source, (path) => asJpeg(path, width, heightShare));
      const made = this.#keyOf(key, `${width}.jpg`);
      await storage.put(made, content);
      if ((await storage.sizeOf(source)) !== null) return true;
      // The picture was taken away meanwhile: nobody would ever remove this one.
      await storage.delete(made);
      return false;
    }
    return false;
  }

  /** Stores what somebody sent in all sizes, and gives its address; BAD_USER_INPUT for what is no picture that is taken. */
  async storeUpload(context: Context, picture: SentFile): Promise<string> {
    if (picture.size === 0) throw invalidInput({ [this.property]: 'required' });
    try {
      return await this.store(filesOf(context), picture);
    } catch (error) {
      throw error instanceof PictureError ? invalidInput({ [this.property]: error.problem }) : error;
    }
  }

  /** Stores a picture in all sizes, for a row that is about to name it. Gives the address; throws a `PictureError`. */
  async store(files: Files, { path, declaredType }: Omit<SentFile, 'size'>): Promise<string> {
    const { widths, heightShare, named: _, ...demands } = this.#shape;
    const pictures = await cutPictures(path, declaredType, widths, heightShare, demands);
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

  /** Removes the files of a picture that no row names any more: after the commit that took the name away. */
  async discard(files: Files, address: string): Promise<void> {
    const [, key] = this.#address.exec(address) ?? [];
    if (key) await this.#discardKey(files, key);
  }

  async #discardKey({ storage, log }: Files, key: string): Promise<void> {
    for (const ending of this.#endings) {
      await storage
        .delete(this.#keyOf(key, ending))
        .catch((error: unknown) => log.error({ err: error, key }, 'a picture could not be removed'));
    }
  }

  #keyOf(key: string, ending: string): string {
    return `${this.#folder}/${key}-${ending}`;
  }
}

const escaped = (ending: string) => ending.replace('.', '\\.');
