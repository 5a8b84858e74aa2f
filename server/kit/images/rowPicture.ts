import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import type { EditableEntity } from '../entities/baseEntity.ts';
import { invalidInput, notFound } from '../errors.ts';
import { findColumns, parseId } from '../read/reads.ts';
import { changeEntity } from '../resource/writes.ts';
import { randomKey } from '../storage/randomKey.ts';
import type { Stored } from '../write/storedEntity.ts';
import { cutPictures } from './picture.ts';
import { PictureError } from './pictureProblem.ts';

/** The sizes in which a picture is kept, and the one whose address the record holds. */
export interface PictureShape {
  /** In pixels. */
  widths: readonly number[];
  named: number;
  /** Of the width. */
  heightShare: number;
}

/** In lists, on pages, and as large as it is ever shown. */
const square: PictureShape = { widths: [64, 256, 512], named: 256, heightShare: 1 };

export interface SentPicture {
  path: string;
  size: number;
  /** The MIME type that the sender says it has. */
  declaredType: string | undefined;
}

/** Passes, or throws, for the row as it is stored when the picture has arrived. */
type Check<T> = (existing: Stored<T>) => Promise<void> | void;

/** The picture of a record: a property holds its address, the files lie in a folder of the storage under a random key. */
export class RowPicture<T extends EditableEntity> {
  readonly #entity: EntityClass<T>;
  readonly #property: keyof T & string;
  readonly #folder: string;
  readonly #shape: PictureShape;
  readonly #address: RegExp;

  constructor(
    entity: EntityClass<T>,
    property: keyof T & string,
    folder: string,
    shape: PictureShape = square,
  ) {
    this.#shape = shape;
    this.#entity = entity;
    this.#property = property;
    this.#folder = folder;
    this.#address = new RegExp(`^/files/${folder}/([\\da-f]{32})-${shape.named}\\.webp$`);
  }

  /** Stores what was sent in all sizes; the picture before is removed. Gives the address and the row's version. */
  async change(context: Context, id: string, picture: SentPicture, check: Check<T>) {
    const key = randomKey();
    try {
      await this.#storeSizes(context, key, picture);
      return await this.#set(context, id, `/files/${this.#keyOf(key, this.#shape.named)}`, check);
    } catch (error) {
      await this.#discardKey(context, key);
      throw error;
    }
  }

  /** Takes the picture away; fine when there is none. */
  remove(context: Context, id: string, check: Check<T>) {
    return this.#set(context, id, '', check);
  }

  /** Deletes a row, and its picture after it. */
  async deleteWith(context: Context, id: string, deleteRow: () => Promise<string>): Promise<string> {
    const row = await findColumns(context, this.#entity, parseId(id) ?? 0, [this.#property]);
    const deleted = await deleteRow();
    await this.discard(context, String(row?.[this.#property] ?? ''));
    return deleted;
  }

  /** Removes the files of a picture that no row names any more: after the commit that took the name away. */
  async discard(context: Context, address: string): Promise<void> {
    const [, key] = this.#address.exec(address) ?? [];
    if (key) await this.#discardKey(context, key);
  }

  async #storeSizes({ services }: Context, key: string, { path, size, declaredType }: SentPicture) {
    if (size === 0) throw invalidInput({ [this.#property]: 'required' });
    const { widths, heightShare } = this.#shape;
    const pictures = await cutPictures(path, declaredType, widths, heightShare).catch((error: unknown) => {
      throw error instanceof PictureError ? invalidInput({ [this.#property]: error.problem }) : error;
    });
    for (const [index, content] of pictures.entries())
      await services.storage.put(this.#keyOf(key, widths[index]!), content);
  }

  /** Needs no version of the caller: one value is replaced as a whole, whatever it was. */
  async #set(context: Context, id: string, address: string, check: Check<T>) {
    let before = '';
    const rowId = await changeEntity(
      context,
      this.#entity,
      { id, current: async () => null },
      async ({ existing }) => {
        before = String((existing as Record<string, unknown>)[this.#property]);
        await check(existing!);
        return { [this.#property]: address };
      },
    );
    if (before !== address) await this.discard(context, before);
    const row = await findColumns(context, this.#entity, rowId, [this.#property, 'version']);
    if (!row) throw notFound(this.#entity.name);
    return { [this.#property]: row[this.#property] as string, version: row['version'] as number };
  }

  async #discardKey({ services, log }: Context, key: string): Promise<void> {
    for (const size of this.#shape.widths) {
      await services.storage
        .delete(this.#keyOf(key, size))
        .catch((error: unknown) => log.error({ err: error, key }, 'a picture could not be removed'));
    }
  }

  #keyOf(key: string, size: number): string {
    return `${this.#folder}/${key}-${size}.webp`;
  }
}
