import type { Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Reads } from '../../../kit/read/reads.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { Album } from '../catalogue/album.entity.ts';
import { Artiste } from '../catalogue/artiste.entity.ts';
import { nameKey } from '../catalogue/merging/nameKey.ts';
import { findArtistesByName } from '../labels/namedRows.ts';
import type { Tags } from './tags.ts';

interface Scope {
  transaction: Transaction;
  reads: Reads;
  radioId: number;
}

/**
 * Finds or creates the artistes and the album named in the tags of a song. New artistes and albums are marked
 * for review.
 */
export async function findOrCreateCredits(
  scope: Scope,
  tags: Tags,
): Promise<{ artistes: number[]; album: number | null }> {
  const artistes: number[] = [];
  for (const name of tags.artists) {
    const id = await findOrCreateArtiste(scope, name);
    if (!artistes.includes(id)) artistes.push(id);
  }
  return { artistes, album: tags.album ? await findOrCreateAlbum(scope, tags, artistes[0] ?? null) : null };
}

async function findOrCreateArtiste(scope: Scope, name: string): Promise<number> {
  const key = nameKey(name);
  const alike = await findArtistesByName.all(runnerOf(scope), { key });
  // Names without letters or digits have an empty key and must match exactly.
  const found = alike.find((known) => known.name === name) ?? (key ? alike[0] : undefined);
  return found ? found.id : insert(scope, Artiste, { name, needsReview: true });
}

async function findOrCreateAlbum(scope: Scope, tags: Tags, firstArtiste: number | null): Promise<number> {
  const isCollection = /^(various( artists)?|va|divers)$/i.test(tags.albumArtist);
  const artiste = isCollection
    ? null
    : tags.albumArtist
      ? await findOrCreateArtiste(scope, tags.albumArtist)
      : firstArtiste;
  const alike = await findAlbumsByTitle.all(runnerOf(scope), { key: nameKey(tags.album) });
  const found = alike.find((album) => album.artiste === artiste);
  if (found) return found.id;
  const { album: title, label, year = null } = tags;
  return insert(scope, Album, { title, artiste, label, year, needsReview: true });
}

const runnerOf = ({ transaction, radioId }: Scope) => ({ transaction, context: { radioId } });

const findAlbumsByTitle = query('library.findSimilarAlbums', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('Album').select(['id', 'artiste']).where('titleKey', '=', key).orderBy('id'),
);

async function insert(scope: Scope, entity: new () => object, values: object): Promise<number> {
  const { transaction, reads, radioId } = scope;
  const rowScope = { radioId, deleted: 'hidden' } as const;
  return (await insertRow(transaction, reads.models.of(entity), { ...values }, rowScope)).id;
}
