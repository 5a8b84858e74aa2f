import { describe, expect, it } from 'vitest';
import type { UserFieldsFragment } from '../users.generated';
import { addressUnit, inputOf, newUser, valuesOf } from './userFormValues';

const ada: UserFieldsFragment = {
  __typename: 'User',
  id: '9',
  version: 3,
  firstName: 'Ada',
  lastName: 'Merle',
  fullName: 'Ada Merle',
  username: 'ada',
  email: 'ada@example.com',
  company: 'Horizon',
  contact: '0102',
  mobile: '+33612345678',
  address: '1 quai',
  countryCode: 'FR',
  country: 'France',
  state: { __typename: 'State', id: 'FR-33', name: 'Gironde' },
  city: { __typename: 'City', id: 'FR-33-1', name: 'Bordeaux' },
  region: null,
  zipCode: '33000',
  avatar: '',
  avatarColor: 'primary',
  billing: '',
  currentPlan: 'BASIC',
  status: 'ACTIVE',
  createdAt: '2026-01-01T00:00:00Z',
  invitation: null,
  role: { __typename: 'Role', id: '1', key: 'admin', name: 'administrator' },
};

describe('the values of a user form', () => {
  it('are sent by id, without empty values, and without a password unless one was typed', () => {
    expect(inputOf(valuesOf(ada))).toEqual({
      firstName: 'Ada',
      lastName: 'Merle',
      mobile: '+33612345678',
      contact: '0102',
      username: 'ada',
      email: 'ada@example.com',
      roleId: '1',
      status: 'ACTIVE',
      address: '1 quai',
      countryCode: 'FR',
      country: 'France',
      stateId: 'FR-33',
      cityId: 'FR-33-1',
      regionId: null,
      zipCode: '33000',
      company: 'Horizon',
      currentPlan: 'BASIC',
      billing: '',
    });
    const typed = inputOf({ ...valuesOf(ada), password: 'a b c', passwordConfirmation: '' });
    expect([typed.password, typed.passwordConfirmation]).toEqual(['a b c', '']);
  });

  it('keep a full name that was never split', () => {
    const { firstName, lastName } = valuesOf({ ...ada, firstName: '', lastName: '', fullName: 'nora' });
    expect([firstName, lastName]).toEqual(['nora', '']);
  });

  it('hold every part of the address, whose parts change together', () => {
    expect(Object.keys(newUser)).toEqual(expect.arrayContaining([...addressUnit]));
    expect(addressUnit).toHaveLength(9);
  });
});
