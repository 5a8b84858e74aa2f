import {
  criteriaOrders,
  fields,
  maxCriteria,
  operatorsOf,
  type CriteriaValues,
  type CriterionValues,
} from './criteria';

/** Unsaved criteria, with the saved criteria they are based on. */
export interface CriteriaDraft {
  base: CriteriaValues;
  values: CriteriaValues;
}

/** Parses a stored draft; undefined when this version cannot read it. */
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
