import type { MediaShelf } from '../mediaShelf.ts';
import type { MediaEditChange } from './mediaEdit.types.ts';

/** The names of what media refer to, each looked up once. */
export class ShownValues {
  readonly #shelf: MediaShelf;
  readonly #names = new Map<string, string>();

  constructor(shelf: MediaShelf) {
    this.#shelf = shelf;
  }

  /** A change as people read it. */
  async shown(field: string, [from, to]: [unknown, unknown]): Promise<MediaEditChange> {
    return { field, from: await this.#text(field, from), to: await this.#text(field, to) };
  }

  async #text(field: string, value: unknown): Promise<string | null> {
    if (value === null || value === undefined || value === '') return null;
    const named = namedBy[field];
    if (!named) return typeof value === 'object' ? JSON.stringify(value) : String(value);
    const names: string[] = [];
    for (const id of Array.isArray(value) ? value : [value])
      names.push(await this.#nameOf(named, Number(id)));
    return names.join(', ') || null;
  }

  async #nameOf({ table, name }: Named, id: number): Promise<string> {
    const key = `${table} ${id}`;
    let found = this.#names.get(key);
    if (found === undefined) {
      const { transaction } = this.#shelf.writing;
      const [row] = await transaction.rows(`select ${name} from ${table} where id = ?`, [id]);
      found = String(row?.[0] ?? '');
      this.#names.set(key, found);
    }
    return found;
  }
}

interface Named {
  table: string;
  name: string;
}

/** The fields that refer to something, and where its name is. */
const namedBy: Record<string, Named | undefined> = {
  category: { table: 'media_category', name: 'name' },
  tags: { table: 'media_tag', name: 'name' },
  artistes: { table: 'artiste', name: 'name' },
  album: { table: 'album', name: 'title' },
};
