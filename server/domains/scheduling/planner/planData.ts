import { query, type Given } from '../../../kit/query/query.ts';
import { allKinds, withDeleted } from '../../../kit/query/scopes.ts';
import { JinglePurpose, MediaKind, MediaState, PlaylistRule, mediumLength } from '../../library/public.ts';
import { ClockPartKind, findClockHours, type EmissionState } from '../../programmes/public.ts';
import { OccurrenceState } from '../occurrences/occurrenceState.ts';
import { findPlannedBetween, type Planned } from '../occurrences/plannedOccurrences.ts';
import { loadNamesOfSlots, type SlotNames } from '../occurrences/shownNames.ts';
import { findItemsOfRundowns, findRundownsOn, type StoredItem } from '../rundowns/storedRundown.ts';
import { findRadioClock, type RadioClock } from '../../platform/public.ts';
import { longest } from '../slots/series/storedSeries.ts';
import { SlotCategory } from '../slots/slotEnums.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import type { Candidate, Pool, Separations } from './pools/candidate.ts';
import type { DayPlans } from './dayPlans.ts';
import type { ReadyClock, ReadyPart } from './parts/clockHour.ts';
import { isInDays, type RulePlaylist } from './parts/music.ts';
import type { Sound } from './parts/sound.ts';
import { findRushSounds, type PlannedRush } from './parts/findRushSounds.ts';
import type { PlanPools, Source } from './pools/pools.ts';

/** Context of a plan: a request, or a job on a radio. */
export interface PlanScope {
  database: Parameters<PlanPools['of']>[0]['database'];
  radioId: number | undefined;
  services: { planPools: PlanPools; dayPlans: DayPlans };
}

/**
 * Planning fields of an emission. A playlist (`filler`) or a clock (`fillerClock`) fills unplanned time in its slots. `opener` and
 * `closer` are the signature tunes of its slots.
 */
export interface EmissionPlan {
  id: number;
  title: string;
  state: EmissionState;
  filler: number | null;
  fillerClock: number | null;
  opener: number | null;
  closer: number | null;
}

/** A slot occurrence with its contents. */
export interface PlannedSlot {
  planned: Planned;
  names: SlotNames;
  emission: EmissionPlan | null;
  /** Episode to broadcast, with or without a sound. */
  episode: number | null;
  /** Rush to broadcast, accepted or not. */
  rush: number | null;
  items: readonly StoredItem[];
}

/** Data for a plan between two moments that is the same for all its days. */
export interface PlanFacts {
  clock: RadioClock;
  slots: PlannedSlot[];
  sounds: ReadonlyMap<number, Sound>;
  rushes: ReadonlyMap<number, PlannedRush>;
  /** Titles and lengths of openers and closers (signature tunes), by media item. */
  generics: ReadonlyMap<number, Sound>;
  /** The clocks of the week, by hour: 0 is midnight on Monday. */
  week: ReadonlyMap<number, number>;
  defaultPlaylist: number | null;
  separations: Separations;
  /** Media items of rundowns, by id. */
  chosen: ReadonlyMap<number, Candidate>;
}

/**
 * Pools and clocks of one day, loaded before planning starts.
 * They differ between days: playlists have start and end dates, and criteria match other media.
 */
export interface DayPools {
  /** Playlists that the day needs, by id: those that are enabled and whose dates include the day. */
  playlists: ReadonlyMap<number, Pool>;
  /** Jingles of an emission, by its id. */
  jingles: ReadonlyMap<number, Pool>;
  clocks: ReadonlyMap<number, ReadyClock>;
  rulePlaylists: readonly RulePlaylist[];
  /** Playlists that play in turn; empty when the default playlist has something to play that day. */
  generalPlaylists: ReadonlyArray<RulePlaylist & { weight: number }>;
  adverts: readonly Candidate[];
}

/** Further playlists and clocks to load for a day, such as those that are to fill a rundown. */
export interface DayRequest {
  playlists?: ReadonlyArray<number | null | undefined>;
  clocks?: ReadonlyArray<number | null | undefined>;
  /** Number of hours, from midnight on, whose clocks are loaded. Defaults to the day and the hour after it. */
  hours?: number;
}

/** All data that the plan of a day depends on. */
export type PlanData = PlanFacts & DayPools;

export interface PlanDays extends PlanFacts {
  /** Loads the data of one day, counted from 1 January 1970. Only the days that are planned are loaded. */
  on: (day: number, more?: DayRequest) => Promise<PlanData>;
  /** Radio of the plan and cache of its days. */
  radioId: number;
  dayPlans: DayPlans;
}

const findEmissionPlans = query('scheduling.findEmissionPlans', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('Emission')
    .select(['id', 'title', 'state', 'filler', 'fillerClock', 'opener', 'closer'])
    .where('id', 'in', ids),
);

const findSoundsOfEpisodes = query(
  'scheduling.findSoundsOfEpisodes',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db
      .selectFrom('Episode as episode')
      .innerJoin(allKinds('MediaItem as medium'), 'medium.id', 'episode.medium')
      .select(['episode.id as episode', 'episode.title', 'medium.id as medium'])
      .select(mediumLength.as('length'))
      .where('episode.id', 'in', ids)
      .where('medium.state', '=', MediaState.READY),
);

const findGenerics = query('scheduling.findGenerics', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('MediaItem as medium')
    .select(['medium.id as medium', 'medium.title'])
    .select(mediumLength.as('length'))
    .where('medium.id', 'in', ids)
    .where('medium.state', '=', MediaState.READY),
);

const findOriginalsOfSlots = query(
  'scheduling.findOriginalsOfSlots',
  (db, { slots }: Given<{ slots: number[] }>) =>
    db
      .selectFrom(withDeleted('Slot'))
      .select(['id', 'original'])
      .where('id', 'in', slots)
      .where('original', 'is not', null),
);

/** Last planned occurrence of a slot that starts before a moment. */
const findLastOccurrenceBefore = query(
  'scheduling.findLastOccurrenceBefore',
  (db, { slot, moment }: Given<{ slot: number; moment: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'episode'])
      .where('slot', '=', slot)
      .where('isDropped', '=', false)
      .where('state', '=', OccurrenceState.PLANNED)
      .where('startsAt', '<', moment)
      .orderBy('startsAt', 'desc')
      .limit(1),
);

const findDefaultSettings = query('scheduling.findDefaultSettings', (db) =>
  db
    .selectFrom('DefaultPlaylist as chosen')
    .leftJoin('Playlist as playlist', 'playlist.id', 'chosen.playlist')
    .select(['chosen.artisteSeparation', 'chosen.titleSeparation', 'playlist.id', 'playlist.enabled']),
);

const findPlaylistForPlan = query('scheduling.findPlaylistForPlan', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Playlist')
    .select(['id', 'name', 'criteria', 'order', 'enabled', 'startDate', 'endDate'])
    .where('id', '=', id),
);

const findPlaylistsByRule = query(
  'scheduling.findPlaylistsByRule',
  (db, { rules }: Given<{ rules: PlaylistRule[] }>) =>
    db
      .selectFrom('Playlist')
      .select(['id', 'name', 'criteria', 'order', 'rule', 'ruleNumber', 'weight'])
      .select(['dayparts', 'startDate', 'endDate'])
      .where('enabled', '=', true)
      .where('rule', 'in', rules)
      .orderBy('id')
      .limit(200),
);

const findClockForPlan = query('scheduling.findClockForPlan', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Clock')
    .select(['id', 'name', 'artisteSeparation', 'titleSeparation', 'albumSeparation', 'labelSeparation'])
    .where('id', '=', id),
);

const findPartsForPlan = query('scheduling.findPartsForPlan', (db, { clock }: Given<{ clock: number }>) =>
  db
    .selectFrom('ClockPart as part')
    .leftJoin('MediaCategory as category', 'category.id', 'part.category')
    .select(['part.kind', 'part.title', 'part.offset', 'part.isHard', 'part.count', 'part.duration'])
    .select(['part.category', 'part.playlist', 'part.criteria', 'part.media', 'part.purpose'])
    .select('category.name as categoryName')
    .where('part.clock', '=', clock)
    .orderBy('part.position')
    .orderBy('part.id'),
);

const defaultDistances = { artiste: 1_800_000, title: 7_200_000, album: 0, label: 0 };

/** Reads the data for a plan between two moments. */
export async function planDataBetween(scope: PlanScope, from: number, to: number): Promise<PlanDays> {
  const clock = await findRadioClock(scope);
  const [settings] = await findDefaultSettings.all(scope);
  const separations = settings
    ? { ...defaultDistances, artiste: settings.artisteSeparation, title: settings.titleSeparation }
    : defaultDistances;
  const planned = await slotsBetween(scope, from, to, clock);
  const media = planned.slots.flatMap(({ items }) => items.flatMap((item) => item.media ?? []));
  const chosen = await scope.services.planPools.candidatesFor(scope, [...new Set(media)]);
  const shared = {
    clock,
    ...planned,
    chosen: new Map(chosen.map((candidate) => [candidate.media, candidate])),
    week: new Map(
      (await findClockHours.all(scope)).map(({ weekday, hour, clock: id }) => [
        (weekday - 1) * 24 + hour,
        id,
      ]),
    ),
    defaultPlaylist: settings?.enabled ? settings.id : null,
    separations,
  };
  const load = async (day: number, more?: DayRequest) => ({
    ...shared,
    ...(await poolsOfDay(scope, shared, day, more)),
  });
  const ownDay = once(load);
  const on = (day: number, more?: DayRequest) => (more ? load(day, more) : ownDay(day));
  return { ...shared, on, radioId: scope.radioId ?? 0, dayPlans: scope.services.dayPlans };
}

/**
 * Number of hours whose clocks are loaded for a day.
 * It is one more than the day has, because the clock of the next hour may have a hard start.
 */
const hoursOfDay = 25;
const hoursOfWeek = 168;

/** Loads all pools and clocks from which a day can be planned, and nothing that another day needs. */
async function poolsOfDay(
  scope: PlanScope,
  { clock, slots, week, defaultPlaylist }: PlanFacts,
  day: number,
  { playlists: requested = [], clocks = [], hours = hoursOfDay }: DayRequest = {},
): Promise<DayPools> {
  const date = dateOf(day);
  const poolOf = (source: Source) => scope.services.planPools.of(scope, source, date);
  const poolOfPlaylist = once(async (id: number) => {
    const playlist = await findPlaylistForPlan.first(scope, { id });
    if (!playlist?.enabled || !isInDays(playlist, date)) return undefined;
    const { name, criteria, order } = playlist;
    return poolOf({ playlist: id, name, criteria, order });
  });
  const byRule = async (...rules: PlaylistRule[]) => {
    const found: Array<RulePlaylist & { weight: number }> = [];
    for (const { name, criteria, order, ...playlist } of await findPlaylistsByRule.all(scope, { rules }))
      found.push({ ...playlist, pool: await poolOf({ playlist: playlist.id, name, criteria, order }) });
    return found;
  };
  const [from, to] = [clock.momentOf(day * dayLength), clock.momentOf((day + 1) * dayLength)];
  const ofDay = slots.filter(
    ({ planned: { startsAt, endsAt } }) => startsAt.getTime() < to && endsAt.getTime() > from,
  );
  const emissions = ofDay.flatMap(({ emission }) => emission ?? []);
  const laid = Array.from({ length: hours }, (_, hour) => week.get((day * 24 + hour + 72) % hoursOfWeek));
  const playlists = await eachOnce(
    [
      defaultPlaylist,
      ...requested,
      ...ofDay.flatMap(({ names, emission, items }) => [
        names.playlist,
        emission?.filler,
        ...items.map(({ playlist }) => playlist),
      ]),
    ],
    poolOfPlaylist,
  );
  return {
    playlists,
    jingles: await eachOnce(
      emissions.map(({ id }) => id),
      (id) => poolOf({ jinglesOf: id, name: emissions.find((emission) => emission.id === id)!.title }),
    ),
    clocks: await eachOnce([...laid, ...clocks, ...emissions.map(({ fillerClock }) => fillerClock)], (id) =>
      readyClock(scope, id, { poolOf, poolOfPlaylist }),
    ),
    rulePlaylists: await byRule(PlaylistRule.EVERY_SONGS, PlaylistRule.EVERY_MINUTES, PlaylistRule.HOURLY),
    generalPlaylists: openDefault({ defaultPlaylist, playlists }) ? [] : await byRule(PlaylistRule.GENERAL),
    adverts: (await poolOf({ kind: MediaKind.PUBLICITY, name: '' })).candidates,
  };
}

/** Returns the pool of the default playlist for a day. Undefined when none is set or enabled, or when it has nothing to play that day. */
export function openDefault({
  defaultPlaylist,
  playlists,
}: Pick<PlanData, 'defaultPlaylist' | 'playlists'>): Pool | undefined {
  const pool = defaultPlaylist === null ? undefined : playlists.get(defaultPlaylist);
  return pool && pool.candidates.length > 0 ? pool : undefined;
}

/** Loads each id once, one after the other, and leaves out ids that do not exist. */
async function eachOnce<Loaded>(
  ids: ReadonlyArray<number | null | undefined>,
  load: (id: number) => Promise<Loaded | undefined>,
): Promise<ReadonlyMap<number, Loaded>> {
  const found = new Map<number, Loaded>();
  for (const id of new Set(ids)) {
    const loaded = id == null ? undefined : await load(id);
    if (loaded !== undefined) found.set(id!, loaded);
  }
  return found;
}

async function slotsBetween(scope: PlanScope, from: number, to: number, clock: RadioClock) {
  const all = await findPlannedBetween(scope, { from: from - longest, to }, clock);
  const planned = all.filter(({ state }) => state === OccurrenceState.PLANNED);
  const ids = [...new Set(planned.map(({ slot }) => slot))];
  const names = await loadNamesOfSlots(scope, ids);
  const repeated = await repeatedOf(scope, planned, names);
  const emissions = await byId(
    findEmissionPlans,
    scope,
    [...names.values()].map(({ emission }) => emission),
  );
  const items = await itemsFor(scope, [
    ...planned.map(({ slot, date }) => ({ slot, date })),
    ...repeated.values(),
  ]);
  const slots = planned.flatMap((occurrence): PlannedSlot[] => {
    const ofSlot = names.get(occurrence.slot);
    if (!ofSlot) return [];
    const original = repeated.get(keyOf(occurrence));
    const own = items.get(keyOf(occurrence));
    return [
      {
        planned: occurrence,
        names: ofSlot,
        emission: emissions.get(ofSlot.emission ?? 0) ?? null,
        episode: occurrence.episode ?? original?.episode ?? ofSlot.episode,
        rush: ofSlot.rush,
        items: own ?? (original && items.get(keyOf(original))) ?? [],
      },
    ];
  });
  const episodes = [...new Set(slots.flatMap(({ episode }) => episode ?? []))];
  const sounds = episodes.length > 0 ? await findSoundsOfEpisodes.all(scope, { ids: episodes }) : [];
  const generics = [...emissions.values()].flatMap(({ opener, closer }) => [opener, closer]);
  return {
    slots,
    sounds: new Map(sounds.map((sound) => [sound.episode, sound])),
    rushes: await findRushSounds(
      scope,
      slots.map(({ rush }) => rush),
    ),
    generics: new Map((await rowsFor(findGenerics, scope, generics)).map((sound) => [sound.medium, sound])),
  };
}

const keyOf = ({ slot, date }: { slot: number; date: string }) => `${slot}:${date}`;

/** For each rebroadcast, the last planned occurrence of its original slot before it. Its episode and rundown are repeated. */
async function repeatedOf(
  scope: PlanScope,
  planned: readonly Planned[],
  names: ReadonlyMap<number, SlotNames>,
) {
  const repeats = planned.filter(({ slot }) => names.get(slot)?.category === SlotCategory.REBROADCAST);
  const found = new Map<string, { slot: number; date: string; episode: number | null }>();
  if (repeats.length === 0) return found;
  const rows = await findOriginalsOfSlots.all(scope, {
    slots: [...new Set(repeats.map(({ slot }) => slot))],
  });
  const originals = new Map(rows.map(({ id, original }) => [id, original!]));
  for (const repeat of repeats) {
    const slot = originals.get(repeat.slot);
    const last = slot && (await findLastOccurrenceBefore.first(scope, { slot, moment: repeat.startsAt }));
    if (last) found.set(keyOf(repeat), last);
  }
  return found;
}

async function itemsFor(scope: PlanScope, keys: ReadonlyArray<{ slot: number; date: string }>) {
  const found = new Map<string, StoredItem[]>();
  if (keys.length === 0) return found;
  const rundowns = await findRundownsOn(scope, keys);
  if (rundowns.length === 0) return found;
  const byRundown = Map.groupBy(
    await findItemsOfRundowns.all(scope, { rundowns: rundowns.map(({ id }) => id) }),
    ({ rundown }) => rundown,
  );
  for (const rundown of rundowns) {
    const items = byRundown.get(rundown.id);
    if (items) found.set(keyOf(rundown), items);
  }
  return found;
}

interface Batch<Row> {
  all: (scope: PlanScope, given: { ids: number[] }) => Promise<Row[]> | Row[];
}

async function rowsFor<Row>(
  batch: Batch<Row>,
  scope: PlanScope,
  ids: ReadonlyArray<number | null>,
): Promise<Row[]> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  return known.length > 0 ? batch.all(scope, { ids: known }) : [];
}

const byId = async <Row extends { id: number }>(
  batch: Batch<Row>,
  scope: PlanScope,
  ids: ReadonlyArray<number | null>,
) => new Map((await rowsFor(batch, scope, ids)).map((row) => [row.id, row]));

interface PoolsOf {
  poolOf: (source: Source) => Promise<Pool>;
  poolOfPlaylist: (id: number) => Promise<Pool | undefined>;
}

async function readyClock(scope: PlanScope, id: number, pools: PoolsOf): Promise<ReadyClock | undefined> {
  const clock = await findClockForPlan.first(scope, { id });
  if (!clock) return undefined;
  const parts: ReadyPart[] = [];
  for (const part of await findPartsForPlan.all(scope, { clock: id })) {
    const { kind, title, offset, isHard, count, duration } = part;
    const pool = await poolOfPart(part, id, pools);
    const isOpen = kind === ClockPartKind.JINGLE && part.media === null && part.purpose === null;
    parts.push({ kind, title, offset, isHard, count, duration, pool, isOpen });
  }
  const { artisteSeparation, titleSeparation, albumSeparation, labelSeparation } = clock;
  const separations = {
    artiste: artisteSeparation,
    title: titleSeparation,
    album: albumSeparation,
    label: labelSeparation,
  };
  return { id, name: clock.name, parts, separations };
}

type Part = Awaited<ReturnType<typeof findPartsForPlan.all>>[number];

async function poolOfPart(
  part: Part,
  clock: number,
  { poolOf, poolOfPlaylist }: PoolsOf,
): Promise<Pool | null> {
  if (part.kind === ClockPartKind.SONGS) {
    if (part.playlist !== null) return (await poolOfPlaylist(part.playlist)) ?? null;
    if (part.category !== null) return poolOf({ category: part.category, name: part.categoryName ?? '' });
    if (part.criteria !== null) return poolOf({ criteria: part.criteria, clock, name: '' });
    return poolOf({ kind: MediaKind.SONG, name: '' });
  }
  if (part.kind === ClockPartKind.TALK || part.kind === ClockPartKind.ADVERT_BREAK) return null;
  if (part.media !== null) return poolOf({ media: part.media, name: '' });
  if (part.purpose !== null) return poolOf({ purpose: part.purpose, name: '' });
  if (part.kind === ClockPartKind.TOP_OF_HOUR) return poolOf({ purpose: JinglePurpose.STATION_ID, name: '' });
  return poolOf({ kind: MediaKind.JINGLE, name: '' });
}

/** Wraps a loader so that each id is loaded only once. */
function once<T, Id>(load: (id: Id) => Promise<T>): (id: Id) => Promise<T> {
  const known = new Map<Id, Promise<T>>();
  return (id) => {
    const found = known.get(id) ?? load(id);
    known.set(id, found);
    return found;
  };
}
