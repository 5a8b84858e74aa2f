import type { Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Reads } from '../../../kit/read/reads.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { Album } from '../catalogue/album.entity.ts';
import { Artiste } from '../catalogue/artiste.entity.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { artistesCalled } from '../labels/namedRows.ts';
import type { Tags } from './tags.ts';

interface Place {
  transaction: Transaction;
  reads: Reads;
  radioId: number;
}

/** Finds or creates the artistes and the album named in the tags of a song; new ones are marked for review. */
export async function enlist(
  place: Place,
  tags: Tags,
): Promise<{ artistes: number[]; album: number | null }> {
  const artistes: number[] = [];
  for (const name of tags.artists) {
    const id = await artisteNamed(place, name);
    if (!artistes.includes(id)) artistes.push(id);
  }
  return { artistes, album: tags.album ? await albumOf(place, tags, artistes[0] ?? null) : null };
}

async function artisteNamed(place: Place, name: string): Promise<number> {
  const key = nameKey(name);
  const alike = await artistesCalled.all(onRadio(place), { key });
  // Names without letters or digits have an empty key and must match exactly.
  const found = alike.find((known) => known.name === name) ?? (key ? alike[0] : undefined);
  return found ? found.id : insert(place, Artiste, { name, needsReview: true });
}

async function albumOf(place: Place, tags: Tags, firstArtiste: number | null): Promise<number> {
  const isCollection = /^(various( artists)?|va|divers)$/i.test(tags.albumArtist);
  const artiste = isCollection
    ? null
    : tags.albumArtist
      ? await artisteNamed(place, tags.albumArtist)
      : firstArtiste;
  const alike = await albumsAlike.all(onRadio(place), { key: nameKey(tags.album) });
  const found = alike.find((album) => album.artiste === artiste);
  if (found) return found.id;
  const { album: title, label, year = null } = tags;
  return insert(place, Album, { title, artiste, label, year, needsReview: true });
}

const onRadio = ({ transaction, radioId }: Place) => ({ transaction, context: { radioId } });

const albumsAlike = query('library.albumsAlike', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('Album').select(['id', 'artiste']).where('titleKey', '=', key).orderBy('id'),
);

async function insert(place: Place, entity: new () => object, values: object): Promise<number> {
  const { transaction, reads, radioId } = place;
  const scope = { radioId, deleted: 'hidden' } as const;
  return (await insertRow(transaction, reads.models.of(entity), { ...values }, scope)).id;
}
