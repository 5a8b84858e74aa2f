import { expect, it } from 'vitest';
import { spansOf, type DashboardPanel, type PanelSize } from './panel';

const panels = (size: PanelSize, count: number): DashboardPanel[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${size} ${index}`,
    rule: { action: 'read', subject: 'Card' },
    size,
    load: async () => ({ default: () => null }),
  }));
const widths = (size: PanelSize, count: number, width: 'base' | 'lg' | 'xl') =>
  [...spansOf(panels(size, count)).values()].map((span) => Number(span[width].replace('span ', '')));

it.each<[PanelSize, number, number[]]>([
  ['statistic', 1, [12]],
  ['statistic', 3, [4, 4, 4]],
  ['statistic', 4, [3, 3, 3, 3]],
  ['statistic', 5, [4, 4, 4, 6, 6]],
  ['half', 1, [12]],
  ['half', 2, [6, 6]],
  ['half', 3, [6, 6, 12]],
])('leaves no hole in a row: %s, %i of them', (size, count, expected) => {
  expect(widths(size, count, 'xl')).toEqual(expected);
});

it('fills the rows of a telephone too, and counts each size by itself', () => {
  expect(widths('statistic', 3, 'base')).toEqual([6, 6, 12]);
  expect(widths('half', 3, 'base')).toEqual([12, 12, 12]);
  const spans = spansOf([...panels('lead', 1), ...panels('statistic', 2), ...panels('half', 1)]);
  expect([...spans.values()].map(({ xl }) => xl)).toEqual(['span 12', 'span 6', 'span 6', 'span 12']);
});

it('puts a figure that is alone beside what leads, and below it on a telephone', () => {
  const spans = [
    ...spansOf([...panels('lead', 1), ...panels('statistic', 1), ...panels('half', 1)]).values(),
  ];
  expect(spans.map(({ xl }) => xl)).toEqual(['span 9', 'span 3', 'span 12']);
  expect(spans.map(({ lg }) => lg)).toEqual(['span 8', 'span 4', 'span 12']);
  expect(spans.map(({ base }) => base)).toEqual(['span 12', 'span 12', 'span 12']);
});
