import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../../../../kit/query/tables.ts';
import { CriterionField as Of, CriterionOperator as By } from './smartCriteria.ts';
import type { SmartSetting } from './smartWhere.ts';

const second = 1000;
const day = 86_400_000;

const medium = expressionBuilder<Tables & { medium: Tables['MediaItem'] }, 'medium'>();

/**
 * Returns the SQL condition for a smart playlist's criterion on a number. The number is a year, a duration, or the whole days
 * since the medium was added.
 */
export function numberCondition(
  field: Of,
  operator: By,
  value: number,
  setting: SmartSetting,
): Expression<SqlBool> {
  const { given } = setting;
  if (field === Of.YEAR) return between('medium.year', operator, { from: given(value), to: given(value) });
  if (field === Of.ADDED_DAYS_AGO) return addedDaysAgo(operator, value, setting);
  const from = given(value * second);
  const to = operator === By.AT_MOST ? from : given((value + 1) * second - 1);
  return between('medium.duration', operator, { from, to });
}

/** Condition for a lower bound, an upper bound, or both. */
function between(
  column: 'medium.year' | 'medium.duration',
  operator: By,
  { from, to }: { from: Expression<number>; to: Expression<number> },
): Expression<SqlBool> {
  if (operator === By.AT_LEAST) return medium(column, '>=', from);
  if (operator === By.AT_MOST) return medium(column, '<=', to);
  return medium.between(column, from, to);
}

/**
 * Compares the number of days since a medium was added. Days are periods of 24 hours back from now, counted
 * from 0.
 */
function addedDaysAgo(operator: By, days: number, { now, given }: SmartSetting): Expression<SqlBool> {
  const before = medium('medium.createdAt', '<=', given(new Date(now.getTime() - days * day)));
  if (operator === By.AT_LEAST) return before;
  const after = medium('medium.createdAt', '>', given(new Date(now.getTime() - (days + 1) * day)));
  return operator === By.AT_MOST ? after : medium.and([before, after]);
}
