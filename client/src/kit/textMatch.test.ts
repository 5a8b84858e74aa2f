import { describe, expect, it } from 'vitest';
import { includesWords, matchIn } from './textMatch';

const found = (written: string, sought: string) => {
  const match = matchIn(written, sought);
  return match && written.slice(...match);
};

describe('a match', () => {
  it.each([
    ['Radio Été', 'ete', 'Été'],
    ['Radio Ete', 'ÉTÉ', 'Ete'],
    ['Straße', 'STRA', 'Stra'],
    ['İstanbul radyosu', 'istanbul', 'İstanbul'],
    ['Déjà vu', 'à v', 'à v'],
    ['e\u0301te\u0301', 'té', 'te\u0301'],
    ['مُحَمَّد', 'محمد', 'مُحَمَّد'],
    ['الإذاعة', 'الاذاعة', 'الإذاعة'],
    ['On 💥 air', '💥 A', '💥 a'],
    ['Manager', '  age ', 'age'],
    ['Cœur d’or', "COEUR D'OR", 'Cœur d’or'],
    ['Cœur', 'co', 'Cœ'],
    ['Rock\u2011n\u2011Roll', 'rock-n', 'Rock\u2011n'],
    ['Ｆｕｌｌ', 'ull', 'ｕｌｌ'],
  ])('in %s for %s is %s', (written, sought, expected) => {
    expect(found(written, sought)).toBe(expected);
  });

  it.each([
    ['Invoices', ''],
    ['Invoices', '   '],
    ['Invoices', '\u0301'],
    ['Invoices', 'x'],
    ['a.c', 'abc'],
  ])('in %s for %j is none', (written, sought) => {
    expect(matchIn(written, sought)).toBeUndefined();
  });
});

describe('words', () => {
  it('are found in any order, all of them', () => {
    expect(includesWords('Mon accès My access', 'access mon')).toBe(true);
    expect(includesWords('Mon accès', 'acces')).toBe(true);
    expect(includesWords('Mon accès', 'acces ton')).toBe(false);
    expect(includesWords('Mon accès', ' ')).toBe(false);
  });
});
