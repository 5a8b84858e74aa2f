import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRows } from '../../../kit/write/rowWrites.ts';
import type { Cues, PlanItem } from '../../../protocol/station.ts';
import { MediaKind, timingOf } from '../../library/public.ts';
import {
  defaultPlan,
  planBetween,
  PlanItemKind,
  type Play,
  simpleWhy,
  WhyRule,
} from '../../scheduling/public.ts';
import type { OpenStation } from '../station/stationToken.ts';
import { AirItem } from './airItem.entity.ts';
import { publishAirChanged } from './airEvents.ts';
import {
  findExpiredItems,
  restoreItems,
  findPause,
  lockStation,
  markItemsLeftOut,
  findMediaForAir,
  deleteComingItems,
  findLogEntriesByKeys,
  findLogEntriesSince,
  type AirMedium,
} from './airQueries.ts';
import { pauseOf } from './pause.ts';
import { isFilling, keyOf, layOut, type Laid } from './layOut.ts';
import { PlaySource, PlayState } from './playEnums.ts';

const minute = 60_000;
/** Milliseconds of the plan that the player downloads ahead. It can play on without the server for this time. */
export const horizon = 45 * minute;
/** Age in milliseconds after which planned log entries are over. Older entries are read only when the plan still has their key. */
const remembered = 360 * minute;
/** Maximum number of items in a response to the player. */
const maxItems = 400;

export interface StationScope {
  database: Database;
  services: Services;
  station: OpenStation;
}

/**
 * Returns the items that the player is to play after the current one, laid out again. `ending` has the ids of items to end now. Each item
 * has a row in the as-run log, which stays the same in later responses, and which the player's reports refer to.
 */
export async function handOut(
  { database, services, station }: StationScope,
  playingUntil: number | undefined,
): Promise<{ items: PlanItem[]; ending: string[] }> {
  const now = Date.now();
  const scope = { database, services, radioId: station.radioId, now };
  const recent = await findLogEntriesSince.all(scope, { since: new Date(now - remembered) });
  const plan = await planBetween(scope, now - minute, now + horizon);
  const logged = await withOlder(scope, recent, plan.map(keyOf));
  const byKey = new Map(logged.map((entry) => [entry.planKey, entry]));
  const isOver = (key: string) => isOverIn(byKey.get(key)?.state);
  const pausedUntil = pauseOf(await findPause.first(scope))?.until.getTime() ?? now;
  const from = beginning(now, playingUntil, plan, (play) => play.at < pausedUntil || isOver(keyOf(play)));
  const media = new Map<number, AirMedium>();
  const loadMedia = async (ids: readonly number[]) => {
    const unknown = [...new Set(ids)].filter((id) => !media.has(id));
    if (unknown.length === 0) return;
    for (const medium of await findMediaForAir.all(scope, { ids: unknown })) media.set(medium.id, medium);
  };
  const waiting = logged
    .filter(
      ({ source, state, media: id }) =>
        source === PlaySource.INSERTED && state === PlayState.COMING && id !== null,
    )
    // In the order of insertion.
    .toSorted((a, b) => a.id - b.id);
  await loadMedia(waiting.map(({ media: id }) => id!));
  await loadMedia(plan.flatMap(({ media: id }) => id ?? []));
  const laid = await layOut(
    plan.filter(({ media: id }) => id === null || media.has(id)),
    {
      from,
      to: now + horizon,
      isOver,
      pausedUntil,
      inserted: waiting.flatMap(({ planKey, media: id, by, afterKey: after }) => {
        const medium = media.get(id!);
        return medium ? [{ key: planKey, play: playOf(medium, now), by, after }] : [];
      }),
      fill: async (start, end) => {
        const plays = await defaultPlan(scope, start, end);
        await loadMedia(plays.map(({ media: id }) => id));
        return plays.filter(({ media: id }) => media.has(id));
      },
    },
  );
  const items = await storeLayout(scope, laid.slice(0, maxItems), { media, logged, station });
  const isEnding = ({ isEnding: isRequested, state }: LogEntry) => isRequested && state === PlayState.ON_AIR;
  return { items, ending: logged.filter(isEnding).map(({ id }) => String(id)) };
}

/**
 * True when the item must not be handed out again. It is on the air, was played or not sent, failed, or was skipped by a user.
 * Left-out items may come again.
 */
const isOverIn = (state: PlayState | undefined): boolean =>
  state !== undefined && state !== PlayState.COMING && state !== PlayState.LEFT_OUT;

/** Start of the layout: the end of the current item, or an earlier hard start of another item. */
function beginning(
  now: number,
  playingUntil: number | undefined,
  plan: readonly Play[],
  isOver: (play: Play) => boolean,
): number {
  const hard = plan.find((play) => play.isHard && play.at > now && !isOver(play));
  return Math.max(now, Math.min(playingUntil ?? now, hard?.at ?? Infinity));
}

/**
 * Adds older log entries with the given plan keys to the recent ones.
 * For example, a rundown item that was moved has an older entry.
 */
async function withOlder(
  scope: Reading,
  recent: readonly LogEntry[],
  keys: readonly string[],
): Promise<readonly LogEntry[]> {
  const known = new Set(recent.map(({ planKey }) => planKey));
  const unknownKeys = keys.filter((key) => !known.has(key));
  return unknownKeys.length === 0
    ? recent
    : [...recent, ...(await findLogEntriesByKeys.all(scope, { keys: unknownKeys }))];
}

type Reading = Parameters<typeof findLogEntriesByKeys.all>[0];

/** A play of a media item with the cue points of the item itself. */
const playOf = (medium: AirMedium, at: number): Play => {
  const { duration } = timingOf({ cueIn: null, cueOut: null, fadeIn: null, fadeOut: null }, medium);
  return {
    at,
    until: at + duration,
    kind: PlanItemKind.MEDIA,
    media: medium.id,
    title: '',
    skipped: 0,
    length: duration,
    cues: null,
    slot: null,
    date: null,
    rundownItem: null,
    why: simpleWhy(WhyRule.HAND),
  };
};

type LogEntry = Awaited<ReturnType<typeof findLogEntriesSince.all>>[number];

interface Known {
  media: ReadonlyMap<number, AirMedium>;
  logged: readonly LogEntry[];
  station: OpenStation;
}

/** Stores the layout as rows, and marks entries that will not be played as left out. */
async function storeLayout(
  scope: { database: Database; services: Services; radioId: number; now: number },
  laid: readonly Laid[],
  { media, logged, station }: Known,
): Promise<PlanItem[]> {
  const { database, services, radioId, now } = scope;
  const cuesOf = ({ play }: Laid) => cuesFor(play, media.get(play.media!)!, station.loudness);
  const changes = changesOf(laid, logged, media, now);
  const stale = await findExpiredItems.all(scope, { before: new Date(now - remembered) });
  let rows = logged;
  if (changes.isAny || stale.length > 0)
    rows = await inTransaction(database, async (transaction) => {
      const writing = { transaction, context: { radioId } };
      await lockStation.first(writing, { id: station.id });
      // Reads the log again under the lock, because a concurrent request may have stored its layout first.
      const stored = await withOlder(
        writing,
        await findLogEntriesSince.all(writing, { since: new Date(now - remembered) }),
        laid.map(({ key }) => key),
      );
      const { fresh, late, early, back } = changesOf(laid, stored, media, now);
      const over = [...late, ...stale.map(({ id }) => id)];
      if (over.length > 0) await markItemsLeftOut.write(writing, { ids: over });
      if (early.length > 0) await deleteComingItems.write(writing, { ids: early });
      if (back.length > 0) await restoreItems.write(writing, { ids: back });
      await insertRows(
        transaction,
        transaction.models.of(AirItem),
        fresh.map((laidItem) => ({
          ...rowOf(laidItem, media.get(laidItem.play.media!)!),
          cues: cuesOf(laidItem),
        })),
        { radioId, deleted: 'hidden' },
      );
      await publishAirChanged(transaction, services.events, radioId);
      return findLogEntriesByKeys.all(writing, { keys: laid.map(({ key }) => key) });
    });
  const byKey = new Map(rows.map((row) => [row.planKey, row]));
  return laid.flatMap((laidItem) => {
    const row = byKey.get(laidItem.key);
    const medium = media.get(laidItem.play.media!);
    if (!row || !medium || isOverIn(row.state)) return [];
    return [
      {
        id: String(row.id),
        media: medium.id,
        checksum: medium.checksum,
        at: new Date(laidItem.at).toISOString(),
        until: new Date(laidItem.until).toISOString(),
        isHard: laidItem.isHard,
        source: laidItem.source,
        title: laidItem.play.title || medium.title,
        credit: medium.credit,
        isUntitled: isUntitled(medium),
        cues: cuesOf(laidItem),
      },
    ];
  });
}

/**
 * Milliseconds ahead within which dropped entries are marked as left out instead of deleted.
 * The player may have begun the item of such an entry and report it later. Filling has many entries, so its
 * limit is shorter.
 */
const soon = 15 * minute;
const soonForFilling = minute;

/**
 * Changes that bring the log in line with the layout. Coming entries that the layout does not contain are
 * left out or deleted.
 */
function changesOf(
  laid: readonly Laid[],
  logged: readonly LogEntry[],
  media: ReadonlyMap<number, AirMedium>,
  now: number,
) {
  const keys = new Set(laid.map(({ key }) => key));
  const known = new Set(logged.map(({ planKey }) => planKey));
  const isDropped = ({ state, planKey, source, media: id }: LogEntry) =>
    state === PlayState.COMING &&
    !keys.has(planKey) &&
    // An inserted item waits for its turn as long as it can be played.
    (source !== PlaySource.INSERTED || id === null || !media.has(id));
  const dropped = logged.filter(isDropped);
  const isLate = ({ plannedAt, planKey, source }: LogEntry) =>
    source === PlaySource.INSERTED ||
    new Date(plannedAt).getTime() <= now + (isFilling(planKey) ? soonForFilling : soon);
  const idsOf = (rows: readonly LogEntry[]) => rows.map(({ id }) => id);
  const fresh = laid.filter(({ key }) => !known.has(key));
  const late = idsOf(dropped.filter(isLate));
  const early = idsOf(dropped.filter((row) => !isLate(row)));
  const back = idsOf(
    logged.filter(({ state, planKey }) => state === PlayState.LEFT_OUT && keys.has(planKey)),
  );
  return { fresh, late, early, back, isAny: [fresh, late, early, back].some(({ length }) => length > 0) };
}

/** True for jingles, signature tunes and adverts, whose titles are hidden from listeners. */
export const isUntitled = ({ kind }: Pick<AirMedium, 'kind'>): boolean =>
  kind === MediaKind.JINGLE || kind === MediaKind.GENERIC || kind === MediaKind.PUBLICITY;

/** Returns the current names of a media item, in the form in which the log stores them. */
export const namesOf = (medium: AirMedium) => ({
  title: medium.title,
  credit: medium.credit,
  album: medium.album ?? '',
  label: medium.label ?? '',
  isrc: medium.isrc ?? '',
  isUntitled: isUntitled(medium),
});

const rowOf = ({ key, play, source, by }: Laid, medium: AirMedium) => ({
  planKey: key,
  state: PlayState.COMING,
  source,
  plannedAt: new Date(play.at),
  plannedUntil: new Date(play.until),
  isHard: play.isHard ?? false,
  media: medium.id,
  ...namesOf(medium),
  title: play.title || medium.title,
  slot: play.slot,
  date: play.date,
  by,
  reason: play.why,
});

/** Maximum true peak in dBTP after the gain is applied. Raising the level of a quiet file must not clip. */
const highestPeak = -1;

/** Returns the cue points, fades and gain of an item. The gain brings it to the loudness of the station. */
export function cuesFor(
  { cues, skipped }: Pick<Play, 'cues' | 'skipped'>,
  medium: Pick<AirMedium, 'cueIn' | 'cueOut' | 'fadeIn' | 'fadeOut' | 'duration' | 'loudness' | 'truePeak'>,
  loudness: number,
): Cues {
  const range = cues ?? { cueIn: null, cueOut: null, fadeIn: null, fadeOut: null };
  const { cueIn, cueOut, fadeIn, fadeOut } = timingOf(range, medium);
  const wanted = medium.loudness === null ? 0 : loudness - medium.loudness;
  const gain =
    medium.truePeak === null ? Math.min(wanted, 0) : Math.min(wanted, highestPeak - medium.truePeak);
  return {
    cueIn: cueIn + skipped,
    cueOut,
    fadeIn: skipped > 0 ? 0 : fadeIn,
    fadeOut,
    gain: Math.round(gain * 100) / 100,
  };
}
