import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { testViewer } from '../../testing/testSession';
import UserDetailPage from './UserDetailPage';

const reading = [{ __typename: 'AbilityRule' as const, action: 'read', subject: 'User', condition: null }];

describe('the page of a user', () => {
  it.each([
    ['not offered to those who may only read', { ...testViewer, abilities: reading }, false],
    ['offered to the person themself', { ...testViewer, id: '9', abilities: reading }, true],
    ['offered to whoever may change users', testViewer, true],
  ])('has a picture whose change is %s', async (_, viewer, isOffered) => {
    renderPage(<UserDetailPage />, { address: '/9', path: '/:id', viewer, answer });
    await screen.findByText('@bo');
    expect(screen.queryByRole('button', { name: 'Add picture' }) !== null).toBe(isOffered);
  });
});

function answer({ name }: RequestedOperation): Answer {
  if (name !== 'User') return { error: { code: 'INTERNAL_SERVER_ERROR' } };
  const user = {
    __typename: 'User',
    id: '9',
    version: 3,
    firstName: 'Bo',
    lastName: 'Lind',
    fullName: 'Bo Lind',
    username: 'bo',
    email: 'bo@example.com',
    company: '',
    mobile: '',
    address: '',
    countryCode: 'SE',
    country: 'Sweden',
    state: null,
    city: null,
    region: null,
    zipCode: '',
    contact: '1',
    avatar: '',
    avatarColor: 'primary',
    billing: '',
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    invitation: null,
    createdAt: '2026-01-01T00:00:00Z',
    role: { __typename: 'Role', id: '1', key: 'admin', name: 'administrator' },
  };
  return { data: { user } };
}
