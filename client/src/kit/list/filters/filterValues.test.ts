import { describe, expect, it } from 'vitest';
import { acceptsValue, operatorsOf } from './filterValues';

describe('a yes-or-no filter', () => {
  const filter = { field: 'needsReview', kind: 'flag', label: '', options: [] } as const;

  it('accepts only yes or no from an address', () => {
    expect(['true', 'false', 'yes', '1', ''].filter((value) => acceptsValue(filter, value))).toEqual([
      'true',
      'false',
    ]);
  });

  it('requests one or the other', () => {
    expect(operatorsOf(filter, 'true', undefined)).toEqual({ eq: true });
    expect(operatorsOf(filter, 'false', undefined)).toEqual({ eq: false });
  });
});
