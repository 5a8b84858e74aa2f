import { describe, expect, it } from 'vitest';
import { decibels, kilohertz } from './libraryFormat';

describe('figures of sound', () => {
  it('have one figure after the point, in the reader’s language', () => {
    expect(decibels(-14, 'en')).toBe('−14.0');
    expect(decibels(-14.25, 'fr')).toBe('−14,3');
    expect(kilohertz(44_100, 'en')).toBe('44.1');
  });
});
