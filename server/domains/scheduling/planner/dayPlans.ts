import { LRUCache } from 'lru-cache';
import type { Steps } from '../../../kit/eventLoop/timeSlice.ts';
import { Turns } from '../../../kit/eventLoop/turns.ts';
import type { Track } from './track.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    dayPlans: DayPlans;
  }
}

/** The plan of one day of a radio, as far as it has been computed. */
interface DayPlan {
  track: Track;
  /** Continues the plan where it stopped. */
  steps: Steps;
  /** True once the last hours of the day keep away from the first ones of the next day. */
  isApartFromTomorrow: boolean;
}

/** State of the data of a day, and of the next day when the plan reaches its last hours. */
export interface DayStates {
  today: string;
  tomorrow: string | undefined;
}

/** Some of a day with refusals takes about one megabyte. */
const maxDays = 60;

/**
 * Plans of days, by radio and day, and the turns in which they are computed. A plan is used as long as the data that it follows
 * from is the same: the data is read for each request, so a change by another process needs no event.
 */
export class DayPlans {
  readonly #plans = new LRUCache<string, DayPlan & { states: DayStates }>({ max: maxDays });
  readonly #turns = new Turns();

  /** The plan of a day with this data; a new one where there is none, or the data has changed. */
  of(radio: number, day: number, states: DayStates, start: () => Pick<DayPlan, 'track' | 'steps'>): DayPlan {
    const key = `${radio} ${day}`;
    const known = this.#plans.get(key);
    if (known && isSame(known.states, states)) {
      known.states.tomorrow ??= states.tomorrow;
      return known;
    }
    const plan = { ...start(), isApartFromTomorrow: false, states };
    this.#plans.set(key, plan);
    return plan;
  }

  /** Forgets a plan that could not be computed to its end. */
  forget(radio: number, day: number): void {
    this.#plans.delete(`${radio} ${day}`);
  }

  /** Runs one computation of a radio at a time; others wait for it in order. */
  inTurn<Result>(radio: number, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.inTurn(String(radio), work);
  }
}

const isSame = (known: DayStates, { today, tomorrow }: DayStates): boolean =>
  known.today === today &&
  (known.tomorrow === undefined || tomorrow === undefined || known.tomorrow === tomorrow);
