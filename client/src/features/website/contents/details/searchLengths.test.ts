import { expect, it } from 'vitest';
import { cutAt } from './searchLengths';

it('a text is cut after the last word that fits, and a single long word inside', () => {
  expect(cutAt('A new mast', 10)).toBe('A new mast');
  expect(cutAt('A new mast stands', 10)).toBe('A new mast …');
  expect(cutAt('A new mast stands', 9)).toBe('A new …');
  expect(cutAt('Rundfunkempfang', 9)).toBe('Rundfunke …');
  // Characters outside of the basic plane count once.
  expect(cutAt('🎉🎉 🎉🎉', 5)).toBe('🎉🎉 🎉🎉');
});
