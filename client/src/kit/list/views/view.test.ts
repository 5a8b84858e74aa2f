import { expect, it } from 'vitest';
import { isSameView, savedQuery } from './view';

it('contains all of an address but the page', () => {
  expect(savedQuery('?q=tag%3Anew&page=3&sort=title&order=desc&perPage=50')).toBe(
    'q=tag%3Anew&sort=title&order=desc&perPage=50',
  );
  expect(savedQuery('')).toBe('');
});

it('knows a view in whatever order it is written', () => {
  expect(isSameView('q=a&state=READY', '?page=2&state=READY&q=a')).toBe(true);
  expect(isSameView('q=a', 'q=b')).toBe(false);
});
