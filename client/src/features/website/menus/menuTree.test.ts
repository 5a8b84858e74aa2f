import { describe, expect, it } from 'vitest';
import { dropped, nested, removed, swapped, type TreeRow } from './menuTree';

/** Rows from a text such as `a -b --c d`, with a hyphen for each level. */
const tree = (text: string): TreeRow[] =>
  text.split(' ').map((row) => ({ key: row.replaceAll('-', ''), depth: row.lastIndexOf('-') + 1 }));

const textOf = (rows: readonly TreeRow[] | undefined) =>
  rows?.map(({ key, depth }) => '-'.repeat(depth) + key).join(' ');

const at = (text: string, key: string) => tree(text).findIndex((row) => row.key === key);

describe('a tree of rows', () => {
  it.each([
    ['a -b c -d e', 'c', -1, 'c -d a -b e'],
    ['a -b c -d e', 'a', 1, 'c -d a -b e'],
    ['a -b -c', 'c', -1, 'a -c -b'],
    ['a -b -c d', 'b', -1, undefined],
    ['a -b -c d', 'c', 1, undefined],
  ] as const)('%s: swaps %s by %i', (rows, key, step, expected) => {
    expect(textOf(swapped(tree(rows), at(rows, key), step))).toBe(expected);
  });

  it.each([
    ['a b -c d', 'b', 1, 'a -b --c d'],
    ['a -b c -d --e', 'c', 1, undefined],
    ['a -b --c', 'c', 1, undefined],
    ['a b', 'a', 1, undefined],
    ['a -b -c d', 'b', -1, 'a -c b d'],
    ['a -b --c -d', 'c', -1, 'a -b -c -d'],
    ['a b', 'b', -1, undefined],
  ] as const)('%s: nests %s by %i', (rows, key, step, expected) => {
    expect(textOf(nested(tree(rows), at(rows, key), step))).toBe(expected);
  });

  it.each([
    // Positions of the dragged row alone; the rows below it come along.
    ['a -b c d', 'a', 3, 0, 'c d a -b'],
    ['a b c', 'c', 1, 0, 'a c b'],
    ['a b c', 'c', 1, 1, 'a -c b'],
    ['a b c', 'c', 1, 9, 'a -c b'],
    ['a b c', 'b', 1, 1, 'a -b c'],
    ['a -b c', 'b', 1, -1, 'a b c'],
    ['a -b --c d', 'a', 1, 0, 'a -b --c d'],
    // Between an entry and the entries below it, the dropped row becomes one of these.
    ['a -b c', 'c', 1, 0, 'a -c -b'],
    ['a -b c -d --e', 'c', 1, 0, undefined],
  ] as const)('%s: drops %s at %i, %i levels deeper', (rows, key, to, shift, expected) => {
    expect(textOf(dropped(tree(rows), { from: at(rows, key), to, shift }))).toBe(expected);
  });

  it('refuses more than 20 rows beside each other', () => {
    const rows = tree(`a ${Array.from({ length: 20 }, (_, index) => `-k${index}`).join(' ')} b`);
    expect(nested(rows, rows.length - 1, 1)).toBeUndefined();
  });

  it('moves the rows below a removed one up', () => {
    expect(textOf(removed(tree('a -b --c d'), 0))).toBe('b -c d');
  });

  it('removes no row whose rows below it would be too many on its level', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`).join(' ');
    expect(removed(tree(`a -b -c ${many(18)}`), 0)).toHaveLength(20);
    expect(removed(tree(`a -b -c ${many(19)}`), 0)).toBeUndefined();
    expect(removed(tree(`a b ${many(25)}`), 0)).toHaveLength(26);
  });
});
