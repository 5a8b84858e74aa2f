import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../kit/feedback/toasts/ToastHost';
import type { RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { testViewer } from '../../testing/testSession';
import NotificationsPage from './NotificationsPage';

const line = (id: string, subject: string) => ({
  __typename: 'Notification' as const,
  id,
  kind: 'planning.emptySlot',
  subject,
  text: 'Nothing stands in its rundown yet.',
  path: '/admin/planning/calendar',
  number: 1,
  isUrgent: false,
  radioId: null,
  radioName: null,
  at: '2026-11-26T10:00:00.000Z',
  isSeen: false,
  isDone: false,
});
let lines = [line('1', 'Breakfast is empty')];
let chosen: object[] = [];
const devices = [
  {
    __typename: 'OwnPushDevice',
    id: '1',
    endpoint: 'https://push.example.org/1',
    device: 'Firefox',
    createdAt: '2026-11-26T10:00:00.000Z',
  },
];
let times = { quietFrom: null as string | null, quietUntil: null as string | null, digestAt: '08:00' };
beforeEach(() => {
  lines = [line('1', 'Breakfast is empty'), line('2', 'Midnight is empty')];
  chosen = [];
});

function answer({ name, variables }: RequestedOperation): Record<string, unknown> {
  const unseen = lines.filter(({ isSeen, isDone }) => !isSeen && !isDone).length;
  if (name === 'UnseenNotifications') return { unseenNotifications: unseen };
  if (name === 'NotificationNews')
    return { notificationNews: { __typename: 'NotificationNews', unseen, expired: [] } };
  if (name === 'MarkAllNotificationsSeen') {
    lines = lines.map((line) => ({ ...line, isSeen: true }));
    return { markAllNotificationsSeen: lines.length };
  }
  if (name === 'MarkNotificationsDone') {
    const isDone = Boolean(variables['isDone']);
    const ids = variables['ids'] as string[];
    lines = lines.map((line) => (ids.includes(line.id) ? { ...line, isDone } : line));
    return {
      markNotificationsDone: ids.map((id) => ({ __typename: 'Notification', id, isDone })),
    };
  }
  if (name === 'NotificationChoices')
    return {
      notificationChoices: [
        {
          __typename: 'NotificationChoice',
          kind: 'planning.emptySlot',
          label: 'A broadcast that I present is empty',
          isOn: true,
          mail: 'NOW',
          isPushed: true,
        },
      ],
      notificationTimes: { __typename: 'NotificationTimes', ...times, timeZone: 'Europe/Paris' },
    };
  if (name === 'PushDevices') return { pushKey: 'BA', pushDevices: devices };
  if (name === 'ChooseNotification') {
    chosen.push(variables);
    return { chooseNotification: { __typename: 'NotificationChoice', ...variables } };
  }
  if (name === 'SetNotificationTimes') {
    times = variables['input'] as typeof times;
    return { setNotificationTimes: { __typename: 'NotificationTimes', ...times, timeZone: 'Europe/Paris' } };
  }
  const items = lines.filter(({ isDone }) => (variables['box'] === 'DONE') === isDone);
  return {
    notifications: { __typename: 'NotificationPage', items, totalItems: items.length },
  };
}
const show = (address = '/admin/notifications') =>
  renderPage(<NotificationsPage />, {
    address,
    viewer: testViewer,
    answer: (operation) => ({ data: answer(operation) }),
    outside: <ToastHost />,
  });

describe('notifications', () => {
  it('show an empty state', async () => {
    lines = [];
    show();
    expect(await screen.findByText('No new notifications')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull();
  });

  it('are archived with the key e, and restored', async () => {
    show();
    const user = userEvent.setup();
    const first = await screen.findByRole('link', { name: /Breakfast is empty/ });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Midnight is empty');
    await user.keyboard('e');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Midnight is empty/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /Midnight is empty/ })).toBeTruthy();
  });

  it('are all marked as seen at once, which is announced to screen readers', async () => {
    show();
    expect(await screen.findAllByText('New:')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(screen.queryByText('New:')).toBeNull());
  });

  it('are mailed as one chooses, and not in quiet hours', async () => {
    show('/admin/notifications?box=choices');
    const user = userEvent.setup();
    await user.selectOptions(
      await screen.findByLabelText('E-mail: A broadcast that I present is empty'),
      'DIGEST',
    );
    expect(chosen).toEqual([{ kind: 'planning.emptySlot', isOn: true, mail: 'DIGEST', isPushed: true }]);
    await user.click(
      screen.getByRole('checkbox', { name: 'In the browser: A broadcast that I present is empty' }),
    );
    await waitFor(() => expect(chosen).toHaveLength(2));
    expect(chosen[1]).toMatchObject({ mail: 'DIGEST', isPushed: false });
    await user.type(screen.getByLabelText('Quiet from'), '22:00');
    await user.type(screen.getByLabelText('Quiet until'), '07:00');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Times saved')).toBeTruthy();
    expect(times).toEqual({ quietFrom: '22:00', quietUntil: '07:00', digestAt: '08:00' });
  });

  it('are shown in the listed browsers, with a message when this browser has no support', async () => {
    show('/admin/notifications?box=choices');
    expect(await screen.findByText('Firefox')).toBeTruthy();
    expect(
      screen.getByText('This browser cannot show notifications while the portal is closed.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  });
});
