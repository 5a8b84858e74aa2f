import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import {
  MediaKind,
  MediaState,
  type JinglePurpose,
  positionRows,
  type Position,
  mediumLength,
  playedLength,
} from '../../../library/public.ts';

/** Maximum number of media items that are read per source, such as a playlist. */
export const maxCandidates = 20_000;

const ofMedium = [
  'medium.id as media',
  'medium.kind',
  'medium.title',
  'medium.credit',
  'medium.album',
  'medium.label',
] as const;
const cuesOfMedium = ['medium.cueIn', 'medium.cueOut', 'medium.fadeIn', 'medium.fadeOut'] as const;
const ofSpot = [
  'medium.client',
  'medium.validFrom',
  'medium.validTo',
  'medium.evergreen',
  'medium.timesADay',
  'medium.dayparts',
] as const;

/** Finds the media of a playlist in its order. Cues of a playlist item override those of the media item. */
export const findMediaOfPlaylist = query(
  'scheduling.findMediaOfPlaylist',
  (db, { playlist }: Given<{ playlist: number }>) =>
    db
      .selectFrom('PlaylistItem as item')
      .innerJoin('MediaItem as medium', 'medium.id', 'item.media')
      .select('medium.id as media')
      .select(playedLength.as('length'))
      .select(({ fn }) => [
        fn.coalesce('item.cueIn', 'medium.cueIn').as('cueIn'),
        fn.coalesce('item.cueOut', 'medium.cueOut').as('cueOut'),
        fn.coalesce('item.fadeIn', 'medium.fadeIn').as('fadeIn'),
        fn.coalesce('item.fadeOut', 'medium.fadeOut').as('fadeOut'),
      ])
      .where('item.playlist', '=', playlist)
      .where('medium.state', '=', MediaState.READY)
      .orderBy('item.position')
      .orderBy('item.id')
      .limit(maxCandidates),
);

/** Computes a fingerprint of the items of a playlist, which shows changes without reading the items. */
export const findStateOfItems = query(
  'scheduling.findStateOfItems',
  (db, { playlist }: Given<{ playlist: number }>) =>
    db
      .selectFrom('PlaylistItem as item')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('items'),
        fn.sum<number>('item.version').as('versions'),
        fn.sum<number>(eb('item.position', '*', eb.ref('item.id'))).as('order'),
      ])
      .where('item.playlist', '=', playlist),
);

/** Reads the media items of an ordered list of ids, such as the results of criteria. */
export const findListedMedia = query(
  'scheduling.findListedMedia',
  (db, { listed }: Given<{ listed: Position[] }>) =>
    db
      .selectFrom(positionRows(listed).as('found'))
      .innerJoin('MediaItem as medium', 'medium.id', 'found.id')
      .select(ofMedium)
      .select(ofSpot)
      .select(cuesOfMedium)
      .select(mediumLength.as('length'))
      .where('medium.state', '=', MediaState.READY)
      .orderBy('found.position'),
);

export const findSongsOfCategory = query(
  'scheduling.findSongsOfCategory',
  (db, { category }: Given<{ category: number }>) =>
    db
      .selectFrom('MediaItem as medium')
      .select('medium.id as media')
      .where('medium.category', '=', category)
      .where('medium.kind', '=', MediaKind.SONG)
      .where('medium.state', '=', MediaState.READY)
      .orderBy('medium.id')
      .limit(maxCandidates),
);

export const findMediaOfKind = query(
  'scheduling.findMediaOfKind',
  (db, { kind }: Given<{ kind: MediaKind }>) =>
    db
      .selectFrom('MediaItem as medium')
      .select('medium.id as media')
      .where('medium.kind', '=', kind)
      .where('medium.state', '=', MediaState.READY)
      .orderBy('medium.id')
      .limit(maxCandidates),
);

export const findJinglesOfPurpose = query(
  'scheduling.findJinglesOfPurpose',
  (db, { purpose }: Given<{ purpose: JinglePurpose }>) =>
    db
      .selectFrom('MediaItem as medium')
      .select('medium.id as media')
      .where('medium.kind', '=', MediaKind.JINGLE)
      .where('medium.purpose', '=', purpose)
      .where('medium.state', '=', MediaState.READY)
      .orderBy('medium.id')
      .limit(maxCandidates),
);

/** Finds the jingles that belong to an emission. */
export const findJinglesOfEmission = query(
  'scheduling.findJinglesOfEmission',
  (db, { emission }: Given<{ emission: number }>) =>
    db
      .selectFrom('EmissionJingles as own')
      .innerJoin('MediaItem as medium', 'medium.id', 'own.mediaItem')
      .select('medium.id as media')
      .where('own.emission', '=', emission)
      .where('medium.state', '=', MediaState.READY)
      .orderBy('medium.id')
      .limit(maxCandidates),
);

/** Finds the ids of an emission's jingles, by which changes are detected. */
export const findJingleIds = query(
  'scheduling.findJingleIds',
  (db, { emission }: Given<{ emission: number }>) =>
    db
      .selectFrom('EmissionJingles')
      .select('mediaItem')
      .where('emission', '=', emission)
      .orderBy('mediaItem'),
);

export type CandidateRow = Awaited<ReturnType<typeof findListedMedia.all>>[number];

/** Finds the artistes of media items in the library. */
export const findArtistesOfMedia = query(
  'scheduling.findArtistesOfMedia',
  (db, { media }: Given<{ media: number[] }>) =>
    db
      .selectFrom('SongArtistes as link')
      .innerJoin(withDeleted('Artiste as artiste'), 'artiste.id', 'link.artiste')
      .select([
        'link.mediaItem as medium',
        'artiste.name',
        'artiste.nameKey as key',
        'artiste.isSingleArtiste',
      ])
      .where('link.mediaItem', 'in', media),
);

/** Finds artistes whose name must not be split, although it may contain separators such as "&". */
export const findSingleArtistes = query('scheduling.findSingleArtistes', (db) =>
  db
    .selectFrom('Artiste')
    .select(['name', 'nameKey as key'])
    .where('isSingleArtiste', '=', true)
    .orderBy('id'),
);
