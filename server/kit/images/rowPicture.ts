import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import type { EditableEntity } from '../entities/baseEntity.ts';
import { notFound } from '../errors.ts';
import { findColumns, parseId } from '../read/reads.ts';
import { changeEntity, type Write } from '../resource/writes.ts';
import type { SentFile } from '../storage/fileKinds.ts';
import type { Stored } from '../write/storedEntity.ts';
import { centre, guessFocus, type Focus } from './crop.ts';
import { filesOf, PictureFiles, type PictureShape } from './pictureFiles.ts';

/** Throws when the picture of the stored row must not be changed. Called after the upload. */
type Check<T> = (existing: Stored<T>, write: Write<T>) => Promise<void> | void;

interface RowPictureShape<FocusProperty extends string> extends PictureShape {
  /** Property of the picture's focus, which is guessed when a picture is uploaded. */
  focus?: FocusProperty;
}

/** Response to a change of the picture. It has the address, the focus if the record has one, and the new version. */
type RowPictureAnswer<Property extends string, FocusProperty extends string> = Record<Property, string> &
  Record<FocusProperty, Focus> & { version: number };

/** Stores a picture, and writes its address into a property of a record. */
export class RowPicture<
  T extends EditableEntity,
  Property extends keyof T & string,
  FocusProperty extends keyof T & string = never,
> extends PictureFiles {
  readonly #entity: EntityClass<T>;
  readonly #property: Property;
  readonly #focus: FocusProperty | undefined;

  constructor(
    entity: EntityClass<T>,
    property: Property,
    folder: string,
    shape?: RowPictureShape<FocusProperty>,
  ) {
    super(property, folder, shape);
    this.#entity = entity;
    this.#property = property;
    this.#focus = shape?.focus;
  }

  /** Stores the uploaded picture in all sizes and deletes the previous one. Returns the address, the focus and the row's version. */
  async change(context: Context, id: string, picture: SentFile, check: Check<T>) {
    const address = await this.storeUpload(context, picture);
    try {
      const focus = this.#focus && { [this.#focus]: await guessFocus(picture.path) };
      return await this.#set(context, id, { [this.#property]: address, ...focus }, check);
    } catch (error) {
      await this.discard(filesOf(context), address);
      throw error;
    }
  }

  /** Removes the picture; does nothing when there is none. */
  remove(context: Context, id: string, check: Check<T>) {
    const focus = this.#focus && { [this.#focus]: { ...centre } };
    return this.#set(context, id, { [this.#property]: '', ...focus }, check);
  }

  /** Deletes a row, and then the files of its picture. */
  async deleteWith(context: Context, id: string, deleteRow: () => Promise<string>): Promise<string> {
    const row = await findColumns(context, this.#entity, parseId(id) ?? 0, [this.#property]);
    const deleted = await deleteRow();
    await this.discard(filesOf(context), String(row?.[this.#property] ?? ''));
    return deleted;
  }

  /** Replaces the stored picture. Requires no version, because nothing of the previous value remains. */
  async #set(context: Context, id: string, chosen: Readonly<Record<string, unknown>>, check: Check<T>) {
    let before = '';
    const rowId = await changeEntity(
      context,
      this.#entity,
      { id, current: async () => null },
      async (write) => {
        const { existing } = write;
        before = String((existing as Record<string, unknown>)[this.#property]);
        await check(existing!, write);
        return chosen;
      },
    );
    if (before !== chosen[this.#property]) await this.discard(filesOf(context), before);
    const row = await findColumns(context, this.#entity, rowId, [this.#property, 'version']);
    if (!row) throw notFound(this.#entity.name);
    const answer = { ...chosen, [this.#property]: row[this.#property], version: row['version'] };
    return answer as RowPictureAnswer<Property, FocusProperty>;
  }
}
