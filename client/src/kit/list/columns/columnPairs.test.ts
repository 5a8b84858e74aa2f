import { expect, it } from 'vitest';
import { inPercent, shared } from './columnPairs';

it('gives a column what the one beside it loses', () => {
  expect(shared({ own: 100, next: 200 }, 30)).toEqual({ own: 130, next: 170 });
  expect(shared({ own: 100, next: 200 }, -30)).toEqual({ own: 70, next: 230 });
});

it('leaves each column wide enough to be read', () => {
  expect(shared({ own: 100, next: 200 }, 500)).toEqual({ own: 244, next: 56 });
  expect(shared({ own: 100, next: 200 }, -500)).toEqual({ own: 56, next: 244 });
});

it('changes nothing that is too narrow already', () => {
  expect(shared({ own: 40, next: 30 }, 20)).toEqual({ own: 40, next: 30 });
});

it('stores widths as parts of the table', () => {
  expect(inPercent(250, 1200)).toBe(20.83);
});
