import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage';
import ProfilePage from './ProfilePage';

it('the profile of nobody is not found, which is no failure to try again', async () => {
  renderPage(<ProfilePage />, {
    path: '/admin/profile/:id',
    address: '/admin/profile/999',
    answer: () => ({ error: { code: 'NOT_FOUND' } }),
  });
  expect(await screen.findByText('This could not be found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
