import type { Steps } from '../../../../kit/eventLoop/timeSlice.ts';
import { ClockPartKind as Kind } from '../../../programmes/public.ts';
import type { Candidate, Pool, Separations } from '../pools/candidate.ts';
import { pickAdvert } from './adverts.ts';
import { choose, playMusic, putChoice, type RulePlaylist } from './music.ts';
import { PlanItemKind } from '../planEnums.ts';
import { belongTo, type Owner, type Track } from './track.ts';
import { simpleWhy, WhyRule } from '../why.ts';

/** A part of a clock, with the pool of media to choose from. */
export interface ReadyPart {
  kind: Kind;
  title: string;
  offset: number | null;
  isHard: boolean;
  count: number | null;
  duration: number | null;
  pool: Pool | null;
  /** True when the part accepts any jingle. If the emission has jingles of its own, they play instead. */
  isOpen: boolean;
}

export interface ReadyClock {
  id: number;
  name: string;
  parts: ReadyPart[];
  separations: Separations;
}

/** Arguments for filling an hour by a clock: the clock, the period and its limits. */
export interface HourFilling {
  clock: ReadyClock;
  /** The whole hour of the clock, as moments. */
  hour: { start: number; end: number };
  /** Part of the hour to fill. */
  from: number;
  to: number;
  /** An item that still plays at this moment is faded out. */
  hardEnd: number;
  owner: Owner;
  /** Jingles of the emission; null when it has none. */
  jingles: Pool | null;
  /** Reason for the clock: assigned to the hour, or filler of an emission. */
  rule: WhyRule;
  adverts: readonly Candidate[];
  rulePlaylists: readonly RulePlaylist[];
  /** Fills time when a part has nothing to play. */
  fallBack: (until: number, hardEnd: number, insteadOf: string) => Steps;
}

/** Consecutive parts of a clock that start at an offset in the hour. */
interface Group {
  start: number;
  isHard: boolean;
  parts: ReadyPart[];
}

const usual = { song: 210_000, jingle: 10_000, adverts: 120_000 };

/** Adds the items of a clock to the plan, for an hour or a part of it. */
export function* playClockHour(track: Track, filling: HourFilling): Steps {
  const groups = groupsOf(filling);
  for (const [index, group] of groups.entries()) {
    const next = groups[index + 1];
    const end = Math.min(next?.start ?? filling.to, filling.to);
    if (group.start >= filling.to || track.isEnough) break;
    const hardEnd = next ? (next.isHard ? Math.min(end, filling.hardEnd) : filling.hardEnd) : filling.hardEnd;
    if (group.isHard && group.start >= filling.from) {
      track.cutAt(group.start);
      track.beginHard(group.start);
    }
    yield* playGroup(track, group, end, hardEnd, filling);
  }
}

/**
 * Splits the parts into groups. A part with a later offset begins a group; the other parts join the group before them.
 * When the filling begins later in the hour, groups that have ended are left out, and the current group begins with the filling.
 */
function groupsOf({ clock, hour, from }: HourFilling): Group[] {
  const groups: Group[] = [{ start: hour.start, isHard: false, parts: [] }];
  for (const part of clock.parts) {
    if (part.offset !== null && hour.start + part.offset > groups.at(-1)!.start)
      groups.push({ start: hour.start + part.offset, isHard: part.isHard, parts: [] });
    else if (part.offset !== null && part.isHard) groups.at(-1)!.isHard = true;
    groups.at(-1)!.parts.push(part);
  }
  const current = groups.findLastIndex(({ start }) => start <= from);
  return groups.slice(Math.max(0, current)).map((group, index) => {
    // The part for the top of the hour is not played when the filling begins later in the hour.
    const isLate = index === 0 && group.start < from;
    const parts = isLate ? group.parts.filter(({ kind }) => kind !== Kind.TOP_OF_HOUR) : group.parts;
    return { ...group, parts, start: Math.max(group.start, from) };
  });
}

function* playGroup(track: Track, group: Group, end: number, hardEnd: number, filling: HourFilling): Steps {
  for (const [index, part] of group.parts.entries()) {
    if (track.now >= end || track.isEnough) return;
    yield* playPart(track, part, budgetOf(group.parts.slice(index), end - track.now), end, hardEnd, filling);
  }
  const last = group.parts.findLast(({ kind }) => kind === Kind.SONGS) ?? songsOf(filling.clock);
  if (track.now >= end || track.isEnough) return;
  if (last) yield* playSongs(track, last, { until: end, count: Infinity }, hardEnd, filling);
  else yield* filling.fallBack(end, hardEnd, '');
}

const songsOf = ({ parts }: ReadyClock) => parts.find(({ kind }) => kind === Kind.SONGS);

/**
 * Time for the first of these parts.
 * It is the time that parts with a length leave, divided equally among the parts without one.
 */
function budgetOf(parts: readonly ReadyPart[], left: number): number {
  const needed = parts.slice(1).reduce((sum, part) => sum + (needOf(part) ?? 0), 0);
  const sharing = parts.filter((part) => needOf(part) === undefined).length;
  return Math.max(0, (left - needed) / Math.max(1, sharing));
}

/** Estimated length of a part; undefined for a part of songs that fills the remaining time. */
function needOf({ kind, count, duration }: ReadyPart): number | undefined {
  if (kind === Kind.SONGS) return duration ?? (count === null ? undefined : count * usual.song);
  if (kind === Kind.ADVERT_BREAK) return duration ?? usual.adverts;
  return kind === Kind.TALK ? duration! : usual.jingle;
}

function* playPart(
  track: Track,
  part: ReadyPart,
  budget: number,
  end: number,
  hardEnd: number,
  filling: HourFilling,
): Steps {
  yield;
  if (part.kind === Kind.SONGS) {
    const length = part.duration ?? (part.count === null ? budget : Infinity);
    const limit = { until: Math.min(end, track.now + length), count: part.count ?? Infinity };
    yield* playSongs(track, part, limit, hardEnd, filling);
  } else if (part.kind === Kind.TALK) playTalk(track, part, hardEnd, filling);
  else if (part.kind === Kind.ADVERT_BREAK) {
    const why = whyOf(filling, part);
    playBreak(track, filling, { length: part.duration ?? usual.adverts, hardEnd, source: why.source });
  } else playJingle(track, part, hardEnd, filling);
}

function* playSongs(
  track: Track,
  part: ReadyPart,
  { until, count }: { until: number; count: number },
  hardEnd: number,
  filling: HourFilling,
): Steps {
  const { clock, owner, rulePlaylists } = filling;
  const { separations } = clock;
  const why = whyOf(filling, part);
  const before = track.now;
  if (part.pool)
    yield* playMusic(track, part.pool, { owner, until, hardEnd, separations, why, rulePlaylists, count });
  if (track.now > before || before >= until) return;
  track.shortfalls.push({ at: before, until, ...owner, what: why.source });
  const enough = Number.isFinite(count) ? Math.min(until, before + count * usual.song) : until;
  yield* filling.fallBack(enough, hardEnd, why.source);
}

function playTalk(track: Track, part: ReadyPart, hardEnd: number, filling: HourFilling): void {
  const length = part.duration!;
  track.put({
    at: track.now,
    until: Math.min(track.now + length, hardEnd),
    kind: PlanItemKind.TALK,
    media: null,
    title: part.title,
    skipped: 0,
    length,
    cues: null,
    ...filling.owner,
    rundownItem: null,
    why: simpleWhy(filling.rule, whyOf(filling, part)),
  });
}

function playJingle(track: Track, part: ReadyPart, hardEnd: number, filling: HourFilling): void {
  const why = whyOf(filling, part);
  const separations = { artiste: 0, title: 0, album: 0, label: 0 };
  const pool = (part.isOpen && filling.jingles) || part.pool;
  const choice = pool && choose(track, pool, { separations }, Infinity);
  if (choice) putChoice(track, choice, pool!, { owner: filling.owner, hardEnd, why });
  else track.shortfalls.push({ at: track.now, until: track.now, ...filling.owner, what: why.source });
}

/** Adds adverts that may air now to the plan, one after the other, as long as they fit. */
export function playBreak(
  track: Track,
  { owner, adverts }: Pick<HourFilling, 'owner' | 'adverts'>,
  {
    length,
    hardEnd,
    source,
    rundownItem = null,
  }: { length: number; hardEnd: number; source: string; rundownItem?: number | null },
): void {
  const end = Math.min(track.now + length, hardEnd);
  const inBreak: Candidate[] = [];
  for (;;) {
    const wall = track.clock.wallAt(track.now);
    const choice = pickAdvert(adverts, { day: track.adverts, wall, room: end - track.now, inBreak });
    if (!choice) return;
    inBreak.push(choice.candidate);
    const from = { source, sourceType: '', sourceId: null };
    putChoice(track, { ...choice, gaveWay: [] }, from, {
      owner,
      hardEnd,
      why: { rule: WhyRule.ADVERT_BREAK },
    });
    belongTo(track.plays.at(-1)!, rundownItem);
  }
}

/** Reason with the name of the clock and its part. */
const whyOf = ({ clock, rule }: HourFilling, part: ReadyPart) => ({
  rule,
  sourceType: 'Clock',
  sourceId: String(clock.id),
  source: [clock.name, part.title || part.pool?.source].filter(Boolean).join(' · '),
});
