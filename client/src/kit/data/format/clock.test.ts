import { expect, it } from 'vitest';
import { createClock } from './clock';

const moment = new Date('2026-07-05T22:59:07Z');

it('shows the time, the day and the zone of the place, to the second', () => {
  const paris = createClock('en', 'Europe/Paris');
  expect(paris.time(moment)).toBe('00:59:07');
  expect(paris.day(moment)).toBe('Monday 6 July');
  expect(paris.zone(moment)).toBe('Central European Summer Time');
  expect(createClock('en', 'Africa/Tunis').time(moment)).toBe('23:59:07');
});

it('speaks the language of the reader, in Arabic with the same figures', () => {
  expect(createClock('fr', 'Europe/Paris').day(moment)).toBe('lundi 6 juillet');
  const arabic = createClock('ar', 'Africa/Tunis');
  expect(arabic.time(moment)).toBe('23:59:07');
  expect(arabic.day(moment)).toBe('الأحد، 5 يوليو');
});
