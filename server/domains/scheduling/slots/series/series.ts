import { dayLength } from '../../../../kit/time/days.ts';
import { daysBetween, type Rule } from '../../../../kit/time/recurrence.ts';
import type { SlotLayer } from '../slotEnums.ts';

/** An occurrence that was changed or cancelled, and so differs from its series. */
export interface Exception {
  /** Original date in the series, also when the occurrence was moved. */
  day: number;
  isCancelled: boolean;
  /** New position of the occurrence; undefined when time, length and layer are unchanged. */
  moved: LayerRange | undefined;
}

/** A time range on a layer, by the radio's clock. */
export interface LayerRange {
  layer: SlotLayer;
  /** Start as wall clock time. */
  wall: number;
  length: number;
}

/** Rule and times of a slot, by the radio's clock. */
export interface Series {
  slot: number;
  layer: SlotLayer;
  /** First date. */
  start: number;
  /** Milliseconds after midnight. */
  time: number;
  length: number;
  /** Null for a single date. */
  rule: Rule | null;
  /** Last date; null when there is no end. */
  end: number | null;
  exceptions: readonly Exception[];
}

/** An occurrence of a slot, with its date in the series and its time range on a layer. */
export interface PlannedRange extends LayerRange {
  slot: number;
  day: number;
}

/** Returns the dates of a series between two dates, inclusive. Includes the dates of changed occurrences. */
export const daysOf = (
  { rule, start, end }: Pick<Series, 'rule' | 'start' | 'end'>,
  from: number,
  to: number,
) => daysBetween(rule, start, from, end === null ? to : Math.min(to, end));

/** True when a date is part of the series. */
export const isDayOf = (series: Pick<Series, 'rule' | 'start' | 'end'>, day: number): boolean =>
  daysOf(series, day, day).length > 0;

/** Returns the layer and time range of a series' occurrence on a date. */
export const rangeOn = ({ slot, layer, time, length }: Series, day: number): PlannedRange => ({
  slot,
  day,
  layer,
  wall: day * dayLength + time,
  length,
});
