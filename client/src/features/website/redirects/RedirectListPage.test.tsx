import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { pageOf, websiteAnswer } from '../testing';
import RedirectListPage from './RedirectListPage';

const redirect = {
  __typename: 'Redirect',
  id: '3',
  version: 1,
  path: '/en/old-page',
  target: '/en/team',
  isAutomatic: false,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const former = {
  ...redirect,
  id: '4',
  path: '/en/news/tide-1',
  target: '/en/news/tide-2',
  isAutomatic: true,
};

describe('the list of redirects', () => {
  it('marks former addresses of contents, which can be deleted like the others', async () => {
    renderPage(<RedirectListPage />, {
      address: '/admin/website/redirects',
      viewer: testViewer,
      answer: ({ name }) =>
        websiteAnswer(name) ?? { data: { redirects: pageOf('RedirectPage', [redirect, former]) } },
    });
    const row = (await screen.findByText('/en/news/tide-1')).closest('tr')!;
    expect(within(row).getByText('Change of address')).toBeTruthy();
    expect(screen.getAllByText('Change of address')).toHaveLength(1);
    expect(await within(row).findByRole('button', { name: /^Delete/ })).toBeTruthy();
  });
});
