import { query, type Given } from '../../../kit/query/query.ts';
import { allKinds } from '../../../kit/query/scopes.ts';
import { MediaState } from '../../library/public.ts';
import { PlayState } from './playEnums.ts';

/** Finds the log entries whose planned time is at or after a moment, including future ones. */
export const findLogEntriesSince = query(
  'broadcasting.findLogEntriesSince',
  (db, { since }: Given<{ since: Date }>) =>
    db
      .selectFrom('AirItem')
      .select(['id', 'planKey', 'state', 'source', 'plannedAt', 'plannedUntil', 'media', 'title', 'by'])
      .select(['isEnding', 'afterKey'])
      .where('plannedAt', '>=', since)
      // The newest come first: entries beyond the limit were over long ago.
      .orderBy('plannedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(2000),
);

/** Finds the log entries with the given plan keys, however old. */
export const findLogEntriesByKeys = query(
  'broadcasting.findLogEntriesByKeys',
  (db, { keys }: Given<{ keys: string[] }>) =>
    db
      .selectFrom('AirItem')
      .select(['id', 'planKey', 'state', 'source', 'plannedAt', 'plannedUntil', 'media', 'title', 'by'])
      .select(['isEnding', 'afterKey'])
      .where('planKey', 'in', keys),
);

/**
 * Locks the row of the station, so that only one request at a time lays out its plan.
 * Concurrent requests thus get the same layout.
 */
export const lockStation = query('broadcasting.lockStation', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Station').select('id').where('id', '=', id).forUpdate(),
);

/** Finds log entries still in the state COMING although their planned time is before a moment. */
export const findExpiredItems = query(
  'broadcasting.findExpiredItems',
  (db, { before }: Given<{ before: Date }>) =>
    db
      .selectFrom('AirItem')
      .select('id')
      .where('state', '=', PlayState.COMING)
      .where('plannedAt', '<', before)
      .limit(500),
);

/** Reads the fields of ready media items that the player and the as-run log need. */
export const findMediaForAir = query(
  'broadcasting.findMediaForAir',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db
      .selectFrom(allKinds('MediaItem as medium'))
      .leftJoin('Song as song', 'song.id', 'medium.id')
      .leftJoin('Album as album', 'album.id', 'song.album')
      .select(['medium.id', 'medium.kind', 'medium.title', 'medium.credit', 'medium.checksum', 'medium.size'])
      .select(['medium.duration', 'medium.cueIn', 'medium.cueOut', 'medium.fadeIn', 'medium.fadeOut'])
      .select(['medium.loudness', 'medium.truePeak', 'album.title as album', 'song.label', 'song.isrc'])
      .select(['medium.kind as mediumKind', 'medium.validFrom', 'medium.validTo', 'medium.evergreen'])
      .where('medium.id', 'in', ids)
      .where('medium.state', '=', MediaState.READY),
);

export type AirMedium = Awaited<ReturnType<typeof findMediaForAir.all>>[number];

export const deleteComingItems = query(
  'broadcasting.deleteComingItems',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db.deleteFrom('AirItem').where('id', 'in', ids).where('state', '=', PlayState.COMING),
);

export const markItemsLeftOut = query(
  'broadcasting.markItemsLeftOut',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db
      .updateTable('AirItem')
      .set({ state: PlayState.LEFT_OUT })
      .where('id', 'in', ids)
      .where('state', '=', PlayState.COMING),
);

/** Sets log entries from LEFT_OUT back to COMING. Needed when the plan changed back, or the item before them ended early. */
export const restoreItems = query('broadcasting.restoreItems', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .updateTable('AirItem')
    .set({ state: PlayState.COMING })
    .where('id', 'in', ids)
    .where('state', '=', PlayState.LEFT_OUT),
);

/** Finds the end of the pause of the radio's plan, and the user who started the pause. */
export const findPause = query('broadcasting.findPause', (db) =>
  db.selectFrom('Station').select(['pausedUntil', 'pausedBy']),
);
