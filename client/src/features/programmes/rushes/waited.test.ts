import { expect, it } from 'vitest';
import { waited } from './waited';

const now = Date.parse('2026-03-02T12:00:00Z');

it.each([
  ['2026-03-02T11:59:50Z', '0 minutes'],
  ['2026-03-02T11:15:00Z', '45 minutes'],
  ['2026-03-01T10:00:00Z', '26 hours'],
  ['2026-02-27T12:00:00Z', '3 days'],
  ['2026-03-02T12:05:00Z', '0 minutes'],
])('is shown in the largest suitable unit: since %s', (since, text) => {
  expect(waited(since, 'en', now)).toBe(text);
});
