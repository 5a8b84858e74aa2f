import type { RadioClock } from '../../../platform/public.ts';
import { AdvertDay } from './adverts.ts';
import type { Candidate, Pool } from '../pools/candidate.ts';
import { Memory } from '../pools/memory.ts';
import { Turn } from '../pools/pick.ts';
import { PlanItemKind } from '../planEnums.ts';
import type { StoredWhy } from '../why.ts';

/** A planned item on the air; moments and lengths in milliseconds. */
export interface Play {
  at: number;
  until: number;
  kind: PlanItemKind;
  /** Media item, also for the sound of an episode or rush; null for items without a file. */
  media: number | null;
  title: string;
  /** Milliseconds left out at the beginning. A higher layer covers them, or they belong to the day before. */
  skipped: number;
  /** Length without cuts. */
  length: number;
  /**
   * Planned duration of a shortened rundown item, in milliseconds. Undefined when the item plays to its end.
   */
  plannedLength?: number | undefined;
  /** Cue points; null to use the cue points of the media item. */
  cues: Pick<Candidate, 'cueIn' | 'cueOut' | 'fadeIn' | 'fadeOut'> | null;
  slot: number | null;
  date: string | null;
  rundownItem: number | null;
  /** True for items that fill the time of the rundown item `rundownItem`, such as songs of a playlist. */
  fillsItem?: boolean;
  why: StoredWhy;
  /**
   * True when the item starts exactly at its time and cuts off the previous item. False when it waits for the
   * previous item to end.
   */
  isHard?: boolean;
}

/** Marks an item as filling the time of a rundown item; does nothing when `rundownItem` is null. */
export function belongTo(play: Play, rundownItem: number | null): void {
  if (rundownItem !== null) Object.assign(play, { rundownItem, fillsItem: true });
}

/** True when an item is cut off before its full length. */
export const isCut = ({ at, until, length, skipped }: Play): boolean => until - at < length - skipped;

/** A period in which a source had nothing to play. */
export interface Shortfall {
  at: number;
  until: number;
  slot: number | null;
  date: string | null;
  /** Name of the source that had no candidate, such as a part of a clock. */
  what: string;
}

/** Occurrence whose time is being filled; nulls when no slot is planned. */
export interface Owner {
  slot: number | null;
  date: string | null;
}

/** State of a playlist that plays once every few songs or minutes, or once an hour. */
export interface RuleTurn {
  songs: number;
  since: number;
  hour: number;
}

const hour = 3_600_000;
/** Distance between the start positions of two hours in a shuffled order. More than the number of items that an hour plays. */
const hourStep = 20;

/** The plan so far, with the state that the next choices depend on. */
export class Track {
  readonly clock: RadioClock;
  readonly memory = new Memory();
  readonly shortfalls: Shortfall[] = [];
  readonly ruleTurns = new Map<number, RuleTurn>();
  readonly adverts = new AdvertDay();
  plays: Play[] = [];
  readonly #turns = new Map<string, Turn>();
  readonly #hardStarts = new Set<number>();
  /** End of the plan so far. */
  now: number;
  /** End of the requested time. Planning stops there; planning further would not change the result. */
  enough = Infinity;

  constructor(clock: RadioClock, now: number) {
    this.clock = clock;
    this.now = now;
  }

  get isEnough(): boolean {
    return this.now >= this.enough;
  }

  /** Appends an item; the items before it that would still play at its start are cut. */
  put(play: Play, candidate?: Candidate): void {
    this.cutAt(play.at);
    this.plays.push(this.#hardStarts.has(play.at) ? { ...play, isHard: true } : play);
    this.now = play.until;
    if (!candidate) return;
    this.memory.add(candidate, play);
    this.adverts.add(candidate);
  }

  /** Marks a moment as a hard start: items planned for this moment start exactly then. */
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
   * State of choosing from a pool. Each hour of a shuffled pool starts elsewhere in the order of the day, so that the plan of an
   * hour does not depend on the hours before it.
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
