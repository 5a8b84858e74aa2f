import { query, type Given } from '../../../kit/query/query.ts';
import { allKinds } from '../../../kit/query/scopes.ts';
import { planBetween, PlanItemKind } from '../../scheduling/public.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { pauseOf } from '../playout/pause.ts';
import { isUntitled } from '../playout/handOut.ts';
import { PlaySource, PlayState } from '../playout/playEnums.ts';
import { findListenAddresses } from '../streams/loadStreams.ts';
import { OutputProblem } from '../../../protocol/station.ts';
import type { NowPlayingItem, NowPlaying } from './nowPlaying.types.ts';

const findItemOnAir = query('broadcasting.findItemOnAir', (db) =>
  db
    .selectFrom('AirItem as item')
    .leftJoin(allKinds('MediaItem as medium'), 'medium.id', 'item.media')
    .select(['item.id', 'item.title', 'item.credit', 'item.album', 'item.isUntitled', 'item.source'])
    .select(['item.playedFrom', 'item.plannedAt', 'item.plannedUntil', 'medium.artwork', 'medium.kind'])
    .where('item.state', '=', PlayState.ON_AIR)
    .orderBy('item.playedFrom', 'desc')
    .limit(1),
);

/** The last item that went on the air, whether it is still playing or has ended. */
const findLastPlayedItem = query('broadcasting.findLastPlayedItem', (db) =>
  db
    .selectFrom('AirItem')
    .select(['playedUntil'])
    .where('playedFrom', 'is not', null)
    .orderBy('playedFrom', 'desc')
    .limit(1),
);

/** The next item to play. Inserted items come before the items planned at `after` or later. */
const findNextItem = query('broadcasting.findNextItem', (db, { after }: Given<{ after: Date }>) =>
  db
    .selectFrom('AirItem as item')
    .leftJoin(allKinds('MediaItem as medium'), 'medium.id', 'item.media')
    .select(['item.id', 'item.title', 'item.credit', 'item.album', 'item.isUntitled', 'item.source'])
    .select(['item.playedFrom', 'item.plannedAt', 'item.plannedUntil', 'medium.artwork', 'medium.kind'])
    .where('item.state', '=', PlayState.COMING)
    .where((eb) => eb.or([eb('item.source', '=', PlaySource.INSERTED), eb('item.plannedAt', '>=', after)]))
    .orderBy((eb) => eb.case().when('item.source', '=', PlaySource.INSERTED).then(0).else(1).end())
    .orderBy('item.plannedAt')
    .orderBy('item.id')
    .limit(1),
);

const findShownMedia = query('broadcasting.findShownMedia', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom(allKinds('MediaItem as medium'))
    .leftJoin('Song as song', 'song.id', 'medium.id')
    .leftJoin('Album as album', 'album.id', 'song.album')
    .select(['medium.id', 'medium.title', 'medium.credit', 'medium.artwork', 'medium.kind'])
    .select('album.title as album')
    .where('medium.id', 'in', ids),
);

const findRadioName = query('broadcasting.findRadioName', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select(['name', 'logo']).where('id', '=', id),
);

const findStationState = query('broadcasting.findStationState', (db) =>
  db
    .selectFrom('Station')
    .select(['seenAt', 'pausedUntil', 'pausedBy', 'notSendingSince', 'notSendingBecause']),
);

/** Milliseconds after the last request of a player until which its last report counts as current. */
const believedFor = 120_000;

/**
 * Milliseconds after the end of an item for which the radio counts as on the air without a report.
 * The player may report the start of the next item some seconds late, for example after a live session.
 */
const longestTransition = 10_000;

type Row = NonNullable<Awaited<ReturnType<typeof findItemOnAir.first>>>;

/** Returns the current and next item of a radio. They come from the reports of its player, or from the plan while it reports none. */
export async function loadNowPlaying(scope: RadioScope): Promise<NowPlaying> {
  const radio = await findRadioName.first(scope.database, { id: scope.radioId });
  const name = radio?.name ?? '';
  const seen = await findStationState.first(scope);
  const isPlayerConnected = seen?.seenAt && Date.now() - new Date(seen.seenAt).getTime() < believedFor;
  const row = isPlayerConnected ? await findItemOnAir.first(scope) : undefined;
  const { current, next, hasVideo } = row
    ? await reportedItems(scope, row, name)
    : await plannedItems(scope, name);
  const listen = await findListenAddresses(scope);
  const isPlaying = row !== undefined || (isPlayerConnected && (await isBetweenItems(scope)));
  return {
    isOnAir: Boolean(isPlaying) && !seen?.notSendingSince,
    notBroadcasting: row && seen?.notSendingSince ? (seen.notSendingBecause ?? OutputProblem.FAILED) : null,
    isLive: row?.source === PlaySource.LIVE,
    currentSong: current,
    next,
    pause: pauseOf(seen),
    songName: current?.title ?? name,
    songImage: current?.artwork || radio?.logo || '',
    itemData: [current?.credit, current?.album].filter(Boolean).join(' · '),
    downloadUrl: listen[0]?.url ?? '',
    nameId: current?.id ?? null,
    hasVideo,
    isWebRtc: false,
    listen,
  };
}

async function isBetweenItems(scope: RadioScope): Promise<boolean> {
  const last = await findLastPlayedItem.first(scope);
  return (
    Boolean(last?.playedUntil) && Date.now() - new Date(last!.playedUntil!).getTime() < longestTransition
  );
}

async function reportedItems(scope: RadioScope, row: Row, radio: string) {
  const after = new Date(row.plannedAt);
  const next = await findNextItem.first(scope, { after });
  const current = shown(row, radio);
  return {
    current,
    next: next ? shown(next, radio, next.source === PlaySource.INSERTED ? current.endsAt : null) : null,
    hasVideo: row.kind === 'VIDEO',
  };
}

/**
 * Item as listeners see it. It starts at `previousEnd` when its planned start is earlier: the planned start of an inserted item is the time
 * of its insertion.
 */
function shown(row: Row, radio: string, previousEnd: Date | null = null): NowPlayingItem {
  const from = new Date(row.playedFrom ?? row.plannedAt);
  const startsAt = previousEnd && previousEnd > from ? previousEnd : from;
  const length = row.plannedUntil
    ? new Date(row.plannedUntil).getTime() - new Date(row.plannedAt).getTime()
    : 0;
  return {
    id: String(row.id),
    title: row.isUntitled ? radio : row.title,
    credit: row.isUntitled ? '' : row.credit,
    album: row.isUntitled ? '' : row.album,
    artwork: row.isUntitled ? '' : (row.artwork ?? ''),
    startsAt,
    // Emergency playback and live sessions outside of a slot have no length: their end is unknown.
    endsAt: length > 0 ? new Date(startsAt.getTime() + length) : null,
  };
}

const planWindow = 3_600_000;

async function plannedItems(scope: RadioScope, radio: string) {
  const now = Date.now();
  const plays = await planBetween(scope, now, now + planWindow);
  const first = plays.find(({ at, until }) => at <= now && until > now);
  const second = plays.find(({ at, media }) => at > now && media !== null);
  const ids = [first, second].flatMap((play) => play?.media ?? []);
  const media = new Map(
    (ids.length > 0 ? await findShownMedia.all(scope, { ids }) : []).map((medium) => [medium.id, medium]),
  );
  const itemOf = (play: (typeof plays)[number] | undefined): NowPlayingItem | null => {
    if (!play || play.kind === PlanItemKind.SILENCE) return null;
    const medium = media.get(play.media ?? 0);
    const isHidden = !medium || isUntitled(medium);
    return {
      id: null,
      title: isHidden ? radio : play.title || medium.title,
      credit: isHidden ? '' : medium.credit,
      album: isHidden ? '' : (medium.album ?? ''),
      artwork: isHidden ? '' : medium.artwork,
      startsAt: new Date(play.at),
      endsAt: new Date(play.until),
    };
  };
  return {
    current: itemOf(first),
    next: itemOf(second),
    hasVideo: media.get(first?.media ?? 0)?.kind === 'VIDEO',
  };
}
