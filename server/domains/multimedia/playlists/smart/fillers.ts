import type { Context } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { MediaState } from '../../media/mediaState.ts';
import { isValidOn } from '../../media/kinds/publicityValidity.ts';
import { creditedKeys } from '../items/creditedKeys.ts';
import { inPlaces, places, type Place } from '../items/places.ts';
import type { KnownPlaylist } from '../items/playlistItems.ts';
import { radioDay } from '../default/radioDay.ts';
import { mediumLength, playedLength } from '../recount.ts';
import type { Separable } from './separation.ts';
import { firstSmartIds } from './smartFinds.ts';

/** Something of a playlist that can play now. */
export interface Filler extends Separable {
  media: number;
  /** Milliseconds from cue to cue, never 0. */
  length: number;
}

/** The most of a playlist that is looked at. */
const most = 10_000;

/** What of a playlist can play today, in its order. */
export async function fillersOf(context: Context, playlist: KnownPlaylist): Promise<Filler[]> {
  const found = playlist.criteria
    ? await foundFillers(context, playlist.criteria)
    : await chosen.all(context, { playlist: playlist.id, today: await radioDay(context) });
  const artistes = await artistesOf(
    context,
    found.map(({ media }) => media),
  );
  return found
    .filter(({ length }) => length > 0)
    .map(({ title, credit, ...filler }) => ({
      ...filler,
      // A title of signs alone is like no other.
      title: nameKey(title) || `#${filler.media}`,
      artistes: artistes.get(filler.media) ?? creditedKeys(credit),
    }));
}

const chosen = query(
  'multimedia.chosenFillers',
  (db, { playlist, today }: Given<{ playlist: number; today: string }>) =>
    db
      .selectFrom('PlaylistItem as item')
      .innerJoin('MediaItem as medium', 'medium.id', 'item.media')
      .select(['item.id', 'medium.id as media', 'medium.title', 'medium.credit'])
      .select(playedLength.as('length'))
      .where('item.playlist', '=', playlist)
      .where('medium.state', '=', MediaState.READY)
      .where(isValidOn(today))
      .orderBy('item.position')
      .orderBy('item.id')
      .limit(most),
);

async function foundFillers(context: Context, criteria: NonNullable<KnownPlaylist['criteria']>) {
  const ids = await firstSmartIds(context, criteria, most);
  return foundMedia.all(context, { listed: inPlaces(ids) });
}

const foundMedia = query('multimedia.foundFillers', (db, { listed }: Given<{ listed: Place[] }>) =>
  db
    .selectFrom(places(listed).as('found'))
    .innerJoin('MediaItem as medium', 'medium.id', 'found.id')
    .select(['medium.id', 'medium.id as media', 'medium.title', 'medium.credit'])
    .select(mediumLength.as('length'))
    .orderBy('found.place'),
);

/** By medium, where the library knows who made it. */
async function artistesOf(context: Context, media: readonly number[]): Promise<Map<number, string[]>> {
  const known = new Map<number, string[]>();
  for (const { medium, key } of await artistesOfMedia.all(context, { media: [...media] })) {
    const keys = known.get(medium) ?? [];
    if (key !== '') keys.push(key);
    known.set(medium, keys);
  }
  return known;
}

const artistesOfMedia = query('multimedia.artistesOfMedia', (db, { media }: Given<{ media: number[] }>) =>
  db
    .selectFrom('SongArtistes as link')
    .innerJoin(withDeleted('Artiste as artiste'), 'artiste.id', 'link.artiste')
    .select(['link.mediaItem as medium', 'artiste.nameKey as key'])
    .where('link.mediaItem', 'in', media),
);
