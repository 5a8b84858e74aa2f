// @vitest-environment jsdom
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { ruleText } from './ruleText';

const said = (rule: Parameters<typeof ruleText>[0]['rule'], ruleNumber: number | null) =>
  ruleText({ rule, ruleNumber, weight: 5 }, i18next.t);

it('describes when a playlist plays', () => {
  expect(said('GENERAL', null)).toBe('In rotation, weight 5');
  expect(said('EVERY_SONGS', 3)).toBe('One item after every 3 songs');
  expect(said('EVERY_SONGS', 1)).toBe('One item after every song');
  expect(said('EVERY_MINUTES', 15)).toBe('One item every 15 minutes');
});

it('formats a minute of the hour like a clock', () => {
  expect(said('HOURLY', 20)).toBe('At 20 past every hour');
  expect(said('HOURLY', 5)).toBe('At 05 past every hour');
});
