import { describe, expect, it } from 'vitest';
import { layoutOf } from './hourLayout';
import { hour, newPart, type PartValues } from './parts/partValues';

const minute = 60_000;
const part = (kind: PartValues['kind'], more: Partial<PartValues> = {}) => ({ ...newPart(kind), ...more });
const minutes = (parts: readonly PartValues[]) =>
  layoutOf(parts).map(({ start, end }) => [start / minute, Math.round((end / minute) * 100) / 100]);

describe('where the parts of a clock about lie in the hour', () => {
  it('is one behind the other, by what each is expected to take', () => {
    const talk = part('TALK', { duration: '1:30' });
    expect(minutes([part('TOP_OF_HOUR'), part('SONGS', { count: '2' }), talk])).toEqual([
      [0, 0.17],
      [10 / 60, 7.17],
      [7 + 10 / 60, 8.67],
    ]);
  });

  it('places fixed-time parts at their time, and songs without a number fill the time until then', () => {
    const rest = part('SONGS', { amount: 'rest' });
    const news = part('ADVERT_BREAK', { offset: '30:00', isHard: true });
    expect(minutes([rest, news, rest, rest])).toEqual([
      [0, 30],
      [30, 32],
      [32, 46],
      [46, 60],
    ]);
  });

  it('is cut by what comes on the second, and only waited for by what does not', () => {
    const long = part('TALK', { duration: '40:00' });
    expect(minutes([long, part('ADVERT_BREAK', { offset: '30:00', isHard: true })])[0]).toEqual([0, 30]);
    expect(minutes([long, part('ADVERT_BREAK', { offset: '30:00' })])).toEqual([
      [0, 40],
      [40, 42],
    ]);
  });

  it('may reach beyond the hour, and is nothing for no parts', () => {
    expect(layoutOf([part('SONGS', { count: '20' })])[0]!.end).toBeGreaterThan(hour);
    expect(layoutOf([])).toEqual([]);
  });
});
