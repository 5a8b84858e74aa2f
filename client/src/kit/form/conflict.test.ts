import { describe, expect, it } from 'vitest';
import { conflictOf, decided } from './conflict';

const base = { name: 'a', plan: 'BASIC', bank: { iban: '1', country: 'FR' } };
const mine = { ...base, name: 'mine', bank: { iban: '2', country: 'FR' } };
const theirs = { ...base, plan: 'TEAM', bank: { iban: '3', country: 'FR' } };

describe('two people saving one record', () => {
  it('shows the fields on which they differ, and proposes the value of who changed it', () => {
    expect(conflictOf(base, mine, theirs).differences).toEqual([
      { path: 'name', mine: 'mine', theirs: 'a', proposed: 'mine' },
      { path: 'plan', mine: 'BASIC', theirs: 'TEAM', proposed: 'theirs' },
      { path: 'bank.iban', mine: '2', theirs: '3', proposed: 'mine' },
    ]);
  });

  it('saves what was chosen and leaves the form as it was typed', () => {
    const conflict = conflictOf(base, mine, theirs);
    expect(decided(conflict, {})).toEqual({ name: 'mine', plan: 'TEAM', bank: { iban: '2', country: 'FR' } });
    expect(decided(conflict, { 'bank.iban': 'theirs', plan: 'mine' })).toEqual({
      name: 'mine',
      plan: 'BASIC',
      bank: { iban: '3', country: 'FR' },
    });
    expect(mine.bank.iban).toBe('2');
  });
});
