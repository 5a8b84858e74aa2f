// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AskedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import NotificationsBell from './NotificationsBell';
import NotificationsPage from './NotificationsPage';

let followed = 0;
let read = 0;
let inboxRead = Promise.withResolvers<void>();
beforeEach(() => {
  followed = 0;
  read = 0;
  inboxRead = Promise.withResolvers();
});

async function answer({ name }: AskedOperation): Promise<Record<string, unknown>> {
  if (name === 'NotificationNews') {
    followed++;
    await inboxRead.promise;
    return { notificationNews: { __typename: 'NotificationNews', unseen: 3 } };
  }
  if (name === 'UnseenNotifications') return { unseenNotifications: 1 };
  read++;
  inboxRead.resolve();
  return { notifications: { __typename: 'NotificationPage', items: [], totalItems: 0 } };
}

it('follows what is new once for the whole page, and the inbox is read again by it', async () => {
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
