import { describe, expect, it } from 'vitest';
import { acceptsValue, operatorsOf } from './filterValues';

describe('a filter that asks whether something is so', () => {
  const filter = { field: 'needsReview', kind: 'flag', label: '', options: [] } as const;

  it('believes an address that says yes or no, and nothing else', () => {
    expect(['true', 'false', 'yes', '1', ''].filter((value) => acceptsValue(filter, value))).toEqual([
      'true',
      'false',
    ]);
  });

  it('asks the server for the one or the other', () => {
    expect(operatorsOf(filter, 'true', undefined)).toEqual({ eq: true });
    expect(operatorsOf(filter, 'false', undefined)).toEqual({ eq: false });
  });
});
