// @module-tag smoke
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RequestedOperation } from '../../testing/answer';
import Toasts from '../../kit/feedback/toasts/Toasts';
import { renderPage } from '../../testing/renderPage';
import NotificationsBell from './NotificationsBell';
import NotificationsPage from './NotificationsPage';

const handover = {
  __typename: 'Notification',
  id: '7',
  subject: 'Ada Merle hands over to you',
  text: 'Go live within two minutes.',
  path: '/admin/studio/live',
  isUrgent: true,
  expiresAt: null as string | null,
  radioId: null,
  radioName: null,
};

let last: typeof handover | null = null;
let followed = 0;
let read = 0;
let inboxRead = Promise.withResolvers<void>();
beforeEach(() => {
  last = null;
  followed = 0;
  read = 0;
  inboxRead = Promise.withResolvers();
});

const news = (changed: object) => ({
  notificationNews: {
    __typename: 'NotificationNews',
    unseen: 3,
    hasArrived: true,
    expired: [],
    last: null,
    ...changed,
  },
});

async function answer({ name }: RequestedOperation): Promise<Record<string, unknown>> {
  if (name === 'NotificationNews') {
    followed++;
    await inboxRead.promise;
    return news({ last });
  }
  if (name === 'UnseenNotifications') return { unseenNotifications: 1 };
  read++;
  inboxRead.resolve();
  return { notifications: { __typename: 'NotificationPage', items: [], totalItems: 0 } };
}

it('subscribes to new notifications once for the whole page, and refetches the inbox', async () => {
  renderPage(
    <>
      <NotificationsBell />
      <NotificationsPage />
    </>,
    { answer: async (operation) => ({ data: await answer(operation) }) },
  );
  expect(await screen.findByRole('link', { name: 'Notifications: 3 new' })).toBeTruthy();
  await waitFor(() => expect(read).toBe(2));
  expect(followed).toBe(1);
});

describe('an urgent notification that arrives', () => {
  const bell = (address: string, notification = handover) => {
    last = notification;
    inboxRead.resolve();
    return renderPage(<NotificationsBell />, {
      address,
      outside: <Toasts />,
      answer: async (operation) => ({ data: await answer(operation) }),
    });
  };

  it('is shown on every page, with a button that opens its page', async () => {
    const { router } = bell('/admin/planning/calendar');
    await screen.findByText('Ada Merle hands over to you');
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/studio/live'));
  });

  it('stays until the viewer can no longer act on it, or opens its page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const expiring = { ...handover, expiresAt: new Date(Date.now() + 120_000).toISOString() };
    const { router } = bell('/admin/planning/calendar', expiring);
    const subject = 'Ada Merle hands over to you';
    await screen.findByText(subject);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText(subject)).not.toBeNull();
    await act(() => router.navigate('/admin/studio/live'));
    await waitFor(() => expect(screen.queryByText(subject)).toBeNull());
  });

  it('closes when the server reports that the viewer can no longer act on it', async () => {
    const declined = Promise.withResolvers<void>();
    async function* change() {
      const later = { ...handover, id: '8', isUrgent: false };
      const until = new Date(Date.now() + 120_000).toISOString();
      yield { data: news({ last: { ...handover, expiresAt: until } }) };
      yield { data: news({ hasArrived: false, expired: ['6'], last: later }) };
      await declined.promise;
      yield { data: news({ unseen: 5, hasArrived: false, expired: ['7'], last: later }) };
    }
    renderPage(<NotificationsBell />, {
      address: '/admin/planning/calendar',
      outside: <Toasts />,
      events: ({ name }) => (name === 'NotificationNews' ? change() : undefined),
      answer: async (operation) => ({ data: await answer(operation) }),
    });
    const subject = 'Ada Merle hands over to you';
    await screen.findByText(subject);
    declined.resolve();
    await screen.findByRole('link', { name: 'Notifications: 5 new' });
    await waitFor(() => expect(screen.queryByText(subject)).toBeNull());
  });

  it('is not shown on the page that it leads to', async () => {
    bell('/admin/studio/live');
    await screen.findByRole('link', { name: 'Notifications: 3 new' });
    expect(screen.queryByText('Ada Merle hands over to you')).toBeNull();
  });
});
