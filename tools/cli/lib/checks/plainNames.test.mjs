import { expect, test } from 'vitest';
import plugin, { problemOf, queryProblemOf } from '../../../lint/plainNames.js';

test.each([
  ['toldOf', 'told'],
  ['isKept', 'kept'],
  ['GONE_ROWS', 'gone'],
  ['EarWatch', 'ear'],
  ['#asked', 'asked'],
  ['heard-gaps', 'heard'],
  ['holdingTwice', 'holding'],
  ['askAhead', 'ask'],
  ['heldUntil', 'held'],
  ['FigureCharts', 'figure'],
  ['forOthers', 'others'],
  ['onPlace', 'place'],
])('the word of %s is refused', (name, word) =>
  expect(problemOf(name)).toMatch(`"${word}" in "${name}": say `),
);

test.each(['one', 'other', 'most', 'goOn'])('%s alone is refused', (name) =>
  expect(problemOf(name)).toBeDefined(),
);

test('a term is accepted in its folder only', () => {
  const studio = '/x/client/src/features/broadcasting/studio/board/ChannelStrip.tsx';
  expect(problemOf('ChannelStrip', studio)).toBeUndefined();
  expect(problemOf('ChannelStrip', '/x/client/src/kit/list/rows.ts')).toBeDefined();
});

test.each(['one', 'other'])('%s is accepted as a plural category', (name) =>
  expect(problemOf(name, '/x/client/build/signInPage.ts')).toBeUndefined(),
);

test('a key of an object or a pattern is checked, and a computed one is not', () => {
  const messages = [];
  const report = ({ message }) => messages.push(message);
  const { Property } = plugin.rules['plain-names'].create({ filename: '/x/server/kit/a.ts', report });
  const key = { type: 'Identifier', name: 'heldUntil' };
  Property({ key, computed: true });
  expect(messages).toEqual([]);
  Property({ key, computed: false });
  expect(messages).toEqual(['"held" in "heldUntil": say locked, stored, paused.']);
});

test('a query is named by a verb', () => {
  expect(queryProblemOf('openTurns')).toBeDefined();
  expect(queryProblemOf('findOpenTurns')).toBeUndefined();
});

test('a largest number is called max', () => expect(problemOf('mostFiles')).toBe('"mostFiles": say max…'));

test.each([
  'year',
  'search',
  'forgone',
  'atMost',
  'otherSeries',
  'lookUp',
  'looksLikeApiToken',
  'replace',
  'almostDone',
  'keepAlive',
  'nearestStation',
  'keepDefaultValues',
  'placeItems',
])('%s is accepted', (name) => expect(problemOf(name)).toBeUndefined());
