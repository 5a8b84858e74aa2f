import type { Condition } from '../../../../kit/read/reads.ts';
import { CriterionField as Of, CriterionOperator as By } from './smartCriteria.ts';
import type { SmartSetting } from './smartWhere.ts';

const second = 1000;
const day = 86_400_000;

/** Numbers of criteria as ranges of what is stored: of years, seconds of play, or whole days since something came. */
export function numberCondition(field: Of, operator: By, value: number, setting: SmartSetting): Condition {
  if (field === Of.YEAR) return between('t.year', operator, value, value);
  if (field === Of.DURATION)
    return between('t.duration', operator, value * second, (value + 1) * second - 1, value * second);
  return addedDaysAgo(operator, value, setting);
}

/** What is at least the lower bound, at most the upper one, or between both. */
function between(column: string, operator: By, from: number, to: number, most = to): Condition {
  if (operator === By.AT_LEAST) return { text: `${column} >= ?`, values: [from] };
  if (operator === By.AT_MOST) return { text: `${column} <= ?`, values: [most] };
  return { text: `${column} between ? and ?`, values: [from, to] };
}

/** Days of 24 hours back from now: what came within the last 24 hours came 0 days ago. */
function addedDaysAgo(operator: By, days: number, { now, moment }: SmartSetting): Condition {
  const latest = moment(new Date(now.getTime() - days * day));
  const after = moment(new Date(now.getTime() - (days + 1) * day));
  if (operator === By.AT_LEAST) return { text: 't.created_at <= ?', values: [latest] };
  if (operator === By.AT_MOST) return { text: 't.created_at > ?', values: [after] };
  return { text: '(t.created_at <= ? and t.created_at > ?)', values: [latest, after] };
}
