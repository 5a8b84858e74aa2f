import type { SqlValue } from '../../../kit/database/database.ts';
import { fold } from '../../../kit/list/searchText.ts';
import type { EntityModel } from '../../../kit/read/model.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { addRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { Album } from '../catalogue/album.entity.ts';
import { Artiste } from '../catalogue/artiste.entity.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { MediaTag } from './mediaTag.entity.ts';

export interface Named {
  id: number;
  name: string;
}

interface Naming {
  entity: { name: string };
  /** The property that says what a row is called, and the one by which names are told apart. */
  name: string;
  key: string;
  keyOf: (name: string) => string;
}

const tags: Naming = { entity: MediaTag, name: 'name', key: 'foldedName', keyOf: fold };
const artistes: Naming = { entity: Artiste, name: 'name', key: 'nameKey', keyOf: nameKey };
const albums: Naming = { entity: Album, name: 'title', key: 'titleKey', keyOf: nameKey };

/** Rows of the radio by id or name, made where there is none. What was asked once in a transaction is remembered. */
export class NamedRows {
  readonly #writing: Writing;
  readonly #naming: Naming;
  readonly #model: EntityModel;
  readonly #byId = new Map<string, Named | undefined>();
  readonly #byName = new Map<string, Named | undefined>();

  static readonly tags = (writing: Writing) => new NamedRows(writing, tags);
  static readonly artistes = (writing: Writing) => new NamedRows(writing, artistes);
  static readonly albums = (writing: Writing) => new NamedRows(writing, albums);

  private constructor(writing: Writing, naming: Naming) {
    this.#writing = writing;
    this.#naming = naming;
    this.#model = writing.context.reads.models.of(naming.entity);
  }

  /** Whether the viewer may make what is missing. */
  get mayMake(): boolean {
    return this.#writing.context.abilities.can('create', this.#naming.entity.name);
  }

  withId(id: string): Promise<Named | undefined> {
    return remembered(this.#byId, id, async () => {
      const [found] = await this.#rows('id', parseId(id) ?? 0);
      return found;
    });
  }

  /** The row that is written just so, else the first that differs in nothing that counts. */
  called(name: string): Promise<Named | undefined> {
    const { key, keyOf } = this.#naming;
    return remembered(this.#byName, name, async () => {
      const same = await this.#rows(key, keyOf(name));
      return same.find((row) => row.name === name) ?? (keyOf(name) ? same[0] : undefined);
    });
  }

  /** The same; what is missing is made. */
  async calledOrMade(name: string): Promise<Named> {
    const found = await this.called(name);
    if (found) return found;
    const id = await addRow(this.#writing, this.#model, { [this.#naming.name]: name }).catch(raceLost);
    const made = { id, name };
    // Another spelling of it is this one from now on.
    this.#byName.clear();
    this.#byName.set(name, made);
    return made;
  }

  async #rows(property: string, value: SqlValue): Promise<Named[]> {
    const { transaction, context } = this.#writing;
    const { table, deletedColumn } = this.#model;
    const column = (name: string) => this.#model.column(name);
    const rows = await transaction.rows(
      `select id, ${column(this.#naming.name)} from ${table}
       where ${column('radio')} = ? and ${column(property)} = ?${deletedColumn ? ` and ${deletedColumn} is null` : ''} order by id`,
      [context.radioId ?? -1, value],
    );
    return rows.map(([id, name]) => ({ id: Number(id), name: String(name) }));
  }
}

async function remembered<V>(known: Map<string, V>, key: string, find: () => Promise<V>): Promise<V> {
  if (known.has(key)) return known.get(key)!;
  const value = await find();
  known.set(key, value);
  return value;
}

/** Somebody else made it at the same moment: the whole transaction is tried again, and finds it. */
function raceLost(error: unknown): never {
  if ((error as { code?: string }).code === '23505')
    throw Object.assign(new Error('made meanwhile'), { code: '40001' });
  throw error;
}
