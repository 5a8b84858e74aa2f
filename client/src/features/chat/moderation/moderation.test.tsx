import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer } from '../../../testing/answer';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type { ChatReportFieldsFragment, ChatThreadFieldsFragment } from '../chat.generated';
import { bo, messageWith, threadWith } from '../testing/chats';
import { room as otherRoom, show } from '../testing/showChat';

const room: ChatThreadFieldsFragment = { ...otherRoom, own: threadWith('9').own };
const member: TestViewer = {
  ...testViewer,
  abilities: [
    { action: 'read', subject: 'ChatThread' },
    { action: 'read', subject: 'ChatRoom' },
    { action: 'create', subject: 'ChatMessage' },
  ],
};
const report = (id: string, more: Partial<ChatReportFieldsFragment> = {}): ChatReportFieldsFragment => ({
  __typename: 'ChatReport',
  id,
  version: 1,
  createdAt: '2026-11-24T10:00:00.000Z',
  words: 'Rude words',
  reason: 'It is rude',
  settledAt: null,
  messageId: '1',
  sequence: 1,
  thread: { __typename: 'ChatThread', id: '9', kind: 'ROOM' },
  author: bo,
  reporter: null,
  ...more,
});

function showRoom({
  thread = room,
  viewer = testViewer,
  reports = [],
  answers = {},
  address = '/?thread=9',
}: {
  thread?: ChatThreadFieldsFragment;
  viewer?: TestViewer;
  reports?: readonly ChatReportFieldsFragment[];
  answers?: Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>;
  address?: string;
}) {
  return show({
    address,
    isPublic: true,
    threads: [thread],
    messages: [messageWith(1)],
    viewer,
    outside: <ToastHost />,
    answer: ({ name, variables }) => {
      if (answers[name]) return answers[name](variables);
      if (name !== 'ChatReports') return undefined;
      const { settledAt } = variables['filter'] as { settledAt: { isNull: boolean } };
      const items = reports.filter((report) => (report.settledAt === null) === settledAt.isNull);
      return {
        data: {
          chatReports: {
            __typename: 'ChatReportPage',
            items,
            totalItems: items.length,
            totalIsExact: true,
          },
        },
      };
    },
  });
}
const openTools = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'More actions for the message of Bo' }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

beforeEach(() => localStorage.clear());

describe('a message of a room', () => {
  it('is reported by who reads it, and hidden by moderators alone', async () => {
    const { requests } = showRoom({
      viewer: member,
      answers: { ReportChatMessage: () => ({ data: { reportChatMessage: true } }) },
    });
    await openTools();
    await screen.findByRole('menuitem', { name: 'Report' });
    for (const name of ['Hide from readers', 'Delete', 'Mute Bo for an hour'])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    await choose('Report');
    const drawer = await screen.findByRole('dialog', { name: 'Report the message of Bo' });
    await userEvent.type(within(drawer).getByRole('textbox'), 'It is rude');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Message reported')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'ReportChatMessage')?.variables).toEqual({
      id: '1',
      reason: 'It is rude',
    });
    expect(screen.queryByRole('button', { name: /^Reports/ })).toBeNull();
  });

  it('notifies its moderator when a person could not be silenced', async () => {
    showRoom({
      thread: { ...room, mayModerate: true },
      answers: { SilenceChatPerson: () => ({ error: { code: 'FORBIDDEN' } }) },
    });
    await openTools();
    await choose('Mute Bo for an hour');
    expect(await screen.findByText('The change for Bo was not saved')).toBeTruthy();
  });

  it('of a private thread is not reported: there, one blocks who disturbs', async () => {
    show({ address: '/?thread=7', messages: [messageWith(1)] });
    await openTools();
    await screen.findByRole('menuitem', { name: 'Reply' });
    expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
  });
});

describe('a room', () => {
  const slow: ChatThreadFieldsFragment = {
    ...room,
    room: { ...room.room!, pauseTime: 30_000, retentionTime: 30 * 86_400_000 },
  };

  it('shows its slow mode to all but its moderators, and its retention', async () => {
    showRoom({ thread: slow, viewer: member });
    expect(await screen.findByText('One message every 30 seconds.')).toBeTruthy();
    expect(await screen.findByText('Messages are stored for 30 days here.')).toBeTruthy();
  });

  it('does not slow its moderators', async () => {
    showRoom({ thread: { ...slow, mayModerate: true } });
    await screen.findByText('Messages are stored for 30 days here.');
    expect(screen.queryByText('One message every 30 seconds.')).toBeNull();
  });
});

describe('reports', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Reports/ }));
    return screen.findByRole('dialog', { name: 'Reports' });
  };

  it('show an empty state', async () => {
    showRoom({});
    expect(await within(await open()).findByText('No reports')).toBeTruthy();
  });

  it('are counted, and settled with an undo; settled ones are in a list of their own', async () => {
    const { requests } = showRoom({
      reports: [report('5'), report('6', { settledAt: '2026-11-25T10:00:00.000Z', words: 'Old words' })],
      answers: {
        SettleChatReport: ({ settled }) => ({
          data: {
            settleChatReport: report('5', {
              version: 2,
              settledAt: settled ? '2026-11-26T10:00:00.000Z' : null,
            }),
          },
        }),
      },
    });
    await screen.findByRole('button', { name: /1 open report/ });
    const drawer = await open();
    expect(await within(drawer).findByText('Rude words')).toBeTruthy();
    expect(within(drawer).queryByText('Old words')).toBeNull();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Resolve' }));
    const notices = await screen.findByText('Report resolved');
    const toast = notices.closest<HTMLElement>('[data-part=root]')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(
        requests.filter(({ name }) => name === 'SettleChatReport').map(({ variables }) => variables),
      ).toEqual([
        { id: '5', version: 1, settled: true },
        { id: '5', version: 2, settled: false },
      ]),
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Resolved' }));
    expect(await within(drawer).findByText('Old words')).toBeTruthy();
  });

  it('lead to the message, where the viewer sees its thread', async () => {
    showRoom({ reports: [report('5'), report('6', { thread: null, sequence: null })] });
    const drawer = await open();
    const links = await within(drawer).findAllByRole('link', { name: 'Show in the conversation' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/chat/public?thread=9&message=1']);
  });

  it('are opened by an address, as notifications of new reports have it', async () => {
    showRoom({ reports: [report('5')], address: '/?thread=9&reports=open' });
    const drawer = await screen.findByRole('dialog', { name: 'Reports' });
    expect(await within(drawer).findByText('Rude words')).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reports' })).toBeNull());
  });

  it('are counted again when a report is created or settled', async () => {
    const reports: ChatReportFieldsFragment[] = [];
    let notify = () => {};
    const notices = new Promise<Answer>((resolve) => {
      notify = () => resolve({ data: { openChatReports: 1 } });
    });
    showRoom({ reports, answers: { OpenChatReports: () => notices } });
    await screen.findByRole('button', { name: 'Reports' });
    reports.push(report('5'));
    notify();
    expect(await screen.findByRole('button', { name: /1 open report/ })).toBeTruthy();
  });

  it('hide the message, and show an error when that failed', async () => {
    showRoom({
      reports: [report('5')],
      answers: { ConcealChatMessage: () => ({ error: { code: 'NOT_FOUND' } }) },
    });
    const drawer = await open();
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Hide from readers' }));
    expect(await screen.findByText('The message was not changed')).toBeTruthy();
  });
});
