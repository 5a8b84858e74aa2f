import { describe, expect, it } from 'vitest';
import { fittingLabels, partsOf } from './chartData';
import { changeOf, factsOf } from './chartFacts';

const labels = ['Mon', 'Tue', 'Wed', 'Thu'];

describe('the description of a chart', () => {
  it('is the highest and the lowest of each series, and where they are', () => {
    const [facts] = factsOf({ labels, series: [{ name: 'Orders', values: [3, 9, null, 1] }] });
    expect(facts).toMatchObject({
      name: 'Orders',
      highest: { label: 'Tue', value: 9 },
      lowest: { label: 'Thu', value: 1 },
    });
  });

  it.each([
    [[1, 1, 2, 3], 'rising'],
    [[9, 8, 2, 1], 'falling'],
    [[100, 100, 101, 102], 'level'],
    [[0, 0, 0, 0], 'level'],
    [[-5, -4, -2, -1], 'rising'],
    [[7], 'level'],
  ] as const)('goes from one half of %j to the other: %s', (values, trend) => {
    expect(factsOf({ labels, series: [{ name: '', values }] })[0]?.trend).toBe(trend);
  });

  it('is nothing where there are no values', () => {
    expect(factsOf({ labels, series: [{ name: '', values: [null, null] }] })).toEqual([]);
    expect(factsOf({ labels: [], series: [] })).toEqual([]);
  });
});

describe('a change', () => {
  it('is given in percent, but not from zero', () => {
    expect([changeOf(15, 10), changeOf(5, 10), changeOf(10, 10)]).toEqual([50, -50, 0]);
    expect([changeOf(0, 0), changeOf(3, 0)]).toEqual([0, undefined]);
    expect(changeOf(-5, -10)).toBe(50);
  });
});

describe('a drawing', () => {
  it('has as many labels as fit, the first always, each as far from the next', () => {
    expect(fittingLabels(['a', 'b', 'c'], 60)).toEqual([0, 1, 2]);
    const days = Array.from({ length: 28 }, (_, day) => `${day + 1} November`);
    expect(fittingLabels(days, 60)).toEqual([0, 7, 14, 21]);
    expect(fittingLabels(days, 1)).toEqual([0, 14]);
    expect(fittingLabels([], 60)).toEqual([]);
  });

  it('gives each part its colour, those that are said first', () => {
    const data = { labels: ['a', 'b', 'c'], series: [{ name: '', values: [1, null, 3] }] };
    expect(partsOf(data, ['green'])).toEqual([
      { label: 'a', value: 1, tone: 'green' },
      { label: 'b', value: 0, tone: 'blue' },
      { label: 'c', value: 3, tone: 'teal' },
    ]);
  });
});
