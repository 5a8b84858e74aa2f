import { dayLength } from '../time/days.ts';
import { daysBetween, type Rule } from '../time/recurrence.ts';
import type { SlotLayer } from './slotEnums.ts';

/** One day of a series that differs from it. */
export interface Exception {
  /** The day by its series, whatever day it was moved to. */
  day: number;
  isCancelled: boolean;
  /** Where it was moved to; undefined for one that is where and as long as its series says. */
  moved: Place | undefined;
}

/** A stretch of a layer, by the radio's own clock. */
export interface Place {
  layer: SlotLayer;
  /** What the clock shows at its start. */
  wall: number;
  length: number;
}

/** When a slot comes, by the radio's own clock. */
export interface Series {
  slot: number;
  layer: SlotLayer;
  /** The first day. */
  start: number;
  /** Milliseconds after midnight. */
  time: number;
  length: number;
  /** Null: once. */
  rule: Rule | null;
  /** The last day; null without end. */
  end: number | null;
  exceptions: readonly Exception[];
}

/** A slot on one of its days. */
export interface Placed extends Place {
  slot: number;
  day: number;
}

/** All days of a series from one to another, exceptions or not. */
export const daysOf = (
  { rule, start, end }: Pick<Series, 'rule' | 'start' | 'end'>,
  from: number,
  to: number,
) => daysBetween(rule, start, from, end === null ? to : Math.min(to, end));

/** Whether a day is one of the series. */
export const isDayOf = (series: Pick<Series, 'rule' | 'start' | 'end'>, day: number): boolean =>
  daysOf(series, day, day).length > 0;

/** Where a series puts one of its days. */
export const placeOn = ({ slot, layer, time, length }: Series, day: number): Placed => ({
  slot,
  day,
  layer,
  wall: day * dayLength + time,
  length,
});
