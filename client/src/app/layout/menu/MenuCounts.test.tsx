import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MenuList } from './MenuList';
import { menuOf } from '../../../kit/defineFeature';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { features } from '../../../features/index';
import type { ChatUnreadFieldsFragment } from '../../../features/chat/chat.generated';

const ofChat = features.filter(({ name }) => name === 'chat');
const unread = (
  id: string,
  unreadCount: number,
  { kind = 'PRIVATE', mutedUntil = null }: { kind?: 'PRIVATE' | 'ROOM'; mutedUntil?: string | null } = {},
): ChatUnreadFieldsFragment => ({
  __typename: 'ChatThread',
  id,
  kind,
  own: { __typename: 'OwnChatPart', id: `1${id}`, unreadCount, mutedUntil },
});

function showMenu({
  threads,
  news,
  isCollapsed = false,
}: {
  threads: () => readonly ChatUnreadFieldsFragment[];
  news?: Promise<Answer>;
  isCollapsed?: boolean;
}) {
  return renderPage(<MenuList menu={menuOf(ofChat, () => true)} isCollapsed={isCollapsed} />, {
    answer: ({ name }) =>
      name === 'ChatUnread'
        ? { data: { chatThreads: { __typename: 'OwnChatThreads', items: threads() } } }
        : (news ?? new Promise<Answer>(() => undefined)),
  });
}
const reported = (thread: ChatUnreadFieldsFragment): Answer => ({
  data: {
    chatEvents: { __typename: 'ChatEvent', kind: 'MESSAGE', threadId: thread.id, thread },
  },
});

beforeEach(() => localStorage.clear());

describe('the count of new chat messages in the menu', () => {
  it('is nothing while everything was read', async () => {
    const { requests } = showMenu({ threads: () => [unread('7', 0)] });
    await waitFor(() => expect(requests.some(({ name }) => name === 'ChatUnread')).toBe(true));
    expect(screen.getByRole('link', { name: 'Private messages' })).toBeTruthy();
  });

  it('includes private threads and rooms, without muted ones', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const { requests } = showMenu({
      threads: () => [
        unread('7', 2),
        unread('8', 3, { mutedUntil: later }),
        unread('9', 4, { kind: 'ROOM' }),
        unread('10', 5, { kind: 'ROOM', mutedUntil: '2020-01-01T00:00:00.000Z' }),
      ],
    });
    expect(await screen.findByRole('link', { name: /^Private messages.*2 unread messages$/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Rooms.*9 unread messages$/ })).toBeTruthy();
    // The counts of both menu entries come from one query.
    expect(requests.filter(({ name }) => name === 'ChatUnread')).toHaveLength(1);
  });

  it('stays named in the narrow menu', async () => {
    showMenu({ threads: () => [unread('7', 2)], isCollapsed: true });
    expect(await screen.findByRole('link', { name: /^Private messages.*2 unread messages$/ })).toBeTruthy();
  });

  it('follows events of a known thread, and refetches the counts for an unknown one', async () => {
    let all = [unread('7', 2)];
    let notify: (answer: Answer) => void = () => undefined;
    const { requests } = showMenu({
      threads: () => all,
      news: new Promise<Answer>((done) => (notify = done)),
    });
    await screen.findByRole('link', { name: /2 unread messages$/ });
    all = [unread('7', 2), unread('8', 1)];
    act(() => notify(reported(unread('8', 1))));
    expect(await screen.findByRole('link', { name: /3 unread messages$/ })).toBeTruthy();
    expect(requests.filter(({ name }) => name === 'ChatUnread')).toHaveLength(2);
  });
});
