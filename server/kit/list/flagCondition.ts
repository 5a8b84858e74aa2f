import type { Condition } from '../read/reads.ts';
import type { FieldFilter } from './filters.ts';

/**
 * SQL condition of a filter by a boolean. `{ text, values }` is the condition under which the boolean is true. The boolean and the
 * condition must never be null.
 */
export function flagCondition({ eq, isNull }: FieldFilter, { text, values }: Condition): Condition {
  if (isNull === true) return { text: '1 = 0', values: [] };
  if (typeof eq !== 'boolean') return { text: '1 = 1', values: [] };
  return { text: eq ? text : `not (${text})`, values };
}
