import type { RadioClock } from '../slots/storedSeries.ts';
import { AdvertDay } from './adverts.ts';
import type { Candidate, Pool } from './candidate.ts';
import { Memory } from './memory.ts';
import { Turn } from './pick.ts';
import { PlanItemKind } from './planEnums.ts';
import type { StoredWhy } from './why.ts';

/** What is on the air from a moment on; moments and lengths in milliseconds. */
export interface Play {
  at: number;
  until: number;
  kind: PlanItemKind;
  /** What plays; null where nothing of the library does. */
  media: number | null;
  title: string;
  /** How much of it is over when it comes on, where something covered its beginning. */
  skipped: number;
  /** How long it is by itself. */
  length: number;
  /** Planned duration of a shortened rundown item, in milliseconds; undefined when the item plays to its end. */
  plannedLength?: number | undefined;
  /** How it plays, where that is known; null as the medium says. */
  cues: Pick<Candidate, 'cueIn' | 'cueOut' | 'fadeIn' | 'fadeOut'> | null;
  slot: number | null;
  date: string | null;
  rundownItem: number | null;
  /** Whether it is one of those that fill the time of that item, such as songs of a playlist, and not the item itself. */
  fillsItem?: boolean;
  why: StoredWhy;
  /** Whether it begins on the second, whatever plays then; anything else waits for the end of what is before it. */
  isHard?: boolean;
}

/** Says of something that it fills the time of an item of a rundown; of none where that is null. */
export function belongTo(play: Play, rundownItem: number | null): void {
  if (rundownItem !== null) Object.assign(play, { rundownItem, fillsItem: true });
}

/** Whether something is not heard to its end. */
export const isCut = ({ at, until, length, skipped }: Play): boolean => until - at < length - skipped;

/** What a plan could not do as it was asked to. */
export interface Shortfall {
  at: number;
  until: number;
  slot: number | null;
  date: string | null;
  /** What had nothing to give, such as a part of a clock. */
  what: string;
}

/** Whose time is being filled. */
export interface Owner {
  slot: number | null;
  date: string | null;
}

/** Where a playlist stands that plays every so many songs or minutes, or once an hour. */
export interface RuleTurn {
  songs: number;
  since: number;
  hour: number;
}

const hour = 3_600_000;
/** How far apart in a shuffled order two hours begin: more than an hour plays. */
const hourStep = 20;

/** What is planned so far, with all that what follows depends on. */
export class Track {
  readonly clock: RadioClock;
  readonly memory = new Memory();
  readonly shortfalls: Shortfall[] = [];
  readonly ruleTurns = new Map<number, RuleTurn>();
  readonly adverts = new AdvertDay();
  plays: Play[] = [];
  readonly #turns = new Map<string, Turn>();
  readonly #hardStarts = new Set<number>();
  /** Until when something is on the air. */
  now: number;
  /** What lies behind it is not asked for: planning ends there, and is the same as if it went on. */
  enough = Infinity;

  constructor(clock: RadioClock, now: number) {
    this.clock = clock;
    this.now = now;
  }

  get isEnough(): boolean {
    return this.now >= this.enough;
  }

  /** Puts something behind what is there; what still plays at a time that is on the second is faded out. */
  put(play: Play, heard?: Candidate): void {
    this.cutAt(play.at);
    this.plays.push(this.#hardStarts.has(play.at) ? { ...play, isHard: true } : play);
    this.now = play.until;
    if (!heard) return;
    this.memory.add(heard, play);
    this.adverts.add(heard);
  }

  /** What is put there begins on the second. */
  beginHard(moment: number): void {
    this.#hardStarts.add(moment);
  }

  cutAt(moment: number): void {
    for (let last = this.plays.at(-1); last && last.until > moment; last = this.plays.at(-1)) {
      if (last.at < moment) {
        last.until = moment;
        break;
      }
      this.plays.pop();
    }
    this.now = Math.min(this.now, moment);
  }

  /**
   * Where choosing from a pool stands. Each hour of a shuffled pool begins elsewhere in its order of the day, so that what is
   * planned for an hour does not depend on all hours before it.
   */
  turnOf(pool: Pool, at: number): Turn {
    const wall = this.clock.wallAt(at);
    const hourOfAll = Math.floor(wall / hour);
    const key = pool.order === 'SEQUENTIAL' ? pool.key : `${pool.key} ${hourOfAll}`;
    const known = this.#turns.get(key);
    if (known?.pool === pool) return known;
    const turn = new Turn(pool, String(Math.floor(hourOfAll / 24)), (hourOfAll % 24) * hourStep);
    this.#turns.set(key, turn);
    return turn;
  }
}
