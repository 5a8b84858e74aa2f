import { expect, it } from 'vitest';
import { aloneIn, type Statistic } from './statistic';

const statisticsNamed = (...names: string[]) => names.map((name) => ({ name }) as Statistic);

it('charts that are odd in number end with one that has a row to itself', () => {
  expect(aloneIn(statisticsNamed('users', 'employees', 'listened'))?.name).toBe('listened');
  expect(aloneIn(statisticsNamed('listened'))?.name).toBe('listened');
  expect(aloneIn(statisticsNamed('users', 'listened'))).toBeUndefined();
  expect(aloneIn([])).toBeUndefined();
});
