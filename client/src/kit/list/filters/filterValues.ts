import { parsePeriod } from './period';
import type { AnyFilter } from '../types';

/** Returns whether a value from the URL is valid for this filter. */
export function acceptsValue(filter: Omit<AnyFilter, 'label'>, value: string): boolean {
  const anyFilter = filter as AnyFilter;
  switch (anyFilter.kind) {
    case 'text':
    case 'word':
      return value.trim() !== '';
    case 'number':
    case 'id':
      return /^\d{1,15}$/.test(value);
    case 'period':
    case 'days':
      return parsePeriod(value) !== undefined;
    case 'flag':
    case 'some':
      return value === 'true' || value === 'false';
    default:
      return (
        !anyFilter.options ||
        anyFilter.acceptsUnknown ||
        anyFilter.options.some((option) => option.value === value)
      );
  }
}

/** Time zones in which the filters of a list read dates; undefined for that of the device. */
export interface FilterZones {
  /** Time zone of periods of moments: the one in which the rows show them. A day of the filter is then the day in the rows. */
  moments: string | undefined;
  /** Time zone that decides which date is today, for periods of dates: the radio's. */
  days: string | undefined;
}

/** Returns the filter operators that the server expects for a value. */
export function operatorsOf(filter: AnyFilter, value: string, zones: FilterZones) {
  switch (filter.kind) {
    case 'text':
      return { contains: value.trim() };
    case 'word':
      return { has: value.trim() };
    case 'number':
      return { eq: Number(value) };
    case 'period':
      return filter.momentsOf(parsePeriod(value) ?? {}, zones.moments);
    case 'days':
      return filter.daysOf(parsePeriod(value) ?? {}, zones.days);
    case 'flag':
      return { eq: value === 'true' };
    case 'some':
      return value === 'true' ? { gte: 1 } : { lte: 0 };
    default:
      return { eq: value };
  }
}
