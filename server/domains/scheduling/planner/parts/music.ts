import type { Steps } from '../../../../kit/eventLoop/timeSlice.ts';
import { MediaKind, PlaylistRule, type Daypart } from '../../../library/public.ts';
import { dateOf, dayLength } from '../../../../kit/time/days.ts';
import { isWithin } from './adverts.ts';
import type { Candidate, Pool, Separations } from '../pools/candidate.ts';
import { pick, type Choice } from '../pools/pick.ts';
import { PlanItemKind } from '../planEnums.ts';
import type { Owner, Track } from './track.ts';
import { simpleWhy, WhyRule, type StoredWhy } from '../why.ts';

/** A playlist with a rule, such as once an hour, which plays between other items. */
export interface RulePlaylist {
  id: number;
  rule: PlaylistRule;
  ruleNumber: number | null;
  dayparts: Daypart[];
  startDate: string | null;
  endDate: string | null;
  pool: Pool;
}

/** Arguments for filling a period with music: its owner, its end and its limits. */
export interface Filling {
  owner: Owner;
  /** No song begins at this moment or later. */
  until: number;
  /** An item that still plays at this moment is faded out. */
  hardEnd: number;
  separations: Separations;
  why: Partial<StoredWhy> & { rule: WhyRule };
  rulePlaylists: readonly RulePlaylist[];
  /** Maximum number of songs. */
  count?: number;
}

/** Adds items from a pool to the plan, with due playlists in between. Stops early when no candidate may play. */
export function* playMusic(track: Track, pool: Pool, filling: Filling): Steps {
  let songs = 0;
  while (track.now < filling.until && !track.isEnough && songs < (filling.count ?? Infinity)) {
    playDue(track, filling);
    if (track.now >= filling.until) return;
    const choice = choose(track, pool, filling, filling.hardEnd - track.now);
    if (!choice) return;
    putChoice(track, choice, pool, filling);
    songs++;
    for (const turn of track.ruleTurns.values()) if (choice.candidate.kind === MediaKind.SONG) turn.songs++;
    yield;
  }
}

export function choose(
  track: Track,
  pool: Pool,
  { separations }: Pick<Filling, 'separations'>,
  room: number,
): Choice | undefined {
  if (pool.candidates.length === 0) return undefined;
  const { memory, now } = track;
  const wall = track.clock.wallAt(now);
  const refusalOf = (candidate: Candidate) => track.adverts.refusalOf(candidate, wall);
  return pick(track.turnOf(pool, now), { memory, separations, now, room, refusalOf });
}

/** Appends the chosen media item to the plan, with the reason for the choice. */
export function putChoice(
  track: Track,
  { candidate, candidates, refused, gaveWay }: Choice,
  { source, sourceType, sourceId }: Pick<Pool, 'source' | 'sourceType' | 'sourceId'>,
  { owner, hardEnd, why }: Pick<Filling, 'owner' | 'hardEnd' | 'why'>,
): void {
  const { media, length, cueIn, cueOut, fadeIn, fadeOut } = candidate;
  const reason = simpleWhy(why.rule, { source, sourceType, sourceId, candidates, refused, gaveWay, ...why });
  track.put(
    {
      at: track.now,
      until: Math.min(track.now + length, hardEnd),
      kind: PlanItemKind.MEDIA,
      media,
      title: '',
      skipped: 0,
      length,
      cues: { cueIn, cueOut, fadeIn, fadeOut },
      ...owner,
      rundownItem: null,
      why: reason,
    },
    candidate,
  );
}

const hour = 3_600_000;
const minute = 60_000;
/** How long after its scheduled minute a playlist may still play. */
const grace = 15 * minute;

/** Plays one item of each playlist that is due. */
function playDue(track: Track, filling: Filling): void {
  for (const playlist of filling.rulePlaylists) {
    if (track.now >= filling.until) return;
    const turn = track.ruleTurns.get(playlist.id) ?? { songs: 0, since: track.now, hour: -1 };
    track.ruleTurns.set(playlist.id, turn);
    if (!isDue(track, playlist, turn)) continue;
    const choice = choose(track, playlist.pool, filling, filling.hardEnd - track.now);
    if (!choice) continue;
    putChoice(track, choice, playlist.pool, { ...filling, why: { rule: WhyRule.PLAYLIST_RULE } });
    turn.songs = 0;
    turn.since = track.now;
    turn.hour = Math.floor(track.clock.wallAt(track.now - 1) / hour);
  }
}

function isDue(track: Track, playlist: RulePlaylist, turn: { songs: number; since: number; hour: number }) {
  const wall = track.clock.wallAt(track.now);
  if (!isOpen(playlist, wall)) return false;
  const number = playlist.ruleNumber ?? 0;
  if (playlist.rule === PlaylistRule.EVERY_SONGS) return turn.songs >= number;
  if (playlist.rule === PlaylistRule.EVERY_MINUTES) return track.now - turn.since >= number * minute;
  const past = (wall % hour) - number * minute;
  return past >= 0 && past < grace && turn.hour !== Math.floor(wall / hour);
}

/** True when a playlist may play at a wall clock time. */
export function isOpen(
  { dayparts, startDate, endDate }: Pick<RulePlaylist, 'dayparts' | 'startDate' | 'endDate'>,
  wall: number,
): boolean {
  if (startDate !== null || endDate !== null) {
    if (!isInDays({ startDate, endDate }, dateOf(Math.floor(wall / dayLength)))) return false;
  }
  return isWithin(dayparts, wall);
}

/** True when a date lies from `startDate` to `endDate` of a playlist, inclusive. Null means no limit. */
export const isInDays = ({ startDate, endDate }: Pick<RulePlaylist, 'startDate' | 'endDate'>, date: string) =>
  (startDate === null || date >= startDate) && (endDate === null || date <= endDate);
