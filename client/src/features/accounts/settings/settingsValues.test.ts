import { describe, expect, it } from 'vitest';
import type { Settings } from './settingsForm';
import { asLink, generalValues, informationPatch, informationValues } from './settingsValues';

const settings = {
  isPicturePublic: false,
  firstName: '',
  lastName: '',
  fullName: 'Nora du Pont',
  username: 'nora',
  email: 'nora@example.com',
  company: '',
  designation: '',
  bio: '',
  birthDate: null,
  country: 'Czechoslovakia',
  countryCode: null,
  website: '',
  contact: '',
} as unknown as Settings;

describe('the account as it is typed', () => {
  it('splits the one name of older accounts, and leaves two names as they are', () => {
    expect(generalValues(settings)).toMatchObject({ firstName: 'Nora', lastName: 'du Pont' });
    expect(generalValues({ ...settings, firstName: 'Nora' })).toMatchObject({
      firstName: 'Nora',
      lastName: '',
    });
  });

  it('sends no country unless one is chosen, and takes a date away', () => {
    const values = informationValues(settings);
    expect(informationPatch(values)).toEqual({
      designation: '',
      bio: '',
      contact: '',
      website: '',
      birthDate: null,
    });
    expect(informationPatch({ ...values, countryCode: 'CZ' })).toMatchObject({ countryCode: 'CZ' });
  });

  it.each([
    ['example.com/me?a=1', 'https://example.com/me?a=1'],
    [' x.com ', 'https://x.com'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['nora', 'nora'],
    ['', ''],
  ])('takes %j for the address %j', (typed, address) => {
    expect(asLink(typed)).toBe(address);
  });
});
