import { expect, it } from 'vitest';
import { aloneIn, type Figure } from './figures';

const figures = (...names: string[]) => names.map((name) => ({ name }) as Figure);

it('charts that are odd in number end with one that has a row to itself', () => {
  expect(aloneIn(figures('users', 'employees', 'listened'))?.name).toBe('listened');
  expect(aloneIn(figures('listened'))?.name).toBe('listened');
  expect(aloneIn(figures('users', 'listened'))).toBeUndefined();
  expect(aloneIn([])).toBeUndefined();
});
