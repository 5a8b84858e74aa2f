import type { Condition } from '../read/reads.ts';
import type { FieldFilter } from './filters.ts';

/** The condition of a filter by true or false, from the condition for true. The value is never null. */
export function flagCondition({ eq, isNull }: FieldFilter, { text, values }: Condition): Condition {
  if (isNull === true) return { text: '1 = 0', values: [] };
  if (typeof eq !== 'boolean') return { text: '1 = 1', values: [] };
  return { text: eq ? text : `not (${text})`, values };
}
