// @module-tag smoke
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tabView } from '../../../apollo/session/tab';
import { features } from '../../index';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
// Import beforehand the code that the first toast would load.
import '../../../kit/feedback/toasts/Toasts';
import { Pages } from '../../../kit/pages/Pages';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { BookmarkBar } from './BookmarkBar';
import { BookmarkStar } from './BookmarkStar';
import { moved } from '../../../kit/data/moved';

const bookmark = (id: string, target: string) => ({ __typename: 'PortalPage', id, target });

function show(answer: (operation: RequestedOperation) => Answer) {
  return renderPage(
    <Pages value={features}>
      <BookmarkStar target="invoices" />
      <BookmarkBar />
      <ToastHost />
    </Pages>,
    { answer },
  );
}
const star = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Bookmark |Remove bookmark)/ });
const isOn = () => star().getAttribute('aria-pressed') === 'true';
const loaded = () => waitFor(() => expect(star().disabled).toBe(false));

describe('the star of a page', () => {
  it('bookmarks the page, and updates every star', async () => {
    const { requests } = show(({ name }) =>
      name === 'Bookmarks'
        ? { data: { bookmarks: [] } }
        : { data: { bookmarkPage: [bookmark('2', 'invoices')] } },
    );
    await loaded();
    expect(isOn()).toBe(false);
    await userEvent.click(star());
    expect(isOn()).toBe(true);
    expect(await screen.findByRole('link', { name: 'Invoices' })).toBeTruthy();
    expect(requests.at(-1)).toEqual({
      name: 'BookmarkPage',
      variables: { target: 'invoices', isBookmarked: true },
    });
  });

  it('reverts when the server rejects it, and shows the reason', async () => {
    show(({ name }) =>
      name === 'Bookmarks'
        ? { data: { bookmarks: [bookmark('3', 'employees')] } }
        : { error: { code: 'NOT_FOUND', subject: 'PortalPage' } },
    );
    await loaded();
    await userEvent.click(star());
    expect(await screen.findByText('The bookmark was not saved')).toBeTruthy();
    expect(isOn()).toBe(false);
    expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Employees' })).toBeTruthy();
  });

  it('follows what another tab has done, when this one is looked at', async () => {
    let stored = [bookmark('2', 'invoices')];
    show(() => ({ data: { bookmarks: stored } }));
    await loaded();
    expect(isOn()).toBe(true);
    stored = [];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(isOn()).toBe(false));
  });

  it('is not there while the portal is viewed as a role', async () => {
    tabView.set({ id: '2', name: 'manager' });
    show(() => ({ data: { bookmarks: [bookmark('2', 'invoices')] } }));
    expect(await screen.findByRole('link', { name: 'Invoices' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /bookmark:/i })).toBeNull();
    tabView.set(undefined);
  });
});

describe('the bookmarks', () => {
  it('are shown in their order, without unknown pages', async () => {
    show(() => ({
      data: {
        bookmarks: [bookmark('3', 'employees'), bookmark('99', 'from/the/future'), bookmark('2', 'invoices')],
      },
    }));
    await screen.findByRole('link', { name: 'Invoices' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Employees',
      'Invoices',
    ]);
  });

  it('explain their purpose when there are none', async () => {
    show(() => ({ data: { bookmarks: [] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Bookmarks' }));
    expect(await screen.findByText(/Bookmark a page/)).toBeTruthy();
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
  ])('go from place %i to place %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});
