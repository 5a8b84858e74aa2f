import type { Steps } from '../../../../kit/eventLoop/timeSlice.ts';
import { PlaylistRule } from '../../../library/public.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import type { Pool } from '../pools/candidate.ts';
import { playClockHour, type ReadyClock } from './clockHour.ts';
import { isOpen, playMusic } from './music.ts';
import { openDefault, type EmissionPlan, type PlanData } from '../planData.ts';
import { PlanItemKind } from '../planEnums.ts';
import { seededNumber } from '../pools/seeded.ts';
import type { Owner, Track } from './track.ts';
import { simpleWhy, WhyRule } from '../why.ts';

/** A playlist or a clock that fills time, with precedence over the clocks of the week. */
export interface Filler {
  playlist?: number | null;
  clock?: number | null;
  rule: WhyRule;
}

/** A period of the plan to fill, as moments in milliseconds. */
export interface Gap {
  from: number;
  /** Start of the next item. An item that still plays then is faded out. */
  to: number;
  owner: Owner;
  /** Fillers in order of preference; the clocks of the week and the default playlist follow. */
  fillers: readonly Filler[];
  /** Emission of the slot: its jingles take precedence. */
  emission?: EmissionPlan | null;
}

const hour = 3_600_000;

/** Fills a gap in the plan. The sources are, in this order, its fillers, the clock of the hour, the default playlist, and silence. */
export function* fillTime(track: Track, data: PlanData, gap: Gap): Steps {
  track.now = Math.max(track.now, gap.from);
  const { separations, rulePlaylists } = data;
  const { to, owner } = gap;
  const filling = { owner, until: to, hardEnd: to, separations, rulePlaylists };
  let insteadOf = '';
  for (const { playlist, clock, rule } of gap.fillers) {
    if (track.now >= to || track.isEnough) return;
    if (clock != null) {
      if (yield* fillByClock(track, data, gap, clock, rule)) return;
    } else if (playlist != null) {
      const pool = data.playlists.get(playlist);
      const before = track.now;
      if (pool) yield* playMusic(track, pool, { ...filling, why: { rule } });
      if (track.now >= to || track.isEnough) return;
      insteadOf = pool?.source ?? '';
      if (track.now === before) track.shortfalls.push({ at: gap.from, until: to, ...owner, what: insteadOf });
    }
  }
  yield* fillByWeek(track, data, gap, insteadOf);
}

/** Fills all hours of a gap by one clock. Returns false when the clock does not exist. */
function* fillByClock(track: Track, data: PlanData, gap: Gap, id: number, rule: WhyRule): Steps<boolean> {
  const clock = data.clocks.get(id);
  if (!clock) return false;
  for (const span of hoursOf(track, gap)) {
    const hardEnd = span.to === gap.to || beginsHard(clock) ? span.to : gap.to;
    yield* playHour(track, data, gap, { ...span, hardEnd }, clock, rule);
  }
  return true;
}

/** Fills each hour by its clock of the week, or by the default playlist. */
function* fillByWeek(track: Track, data: PlanData, gap: Gap, insteadOf: string): Steps {
  for (const span of hoursOf(track, gap)) {
    if (track.now >= span.to || track.isEnough) continue;
    const clock = clockAt(data, span.ofWeek);
    const next = span.to < gap.to ? clockAt(data, (span.ofWeek + 1) % hoursOfWeek) : undefined;
    const hardEnd = span.to === gap.to || beginsHard(next) ? span.to : gap.to;
    if (clock) yield* playHour(track, data, gap, { ...span, hardEnd }, clock, WhyRule.CLOCK);
    else yield* fillByDefault(track, data, gap, { until: span.to, hardEnd, insteadOf });
  }
}

const hoursOfWeek = 168;

const clockAt = ({ week, clocks }: PlanData, ofWeek: number): ReadyClock | undefined => {
  const laid = week.get(ofWeek);
  return laid === undefined ? undefined : clocks.get(laid);
};

/** True when a clock starts exactly on the hour, so that the item before it is faded out then. */
const beginsHard = (clock: ReadyClock | undefined): boolean =>
  clock?.parts[0]?.isHard === true && clock.parts[0].offset === 0;

interface Span {
  hour: { start: number; end: number };
  from: number;
  to: number;
  /** Hour of the week; 0 is Monday 00:00. */
  ofWeek: number;
}

/** Wall clock hours of a gap. The repeated hour of autumn counts as two. */
function hoursOf({ clock, now }: Track, { to }: Gap): Span[] {
  const spans: Span[] = [];
  for (let from = now; from < to;) {
    const wall = clock.wallAt(from);
    const start = from - (wall % hour);
    const end = start + hour;
    const ofWeek = (Math.floor(wall / hour) + 72) % 168;
    spans.push({ hour: { start, end }, from, to: Math.min(end, to), ofWeek });
    from = end;
  }
  return spans;
}

function* playHour(
  track: Track,
  data: PlanData,
  gap: Gap,
  { hour: whole, from, to, hardEnd }: Span & { hardEnd: number },
  clock: ReadyClock,
  rule: WhyRule,
): Steps {
  if (track.now >= to || track.isEnough) return;
  const pool = defaultPool(data, track);
  const jingles = gap.emission ? data.jingles.get(gap.emission.id) : null;
  yield* playClockHour(track, {
    clock,
    hour: whole,
    from: Math.max(track.now, from),
    to,
    hardEnd,
    owner: gap.owner,
    jingles: jingles && jingles.candidates.length > 0 ? jingles : null,
    rule,
    adverts: data.adverts,
    rulePlaylists: data.rulePlaylists,
    fallBack: (until, end, insteadOf) =>
      playDefault(track, data, gap.owner, pool, { until, hardEnd: end, insteadOf }),
  });
}

function* fillByDefault(track: Track, data: PlanData, { owner }: Gap, options: Default): Steps {
  while (track.now < options.until && !track.isEnough) {
    const before = track.now;
    const pool = defaultPool(data, track);
    // General playlists alternate, one song each.
    const count = pool === openDefault(data) ? Infinity : 1;
    yield* playDefault(track, data, owner, pool, { ...options, count });
    if (track.now === before) return;
  }
}

interface Default {
  until: number;
  hardEnd: number;
  insteadOf: string;
  count?: number;
}

function* playDefault(
  track: Track,
  { separations, rulePlaylists }: PlanData,
  owner: Owner,
  pool: Pool | undefined,
  { until, hardEnd, insteadOf, count = Infinity }: Default,
): Steps {
  const before = track.now;
  const why = { rule: WhyRule.DEFAULT, insteadOf };
  if (pool) yield* playMusic(track, pool, { owner, until, hardEnd, separations, rulePlaylists, why, count });
  if (track.now === before) silence(track, until, owner, insteadOf);
}

/** The default playlist, or one of the general playlists by their weight when it has nothing to play. */
function defaultPool(data: PlanData, track: Track): Pool | undefined {
  const known = openDefault(data);
  if (known) return known;
  const wall = track.clock.wallAt(track.now);
  const open = data.generalPlaylists.filter(
    (playlist) =>
      playlist.rule === PlaylistRule.GENERAL && playlist.pool.candidates.length > 0 && isOpen(playlist, wall),
  );
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  let at = seededNumber(Math.floor(wall / 1000), Math.floor(wall / dayLength)) % Math.max(1, total);
  return open.find(({ weight }) => (at -= weight) < 0)?.pool;
}

function silence(track: Track, until: number, owner: Owner, insteadOf: string): void {
  if (until <= track.now) return;
  track.put({
    at: track.now,
    until,
    kind: PlanItemKind.SILENCE,
    media: null,
    title: '',
    skipped: 0,
    length: until - track.now,
    cues: null,
    ...owner,
    rundownItem: null,
    why: simpleWhy(WhyRule.DEFAULT, { insteadOf }),
  });
}
