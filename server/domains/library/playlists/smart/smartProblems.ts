import type { FieldProblem, FieldProblems } from '../../../../kit/errors.ts';
import { libraryKinds } from '../../media/kinds/mediaKind.ts';
import { CriterionField as Of, CriterionOperator as By, type SmartCriterion } from './smartCriteria.ts';

/*
 * Valid combinations of field, operator and value of criteria. The decorators of the inputs validate each field alone; the combinations
 * are checked here.
 */

const texts = new Set([Of.TITLE, Of.ARTISTE, Of.ALBUM, Of.GENRE, Of.LABEL, Of.CATEGORY, Of.TAG]);
const operatorsOfTexts = new Set([By.IS, By.IS_NOT, By.CONTAINS]);
const operatorsOfNumbers = new Set([By.IS, By.IS_NOT, By.AT_LEAST, By.AT_MOST]);
const operatorsOfChoices = new Set([By.IS, By.IS_NOT]);

/** Range of numeric values, inclusive. */
const ranges: Partial<Record<Of, readonly [number, number]>> = {
  [Of.YEAR]: [1000, 9999],
  [Of.DURATION]: [0, 86_400],
  [Of.ADDED_DAYS_AGO]: [0, 36_500],
};
const choices: Partial<Record<Of, readonly string[]>> = {
  [Of.KIND]: libraryKinds,
  [Of.EXPLICIT]: ['true', 'false'],
};

const maxValueLength = 200;

/** Validates the criteria of a smart playlist. The problems have names such as `criteria.criteria.0.value`. */
export function problemsOfCriteria(criteria: readonly SmartCriterion[], prefix: string): FieldProblems {
  const problems: FieldProblems = {};
  criteria.forEach(({ field, operator, value }, index) => {
    const at = `${prefix}.${index}`;
    if (!operatorsOf(field).has(operator)) problems[`${at}.operator`] = 'invalid';
    const problem = problemOfValue(field, value);
    if (problem) problems[`${at}.value`] = problem;
  });
  return problems;
}

function operatorsOf(field: Of): ReadonlySet<By> {
  if (texts.has(field)) return operatorsOfTexts;
  return ranges[field] ? operatorsOfNumbers : operatorsOfChoices;
}

function problemOfValue(field: Of, value: string): FieldProblem | undefined {
  if (value.trim() === '') return 'required';
  if (value.length > maxValueLength) return 'tooLong';
  const range = ranges[field];
  if (!range) return choices[field] && !choices[field].includes(value) ? 'invalid' : undefined;
  if (!/^\d{1,6}$/.test(value)) return 'invalid';
  if (Number(value) < range[0]) return 'min';
  return Number(value) > range[1] ? 'max' : undefined;
}
