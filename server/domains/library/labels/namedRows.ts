import { foldText } from '../../../kit/foldText.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { EntityModel } from '../../../kit/read/model.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { addRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { Album } from '../catalogue/album.entity.ts';
import { Artiste } from '../catalogue/artiste.entity.ts';
import { nameKey } from '../catalogue/merging/nameKey.ts';
import { MediaTag } from './mediaTag.entity.ts';

export interface Named {
  id: number;
  name: string;
}

type Of = Given<{ id: number }>;
type Keyed = Given<{ key: string }>;

const findTagById = query('library.findTagById', (db, { id }: Of) =>
  db.selectFrom('MediaTag').select(['id', 'name']).where('id', '=', id),
);
const findTagsByName = query('library.findTagsByName', (db, { key }: Keyed) =>
  db.selectFrom('MediaTag').select(['id', 'name']).where('foldedName', '=', key).orderBy('id'),
);
const findArtisteById = query('library.findArtisteById', (db, { id }: Of) =>
  db.selectFrom('Artiste').select(['id', 'name']).where('id', '=', id),
);
export const findArtistesByName = query('library.findArtistesByName', (db, { key }: Keyed) =>
  db.selectFrom('Artiste').select(['id', 'name']).where('nameKey', '=', key).orderBy('id'),
);
const findAlbumById = query('library.findAlbumById', (db, { id }: Of) =>
  db.selectFrom('Album').select(['id', 'title as name']).where('id', '=', id),
);
const findAlbumsByTitle = query('library.findAlbumsByTitleKey', (db, { key }: Keyed) =>
  db.selectFrom('Album').select(['id', 'title as name']).where('titleKey', '=', key).orderBy('id'),
);

interface Naming {
  entity: { name: string };
  /** Property of the entity that contains the name. */
  name: string;
  /** Comparison key of a name. */
  keyOf: (name: string) => string;
  withId: typeof findTagById;
  called: typeof findTagsByName;
}

const tags: Naming = {
  entity: MediaTag,
  name: 'name',
  keyOf: foldText,
  withId: findTagById,
  called: findTagsByName,
};
const artistes: Naming = {
  entity: Artiste,
  name: 'name',
  keyOf: nameKey,
  withId: findArtisteById,
  called: findArtistesByName,
};
const albums: Naming = {
  entity: Album,
  name: 'title',
  keyOf: nameKey,
  withId: findAlbumById,
  called: findAlbumsByTitle,
};

/** Finds or creates tags, artistes or albums of the current radio by id or name. Results are cached per instance. */
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

  /** True when the viewer may create missing rows. */
  get mayMake(): boolean {
    return this.#writing.context.abilities.can('create', this.#naming.entity.name);
  }

  withId(id: string): Promise<Named | undefined> {
    return remembered(this.#byId, id, async () =>
      this.#naming.withId.first(this.#writing, { id: parseId(id) ?? 0 }),
    );
  }

  /** Row with exactly this name, otherwise the first with the same key. */
  called(name: string): Promise<Named | undefined> {
    const key = this.#naming.keyOf(name);
    return remembered(this.#byName, name, async () => {
      const same = await this.#naming.called.all(this.#writing, { key });
      return same.find((row) => row.name === name) ?? (key ? same[0] : undefined);
    });
  }

  /** Finds the row with a name, or creates it. */
  async calledOrMade(name: string): Promise<Named> {
    const found = await this.called(name);
    if (found) return found;
    const id = await addRow(this.#writing, this.#model, { [this.#naming.name]: name }).catch(raceLost);
    const made = { id, name };
    // Other spellings of the name must find the new row from now on.
    this.#byName.clear();
    this.#byName.set(name, made);
    return made;
  }
}

async function remembered<V>(known: Map<string, V>, key: string, find: () => Promise<V>): Promise<V> {
  if (known.has(key)) return known.get(key)!;
  const value = await find();
  known.set(key, value);
  return value;
}

/**
 * Handles a name that another transaction inserted at the same moment.
 * The whole transaction is repeated and then finds the row.
 */
function raceLost(error: unknown): never {
  if ((error as { code?: string }).code === '23505')
    throw Object.assign(new Error('The row was created by another transaction.'), { code: '40001' });
  throw error;
}
