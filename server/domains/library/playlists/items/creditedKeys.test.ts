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
    ['Ann with Bob', 'ann bob'],
    ['Ann x Bob × Cid', 'ann bob cid'],
    ['Ann vs. Bob', 'ann bob'],
    ['Anna/Bobby', 'anna bobby'],
    ['AC/DC feat. Ann', 'acdc ann'],
    ['Malcolm X', 'malcolmx'],
    ['X Ambassadors', 'xambassadors'],
    ['Defeater', 'defeater'],
    ['Andy', 'andy'],
    ['', ''],
    ['!!!', ''],
  ])('“%s” names %s', (credit, keys) => {
    expect(creditedKeys(credit).join(' ')).toBe(keys);
  });

  test.each([
    ['Earth, Wind & Fire', 'earthwindandfire'],
    ['EARTH, Wind & Fire feat. Ann', 'earthwindandfire ann'],
    ['Ann & Earth, Wind & Firestone', 'ann earth wind firestone'],
    ['Wind', 'wind'],
  ])('“%s” does not split a known artiste: %s', (credit, keys) => {
    const known = [{ name: 'Earth, Wind & Fire', key: 'earthwindandfire' }];
    expect(creditedKeys(credit, known).join(' ')).toBe(keys);
  });
});
