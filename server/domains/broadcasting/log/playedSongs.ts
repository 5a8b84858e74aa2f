import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { MediaKind } from '../../library/public.ts';
import { PlayState } from '../playout/playEnums.ts';

/**
 * Songs that began on the air in a period, the newest first: at most 200.
 * Excludes songs that were played while no output was connected, also while they are still on the air.
 */
export const findPlayedSongs = query(
  'broadcasting.findPlayedSongs',
  (db, { from, to }: Given<{ from: Date; to: Date }>) =>
    db
      .selectFrom('AirItem as item')
      .innerJoin(withDeleted('MediaItem as medium'), 'medium.id', 'item.media')
      .select(['item.id', 'item.title', 'item.credit', 'item.album', 'item.playedFrom', 'item.playedUntil'])
      .select('medium.artwork')
      .where('item.playedFrom', '>=', from)
      .where('item.playedFrom', '<', to)
      .where('item.isUntitled', '=', false)
      .where(({ not, exists, selectFrom, ref }) =>
        not(
          exists(
            selectFrom('Station')
              .select('Station.id')
              .where('item.state', '=', PlayState.ON_AIR)
              .where('Station.notSendingSince', '<=', ref('item.playedFrom')),
          ),
        ),
      )
      .where('medium.kind', '=', MediaKind.SONG)
      .orderBy('item.playedFrom', 'desc')
      .orderBy('item.id', 'desc')
      .limit(200),
);

/**
 * Songs that began on the air most often in a period, with the number of times: at most 12. Without songs that were deleted since, and
 * times when no output was connected.
 */
export const findSongChart = query(
  'broadcasting.findSongChart',
  (db, { from, to }: Given<{ from: Date; to: Date }>) =>
    db
      .selectFrom('AirItem as item')
      .innerJoin('MediaItem as medium', 'medium.id', 'item.media')
      .select(['medium.id', 'medium.title', 'medium.credit', 'medium.artwork'])
      .select(({ fn }) => fn.countAll<number>().as('plays'))
      .where('item.playedFrom', '>=', from)
      .where('item.playedFrom', '<', to)
      .where('item.isUntitled', '=', false)
      .where('medium.kind', '=', MediaKind.SONG)
      .groupBy(['medium.id', 'medium.title', 'medium.credit', 'medium.artwork'])
      .orderBy('plays', 'desc')
      .orderBy('medium.id', 'desc')
      .limit(12),
);
