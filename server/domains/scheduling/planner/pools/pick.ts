import { PlaylistOrder } from '../../../library/public.ts';
import type { Candidate, Pool, Separations } from './candidate.ts';
import type { Breach, Memory } from './memory.ts';
import { seededNumber, seededOrder, seedOf } from './seeded.ts';
import { SeparationRule, type PlanRule, type StoredRefusal } from '../why.ts';

/** Progress through a pool: the items already taken, and the position of the next one. */
export class Turn {
  readonly pool: Pool;
  readonly #seed: number;
  readonly #taken = new Set<number>();
  #round = 0;
  /**
   * For shuffled pools: all positions in the order of this round. The remaining ones begin at index `#start`.
   */
  #order: Uint32Array = new Uint32Array();
  #start = 0;
  #last = -1;
  #picks = 0;

  /**
   * A shuffled pool begins at the position `startAt`, counted over all rounds. The caller derives it from the hour, so that the choices of
   * an hour do not depend on earlier hours.
   */
  constructor(pool: Pool, seed: string, startAt = 0) {
    this.pool = pool;
    this.#seed = seedOf(`${pool.key} ${seed}`);
    if (pool.order !== PlaylistOrder.SHUFFLED) return;
    const count = Math.max(1, pool.candidates.length);
    this.#beginRound(Math.floor(startAt / count), startAt % count);
  }

  /**
   * Visits the remaining positions of the round in order, until the visitor returns true.
   * Visits the positions of the next round when none remain.
   */
  eachInTurn(visit: (position: number) => boolean): void {
    if (this.pool.order !== PlaylistOrder.SHUFFLED) return this.#eachFrom(this.#next(), visit);
    if (this.#eachLeft(visit)) return;
    this.#beginRound(this.#round + 1, 0);
    this.#eachLeft(visit);
  }

  /** Visits the remaining positions; false when there are none. */
  #eachLeft(visit: (position: number) => boolean): boolean {
    let isAny = false;
    for (let at = this.#start; at < this.#order.length; at++) {
      const position = this.#order[at]!;
      if (this.#taken.has(position)) continue;
      isAny = true;
      if (visit(position)) break;
    }
    return isAny;
  }

  /** Visits the positions that were already taken in this round. Used when no remaining item fits. */
  eachOther(visit: (position: number) => boolean): void {
    if (this.pool.order !== PlaylistOrder.SHUFFLED) return;
    const inTurn = new Set(this.#order.subarray(this.#start));
    for (const position of this.#order)
      if ((!inTurn.has(position) || this.#taken.has(position)) && visit(position)) return;
  }

  take(position: number): Candidate {
    this.#picks++;
    this.#last = position;
    if (this.pool.order === PlaylistOrder.SHUFFLED) this.#taken.add(position);
    return this.pool.candidates[position]!;
  }

  #next(): number {
    return this.pool.order === PlaylistOrder.SEQUENTIAL
      ? this.#last + 1
      : seededNumber(this.#seed, this.#picks);
  }

  #eachFrom(start: number, visit: (position: number) => boolean): void {
    const { length } = this.pool.candidates;
    for (let index = 0; index < length; index++) if (visit((start + index) % length)) return;
  }

  #beginRound(round: number, start: number): void {
    this.#round = round;
    this.#start = start;
    this.#taken.clear();
    this.#order = orderOf(this.pool, seededNumber(this.#seed, round));
  }
}

/** Cached shuffled orders, by pool and seed: all hours of a day share the order of the day. */
const orders = new WeakMap<Pool, Map<number, Uint32Array>>();
const maxOrders = 20;

function orderOf(pool: Pool, seed: number): Uint32Array {
  const known = orders.get(pool) ?? new Map<number, Uint32Array>();
  orders.set(pool, known);
  const found = known.get(seed);
  if (found) return found;
  const order = seededOrder(
    pool.candidates.map(({ media }) => media),
    seed,
  );
  if (known.size >= maxOrders) known.delete(known.keys().next().value!);
  known.set(seed, order);
  return order;
}

export interface PickRequest {
  memory: Memory;
  separations: Separations;
  now: number;
  /** Milliseconds until the moment at which an item is cut off. Infinity when its end does not affect the choice, as for jingles. */
  room: number;
  /** Additional rules, such as the rules of adverts. */
  refusalOf?: (candidate: Candidate) => PlanRule | undefined;
}

export interface Choice {
  candidate: Candidate;
  candidates: number;
  refused: StoredRefusal[];
  /** Rules that the chosen candidate breaks, because no candidate satisfies all of them. Empty when it satisfies all. */
  gaveWay: SeparationRule[];
}

/** Maximum number of refused candidates that the reason of a choice lists. */
const maxRefused = 20;
/** Maximum number of suitable candidates that are compared. The one that fills the remaining time best is taken. */
const maxFitting = 60;
/** An end closer than this many milliseconds counts as exact. */
const onTime = 3000;

/**
 * Chooses the next item of a pool; undefined when `refusalOf` refuses every candidate.
 * Takes the first candidate in order that satisfies all separations; shortly before a hard start, the one of them whose end fits best.
 * When no candidate satisfies them, prefers one that repeats no title, and among these the one that violates the rules least. The result
 * names the violated rules.
 */
export function pick(turn: Turn, request: PickRequest): Choice | undefined {
  const { candidates, longest, order } = turn.pool;
  const refused: StoredRefusal[] = [];
  const worst: Fallback = {};
  const isNearEnd = order !== PlaylistOrder.SEQUENTIAL && request.room < 3 * longest;
  const fitting: number[] = [];
  let isRecorded = true;
  const visit = (position: number): boolean => {
    const problem = rated(candidates[position]!, request, worst, position);
    if (!problem) return fitting.push(position) >= (isNearEnd ? maxFitting : 1);
    if (isRecorded && refused.length < maxRefused) refused.push(problem);
    return false;
  };
  turn.eachInTurn(visit);
  isRecorded = false;
  if (fitting.length === 0) turn.eachOther(visit);
  const chosen = isNearEnd && fitting.length > 0 ? bestFitting(fitting, turn.pool, request.room) : fitting[0];
  if (chosen !== undefined) return answer(turn, chosen, refused, []);
  if (worst.position === undefined) return undefined;
  const gaveWay = worst.rules!;
  return answer(
    turn,
    worst.position,
    refused.filter(({ media }) => media !== candidates[worst.position!]!.media),
    gaveWay,
  );
}

const answer = (
  turn: Turn,
  position: number,
  refused: StoredRefusal[],
  gaveWay: SeparationRule[],
): Choice => ({
  candidate: turn.take(position),
  candidates: turn.pool.candidates.length,
  refused,
  gaveWay,
});

/**
 * Best candidate when none satisfies all rules. Listeners notice a repeated title most, so candidates without a repeated title come
 * first, then those with the smallest violation, then those with the fewest plays.
 */
interface Fallback {
  position?: number;
  repeated?: number;
  broken?: number;
  plays?: number;
  rules?: SeparationRule[];
}

function rated(
  candidate: Candidate,
  { memory, separations, now, refusalOf }: PickRequest,
  worst: Fallback,
  position: number,
): StoredRefusal | undefined {
  const { media } = candidate;
  const refusal = refusalOf?.(candidate);
  if (refusal) return { media, rule: refusal, playedUntil: null };
  const breaches = memory.breachesOf(candidate, separations, now);
  const [breach] = breaches;
  if (!breach) return undefined;
  const repeated = sharesOf(breaches.filter(({ rule }) => rule === SeparationRule.TITLE));
  const broken = sharesOf(breaches);
  const plays = memory.playsOf(media);
  const less =
    worst.position === undefined
      ? -1
      : repeated - worst.repeated! || broken - worst.broken! || plays - worst.plays!;
  if (less < 0)
    Object.assign(worst, {
      position,
      repeated,
      broken,
      plays,
      rules: breaches.map(({ rule }) => rule),
    });
  return { media, rule: breach.rule as string as PlanRule, playedUntil: breach.playedUntil };
}

const sharesOf = (breaches: readonly Breach[]) => breaches.reduce((sum, { share }) => sum + share, 0);

/**
 * Returns the position of the item that fills the remaining time best.
 * It may be followed by further items. Too long is better than too short, because an item can be faded out.
 */
function bestFitting(
  positions: readonly number[],
  { candidates, shortest, longest }: Pool,
  room: number,
): number {
  let best = positions[0]!;
  let least = Infinity;
  for (const position of positions) {
    const rest = room - candidates[position]!.length;
    const loss = lossOf(rest, shortest, longest);
    if (loss < least) [best, least] = [position, loss];
    if (least <= onTime) break;
  }
  return best;
}

/** Milliseconds that will be cut when `rest` remains. They are cut from this item, or from the last of those that still follow. */
function lossOf(rest: number, shortest: number, longest: number): number {
  if (rest <= 0) return -rest;
  const behind = Math.ceil(rest / longest);
  return Math.max(0, behind * shortest - rest);
}
