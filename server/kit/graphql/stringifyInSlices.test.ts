import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { encodeInSlices, stringifyInSlices } from './stringifyInSlices.ts';

const song = (id: number) => ({
  id: `${id}`,
  title: `Déjà vu “${id}”`,
  album: { id: '1', missing: undefined },
});
const songs = (count: number) => Array.from({ length: count }, (_, index) => song(index));

test('a small result is converted at once', () => {
  const result = { data: { songs: { items: songs(50), total: 50 } } };
  expect(stringifyInSlices(result)).toBe(JSON.stringify(result));
});

test.each([
  ['a long list', { data: { songs: songs(5000) } }],
  ['a long list of numbers', { data: { counts: Array.from({ length: 5000 }, (_, index) => index) } }],
  [
    'long lists inside of items',
    { data: { albums: [{ songs: songs(3000), id: '1' }, null, { songs: [] }, { songs: songs(3000) }] } },
  ],
  ['lists of lists', { data: { days: [songs(3), [], [songs(3000)], [null]] } }],
  [
    'many fields',
    { errors: [], data: Object.fromEntries(songs(3000).map((song) => [`field "${song.id}"`, song])) },
  ],
  [
    'undefined and null',
    { data: { songs: songs(3000), missing: undefined, none: null, off: false, text: '' } },
  ],
  [
    'values with their own JSON',
    { data: { days: Array.from({ length: 3000 }, () => new Date(0)), songs: songs(3000) } },
  ],
])('a large result is the JSON of its value: %s', async (_, result) => {
  const text = stringifyInSlices(result);
  expect(text).toBeInstanceOf(Promise);
  expect(await text).toBe(JSON.stringify(result));
});

test('a large result leaves turns of the event loop to others', async () => {
  const ended = new AbortController();
  let turns = 0;
  const text = stringifyInSlices({ data: { songs: songs(200_000) } });
  void Promise.resolve(text).finally(() => ended.abort());
  while (!ended.signal.aborted) {
    await nextTurn();
    turns++;
  }
  expect(turns).toBeGreaterThan(3);
  expect((await text).length).toBeGreaterThan(1_000_000);
});

test('a long text is encoded in UTF-8 without breaking a character', async () => {
  for (const start of ['', 'a']) {
    const text = start + '😀'.repeat(200_000);
    const bytes = await encodeInSlices(text);
    expect(Buffer.isBuffer(bytes) && bytes.equals(Buffer.from(text))).toBe(true);
  }
  expect(encodeInSlices('short')).toBe('short');
});
