import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import type { MediaReferences } from '../mediaReferences.ts';
import type { MediaEditChange } from './mediaEdit.types.ts';

/** Converts changed values of media to text for people: references become names. The name of each referenced row is loaded once. */
export class ShownValues {
  readonly #references: MediaReferences;
  readonly #names = new Map<string, string>();

  constructor(references: MediaReferences) {
    this.#references = references;
  }

  /** Converts a change to readable text. */
  async shown(field: string, [from, to]: [unknown, unknown]): Promise<MediaEditChange> {
    return { field, from: await this.#text(field, from), to: await this.#text(field, to) };
  }

  async #text(field: string, value: unknown): Promise<string | null> {
    if (value === null || value === undefined || value === '') return null;
    const named = namedBy[field];
    if (!named) return typeof value === 'object' ? JSON.stringify(value) : String(value);
    const names: string[] = [];
    for (const id of Array.isArray(value) ? value : [value])
      names.push(await this.#nameOf(field, named, Number(id)));
    return names.join(', ') || null;
  }

  async #nameOf(field: string, named: Named, id: number): Promise<string> {
    const key = `${field} ${id}`;
    let found = this.#names.get(key);
    if (found === undefined) {
      found = (await named.first(this.#references.writing, { id }))?.name ?? '';
      this.#names.set(key, found);
    }
    return found;
  }
}

type Of = Given<{ id: number }>;

const findCategoryName = query('library.findCategoryName', (db, { id }: Of) =>
  db.selectFrom('MediaCategory').select('name').where('id', '=', id),
);
const findTagName = query('library.findTagName', (db, { id }: Of) =>
  db.selectFrom('MediaTag').select('name').where('id', '=', id),
);
const findArtisteName = query('library.findArtisteName', (db, { id }: Of) =>
  db.selectFrom(withDeleted('Artiste')).select('name').where('id', '=', id),
);
const findAlbumName = query('library.findAlbumName', (db, { id }: Of) =>
  db.selectFrom(withDeleted('Album')).select('title as name').where('id', '=', id),
);

type Named = typeof findCategoryName;

/** For each field that is a reference, the query that reads the name of the referenced row. */
const namedBy: Record<string, Named | undefined> = {
  category: findCategoryName,
  tags: findTagName,
  artistes: findArtisteName,
  album: findAlbumName,
};
