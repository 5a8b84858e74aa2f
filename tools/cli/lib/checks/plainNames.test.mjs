import { expect, test } from 'vitest';
import { problemOf } from '../../../lint/plainNames.js';

test.each([
  ['toldOf', 'told'],
  ['isKept', 'kept'],
  ['GONE_ROWS', 'gone'],
  ['EarWatch', 'ear'],
  ['#asked', 'asked'],
  ['heard-gaps', 'heard'],
  ['holdingTwice', 'holding'],
])('the word of %s is refused', (name, word) =>
  expect(problemOf(name)).toMatch(`"${word}" in "${name}": say `),
);

test('a largest number is called max', () => expect(problemOf('mostFiles')).toBe('"mostFiles": say max…'));

test.each(['year', 'search', 'forgone', 'most', 'almostDone', 'keepAlive', 'nearestStation'])(
  '%s is accepted',
  (name) => expect(problemOf(name)).toBeUndefined(),
);
