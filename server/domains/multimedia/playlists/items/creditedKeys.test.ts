import { describe, expect, test } from 'vitest';
import { creditedKeys } from './creditedKeys.ts';

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
