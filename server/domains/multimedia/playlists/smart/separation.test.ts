import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { creditedKeys } from '../items/creditedKeys.ts';
import { fill, maxPlays } from './fill.ts';
import type { Filler } from './fillers.ts';
import { PlaylistOrder } from '../playlistEnums.ts';
import { nextFromDefault, SeparationRule, type Heard, type Separable } from './separation.ts';

const minute = 60_000;
const rules = { artiste: 30 * minute, title: 120 * minute, order: PlaylistOrder.SHUFFLED };
const item = (id: number, title: string, ...artistes: string[]): Separable => ({ id, title, artistes });
const heard = (of: Separable, minutesAgo: number): Heard => ({ ...of, until: -minutesAgo * minute });
const first = () => 0;
const choose = (items: Separable[], before: Heard[], order = rules.order, random = first) =>
  nextFromDefault(items, before, { ...rules, order }, 0, random);

const [a, b, c] = [item(1, 'one', 'ann'), item(2, 'two', 'bob'), item(3, 'three', 'ann', 'cid')];

describe('what plays next', () => {
  test('is nothing when there is nothing', () => {
    expect(choose([], [])).toBeUndefined();
  });

  test('is by nobody who was heard too lately, be it with others', () => {
    expect(choose([a, c, b], [heard(item(9, 'x', 'ann'), 29)])).toEqual({ item: b, gaveWay: [] });
    expect(choose([c, b], [heard(item(9, 'x', 'cid', 'dan'), 29)])?.item).toBe(b);
    expect(choose([a, b], [heard(item(9, 'x', 'ann'), 30), heard(b, 200)])).toEqual({ item: a, gaveWay: [] });
  });

  test('bears no title that was heard too lately, whoever played it', () => {
    expect(choose([item(4, 'two', 'eve'), a], [heard(b, 119)])?.item).toBe(a);
    expect(choose([item(4, 'two', 'eve')], [heard(b, 120)])).toMatchObject({ gaveWay: [] });
  });

  test('counts from the end of what was heard', () => {
    const long: Heard = { ...a, until: -10 * minute };
    expect(choose([a], [long])?.gaveWay).toEqual([SeparationRule.ARTISTE, SeparationRule.TITLE]);
  });

  test('breaks the rules least when nothing keeps them, and says which', () => {
    expect(choose([a, b], [heard(a, 20), heard(b, 29)])).toEqual({
      item: b,
      gaveWay: [SeparationRule.ARTISTE, SeparationRule.TITLE],
    });
    expect(choose([a], [heard(item(9, 'x', 'ann'), 1)])?.gaveWay).toEqual([SeparationRule.ARTISTE]);
    expect(choose([a], [heard(item(9, 'one', 'zoe'), 1)])?.gaveWay).toEqual([SeparationRule.TITLE]);
    // Nine tenths of one rule are less than half of both.
    const before = [heard(item(8, 'x', 'bob'), 3), heard(a, 15)];
    expect(choose([a, b], before)).toEqual({ item: b, gaveWay: [SeparationRule.ARTISTE] });
  });

  test('does not mind when rules are switched off, or nobody is credited', () => {
    const off = { ...rules, artiste: 0, title: 0 };
    expect(nextFromDefault([a], [heard(a, 0)], off, 0, first)).toEqual({ item: a, gaveWay: [] });
    expect(choose([item(5, 'jingle')], [heard(item(6, 'other'), 0)])?.gaveWay).toEqual([]);
  });

  test('is mixed: each once before any comes again', () => {
    expect(choose([a, b], [heard(b, 500), heard(a, 400), heard(a, 300)])?.item).toBe(b);
    expect(choose([a, b], [], PlaylistOrder.SHUFFLED, () => 0.99)?.item).toBe(b);
  });

  test('is any of them at any time when the order is by chance', () => {
    expect(choose([a, b], [heard(a, 500)], PlaylistOrder.RANDOM, () => 0)?.item).toBe(a);
  });

  test('follows the order of the playlist, where that is asked for, and begins again at its end', () => {
    const order = PlaylistOrder.SEQUENTIAL;
    expect(choose([a, b, c], [], order)?.item).toBe(a);
    expect(choose([a, b, c], [heard(a, 200)], order)?.item).toBe(b);
    expect(choose([a, b, c], [heard(c, 200)], order)?.item).toBe(a);
    expect(choose([a, c, b], [heard(a, 10)], order)?.item).toBe(b);
  });
});

describe('hours that are filled', () => {
  const filler = (id: number, length = 3): Filler => ({
    id,
    media: id,
    title: `title${id}`,
    artistes: [`artiste${id % 20}`],
    length: length * minute,
  });
  const fillers = Array.from({ length: 60 }, (_, index) => filler(index));
  const until = 240 * minute;

  test('leave no gap, break no rule that can be kept, and are the same for the same seed', () => {
    const plays = fill(fillers, rules, { from: 0, until }, 'x');
    expect(plays.map(({ at }) => at)).toEqual(plays.map((_, index) => index * 3 * minute));
    expect(plays.length).toBe(80);
    expect(plays.flatMap(({ gaveWay }) => gaveWay)).toEqual([]);
    /** The shortest time between two plays that have something in common. */
    const closest = (common: (filler: Filler) => string | undefined) =>
      Math.min(
        ...plays.flatMap(({ item: one, at }, index) =>
          plays
            .slice(0, index)
            .filter(({ item: before }) => common(before) === common(one))
            .map((before) => at - (before.at + before.item.length)),
        ),
      );
    expect(closest(({ artistes }) => artistes[0])).toBeGreaterThanOrEqual(rules.artiste);
    expect(closest(({ title }) => title)).toBeGreaterThanOrEqual(rules.title);
    expect(fill(fillers, rules, { from: 0, until }, 'x')).toEqual(plays);
    expect(fill(fillers, rules, { from: 0, until }, 'y')).not.toEqual(plays);
  });

  test('end with what there is room for', () => {
    expect(fill([filler(1, 1 / 60)], rules, { from: 0, until }, 'x').length).toBe(maxPlays);
    expect(fill([], rules, { from: 0, until }, 'x')).toEqual([]);
  });
});

describe('a credit', () => {
  test.each([
    ['Ann', 'ann'],
    ['Ann feat. Bob', 'ann bob'],
    ['Ann ft Bob & Cid', 'ann bob cid'],
    ['Ann, Bob / Cid; Dan', 'ann bob cid dan'],
    ['Ann (featuring Bob) vs. Ann', 'ann bob'],
    ['Ámbar et Björk', 'ambar bjork'],
    ['Defeater', 'defeater'],
    ['Andy', 'andy'],
    ['', ''],
    ['!!!', ''],
  ])('“%s” names %s', (credit, keys) => {
    expect(creditedKeys(credit).join(' ')).toBe(keys);
  });
});
