import { LRUCache } from 'lru-cache';
import type { Steps } from '../../../kit/eventLoop/timeSlice.ts';
import { Turns } from '../../../kit/eventLoop/turns.ts';
import type { Track } from './parts/track.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    dayPlans: DayPlans;
  }
}

/** The plan of one day of a radio, up to the moment to which it has been computed. */
interface DayPlan {
  track: Track;
  /** Generator that continues the plan from where it stopped. */
  steps: Steps;
  /** True once the last hours of the day were planned to avoid repeats of the next day's first hours. */
  avoidsRepeatsOfTomorrow: boolean;
}

/** Hashes of the planning data of a day and, once its plan reaches the last hours, of the next day. */
export interface DayStates {
  today: string;
  tomorrow: string | undefined;
}

/** Maximum number of cached days. A day with many refusals takes about one megabyte. */
const maxDays = 60;

/**
 * Cache of the plans of days, by radio and day, and the queue in which they are computed.
 * A plan is valid as long as its data is unchanged. The data is read at each request, so changes by other
 * processes need no event; only changes of media arrive as events, see `PlanPools`.
 */
export class DayPlans {
  readonly #plans = new LRUCache<string, DayPlan & { states: DayStates }>({ max: maxDays });
  readonly #turns = new Turns();

  /** Returns the cached plan of a day, or starts a new one when there is none or its data has changed. */
  of(radio: number, day: number, states: DayStates, start: () => Pick<DayPlan, 'track' | 'steps'>): DayPlan {
    const key = `${radio} ${day}`;
    const known = this.#plans.get(key);
    if (known && isSame(known.states, states)) {
      known.states.tomorrow ??= states.tomorrow;
      return known;
    }
    const plan = { ...start(), avoidsRepeatsOfTomorrow: false, states };
    this.#plans.set(key, plan);
    return plan;
  }

  /** Removes a plan whose computation failed. */
  forget(radio: number, day: number): void {
    this.#plans.delete(`${radio} ${day}`);
  }

  /** Runs one computation of a radio at a time; further ones wait in order. */
  inTurn<Result>(radio: number, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.inTurn(String(radio), work);
  }
}

const isSame = (known: DayStates, { today, tomorrow }: DayStates): boolean =>
  known.today === today &&
  (known.tomorrow === undefined || tomorrow === undefined || known.tomorrow === tomorrow);
