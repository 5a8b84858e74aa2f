import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import UserMenuPopup from './UserMenuPopup';

const show = (address: string, documentationUrl: string | null) =>
  renderPage(<UserMenuPopup onCustomize={() => undefined} />, {
    address,
    answer: () => ({ data: { documentationUrl } }),
  });

describe('the help in the user menu', () => {
  it.each([
    ['/admin/calendar', 'https://docs.example.org/features/calendar'],
    ['/admin/planning/rundown/3/2026-11-24', 'https://docs.example.org/features/rundowns-and-clocks'],
    ['/admin/nowhere', 'https://docs.example.org/features'],
  ])('of %s leads to its documentation', async (address, href) => {
    show(address, 'https://docs.example.org/features/');
    const item = await screen.findByRole('menuitem', { name: 'Help for this page' });
    expect(item.getAttribute('href')).toBe(href);
  });

  it('is not there when no address is configured', async () => {
    show('/admin/calendar', null);
    await screen.findByRole('menuitem', { name: 'Sign out' });
    expect(screen.queryByRole('menuitem', { name: 'Help for this page' })).toBeNull();
  });
});
