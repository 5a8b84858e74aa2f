// @vitest-environment jsdom
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { daypartText } from './dayparts';
import { problemOfDayparts, readDayparts, writeDayparts } from './publicityValues';

const t = i18next.getFixedT('en');
const plain = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');

describe('a part of the week', () => {
  it('is said in words, the days in the order of the week', () => {
    const text = daypartText({ days: [3, 1], from: '06:00', to: '10:00' }, t, 'en');
    expect(plain(text)).toBe('Mon Wed 06:00–10:00');
  });

  it('is every day when none is named, or all are', () => {
    for (const days of [[], [1, 2, 3, 4, 5, 6, 7]])
      expect(plain(daypartText({ days, from: '06:00', to: '10:00' }, t, 'en'))).toBe('Every day 06:00–10:00');
  });

  it('that ends at midnight is stored as it was written', () => {
    for (const to of ['24:00', '00:00']) {
      const stored = writeDayparts([{ days: [1], from: '22:00', to }]);
      expect(readDayparts(stored)).toEqual([{ days: [1], from: '22:00', to }]);
    }
  });

  it('needs both of its times', () => {
    expect(problemOfDayparts(writeDayparts([{ days: [], from: '06:00', to: '' }]))).toBe('required');
    expect(problemOfDayparts(writeDayparts([]))).toBeUndefined();
  });
});
