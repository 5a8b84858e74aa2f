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

describe('values that only make sense together', () => {
  const base = { name: 'Bo', state: 'Gironde', city: 'Bordeaux' };
  const units = [['state', 'city']];

  it('are one difference, and chosen as a whole', () => {
    const theirs = { ...base, state: 'Ain', city: '' };
    const conflict = conflictOf(base, base, theirs, units);
    expect(conflict.differences).toEqual([
      {
        path: 'state',
        unit: ['state', 'city'],
        mine: { state: 'Gironde', city: 'Bordeaux' },
        theirs: { state: 'Ain', city: '' },
        proposed: 'theirs',
      },
    ]);
    expect(decided(conflict, {})).toEqual(theirs);
    expect(decided(conflict, { state: 'mine' })).toEqual(base);
  });

  it('are proposed as mine when I changed any of them', () => {
    const mine = { ...base, city: 'Lormont' };
    const [difference] = conflictOf(base, mine, { ...base, state: 'Ain', city: '' }, units).differences;
    expect(difference?.proposed).toBe('mine');
  });
});

describe('a list of rows', () => {
  const base = { people: [{ name: 'Ada' }] };
  const theirs = { people: [{ name: 'Bo' }, { name: 'Ada' }] };

  it('is one answer, of whatever length', () => {
    const conflict = conflictOf(base, structuredClone(base), theirs);
    expect(conflict.differences).toEqual([
      { path: 'people', mine: base.people, theirs: theirs.people, proposed: 'theirs' },
    ]);
    expect(decided(conflict, {})).toEqual(theirs);
    expect(decided(conflict, { people: 'mine' })).toEqual(base);
  });

  it('that is the same is no difference', () => {
    expect(conflictOf(base, structuredClone(theirs), theirs).differences).toEqual([]);
  });
});
