import {
  criteriaOrders,
  fields,
  maxCriteria,
  operatorsOf,
  type CriteriaValues,
  type CriterionValues,
} from './criteria';

/** Criteria that were typed and not saved, with what they were before. */
export interface CriteriaDraft {
  base: CriteriaValues;
  values: CriteriaValues;
}

/** Reads what was kept; undefined where it is no draft of criteria that this version knows. */
export function criteriaDraftIn(stored: unknown): CriteriaDraft | undefined {
  const { base, values } = (stored ?? {}) as Partial<Record<keyof CriteriaDraft, unknown>>;
  return areCriteria(base) && areCriteria(values) ? { base, values } : undefined;
}

function areCriteria(stored: unknown): stored is CriteriaValues {
  const { matchAll, criteria, order, limit } = (stored ?? {}) as Partial<CriteriaValues>;
  return (
    typeof matchAll === 'boolean' &&
    typeof limit === 'string' &&
    (criteriaOrders as readonly unknown[]).includes(order) &&
    Array.isArray(criteria) &&
    criteria.length <= maxCriteria &&
    criteria.every(isCriterion)
  );
}

const isCriterion = ({ field, operator, value }: CriterionValues) =>
  fields.includes(field) && operatorsOf(field).includes(operator) && typeof value === 'string';
