import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { NamedRows } from '../labels/namedRows.ts';

/** Lookup of categories, tags, artistes and albums, cached within a transaction. */
export class MediaReferences {
  readonly writing: Writing;
  readonly tags: NamedRows;
  readonly artistes: NamedRows;
  readonly albums: NamedRows;
  readonly #categories = new Map<string, Promise<boolean>>();

  constructor(writing: Writing) {
    this.writing = writing;
    this.tags = NamedRows.tags(writing);
    this.artistes = NamedRows.artistes(writing);
    this.albums = NamedRows.albums(writing);
  }

  hasCategory(id: string): Promise<boolean> {
    const known = this.#categories.get(id) ?? this.#findCategory(id);
    this.#categories.set(id, known);
    return known;
  }

  async #findCategory(id: string): Promise<boolean> {
    return findCategoryById.any(this.writing, { id: parseId(id) ?? 0 });
  }
}

const findCategoryById = query('library.findCategoryById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('MediaCategory').select('id').where('id', '=', id),
);
