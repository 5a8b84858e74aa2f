import { describe, expect, it } from 'vitest';
import { inputOfCriteria, withField, operatorsOf, problemsByRow, valuesOfCriteria } from './criteria';

describe('a criterion that looks at another field', () => {
  it('keeps operator and value when they suit it', () => {
    expect(withField('ALBUM', { field: 'TITLE', operator: 'CONTAINS', value: 'sea' })).toEqual({
      field: 'ALBUM',
      operator: 'CONTAINS',
      value: 'sea',
    });
  });

  it('has the first operator, and a value of its kind, when they do not', () => {
    expect(withField('YEAR', { field: 'TITLE', operator: 'CONTAINS', value: 'sea' })).toEqual({
      field: 'YEAR',
      operator: 'AT_LEAST',
      value: '',
    });
    expect(withField('KIND', { field: 'YEAR', operator: 'IS', value: '1999' }).value).toBe('SONG');
  });
});

it('compares only as the server does', () => {
  expect(operatorsOf('KIND')).toEqual(['IS', 'IS_NOT']);
  expect(operatorsOf('YEAR')).not.toContain('CONTAINS');
  expect(operatorsOf('TAG')).not.toContain('AT_LEAST');
});

it('criteria come back from being typed as they were', () => {
  const criteria = {
    __typename: 'SmartCriteria',
    matchAll: false,
    order: 'TITLE',
    limit: null,
    criteria: [{ __typename: 'SmartCriterion', field: 'YEAR', operator: 'AT_MOST', value: '1999' }],
  } as const;
  const values = valuesOfCriteria({ ...criteria, criteria: [...criteria.criteria] });
  expect(inputOfCriteria(values)).toEqual({
    matchAll: false,
    order: 'TITLE',
    limit: null,
    criteria: [{ field: 'YEAR', operator: 'AT_MOST', value: '1999' }],
  });
  expect(inputOfCriteria({ ...values, limit: '25' }).limit).toBe(25);
});

it('finds the row of a problem, under whichever name the server gives it', () => {
  expect(problemsByRow({ 'criteria.criteria.1.value': 'max', 'criteria.limit': 'min' })).toEqual({
    '1.value': 'max',
    limit: 'min',
  });
  expect(problemsByRow({ 'criteria.0.operator': 'invalid', name: 'required' })).toEqual({
    '0.operator': 'invalid',
  });
});
