import { momentsOf, parsePeriod } from './period';
import type { AnyFilter } from './types';

/** Whether an address may give this value to a filter. */
export function acceptsValue(filter: Omit<AnyFilter, 'label'>, value: string): boolean {
  const asked = filter as AnyFilter;
  switch (asked.kind) {
    case 'text':
    case 'word':
      return value.trim() !== '';
    case 'number':
      return /^\d{1,15}$/.test(value);
    case 'period':
      return parsePeriod(value) !== undefined;
    default:
      return !asked.options || asked.acceptsOthers || asked.options.some((option) => option.value === value);
  }
}

/** What the server is asked for the value of a filter, in its own operators. */
export function operatorsOf({ kind }: Pick<AnyFilter, 'kind'>, value: string, timeZone: string | undefined) {
  switch (kind) {
    case 'text':
      return { contains: value.trim() };
    case 'word':
      return { has: value.trim() };
    case 'number':
      return { eq: Number(value) };
    case 'period':
      return momentsOf(parsePeriod(value) ?? {}, timeZone);
    default:
      return { eq: value };
  }
}
