import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer } from '../../../testing/answer';
import type { ChatHitFieldsFragment } from '../chat.generated';
import { bo, messageWith, personWith, threadWith } from '../testing/chats';
import { field, show } from '../testing/showChat';

const hit = (sequence: number, body: string): ChatHitFieldsFragment => {
  const { id, kind, name, peopleCount, people } = threadWith('7');
  return {
    __typename: 'ChatMessage',
    id: String(sequence),
    sequence,
    createdAt: '2026-11-24T10:00:00.000Z',
    body,
    author: bo,
    thread: {
      __typename: 'ChatThread',
      id,
      kind,
      name,
      recordKind: null,
      recordId: null,
      record: null,
      peopleCount,
      room: null,
      people,
    },
  };
};

type Answers = Record<string, (variables: Record<string, unknown>) => Answer>;

const showThread = (answers: Answers = {}, more: Partial<Parameters<typeof show>[0]> = {}) =>
  show({
    address: '/?thread=7',
    outside: <ToastHost />,
    ...more,
    answer: ({ name, variables }) => answers[name]?.(variables),
  });

const hits = (...items: ChatHitFieldsFragment[]): Answer => ({
  data: { searchChat: { __typename: 'ChatHits', items, hasMore: false } },
});
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Search messages' }));
  return screen.findByRole('dialog', { name: 'Search messages' });
};
/** Pastes the query at once, so that no partial query is sent. */
const search = async (typed: string) => {
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Search messages' }));
  await userEvent.paste(typed);
};
const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Bo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(() => localStorage.clear());

describe('the search of messages', () => {
  it('requires the minimum length of the server, and reports invalid conditions', async () => {
    const { requests } = showThread();
    const drawer = await open();
    expect(within(drawer).getByText('Type at least 3 letters.')).toBeTruthy();
    await search('jingle has:voice');
    expect(await within(drawer).findByText('“has:voice” is not a known filter.')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'SearchChat')).toBe(false);
  });

  it('reports an unknown username, and sends no query', async () => {
    const { requests } = showThread({ ChatPeople: () => ({ data: { findChatPeople: [] } }) });
    const drawer = await open();
    await search('from:dee jingle');
    expect(await within(drawer).findByText('Nobody is called dee.')).toBeTruthy();
    const inputs = requests
      .filter(({ name }) => name === 'SearchChat')
      .map(({ variables }) => variables['input'] as { text: string });
    expect(inputs.some(({ text }) => text.includes('jingle'))).toBe(false);
  });

  it('shows an error when it cannot be loaded', async () => {
    showThread({ SearchChat: () => ({ error: { code: 'INTERNAL_SERVER_ERROR' } }) });
    const drawer = await open();
    await search('jingle');
    expect(await within(drawer).findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('searches by words, author, thread and day, and opens the message in its context', async () => {
    const { requests, router } = showThread({
      SearchChat: () => hits(hit(2, 'The new jingle')),
      ChatMessages: ({ around }) => ({
        data: {
          chatMessages: {
            __typename: 'ChatMessagePage',
            items: around === 40 ? [] : [messageWith(1), messageWith(2, { body: 'The new jingle' })],
            hasOlder: false,
            hasNewer: false,
          },
        },
      }),
    });
    await open();
    await search('from:me in:bo before:2026-11-20 has:link jingle');
    await userEvent.click(await screen.findByRole('link', { name: /The new jingle/ }));
    expect(router.state.location.search).toBe('?thread=7&message=2');
    const { input } = requests.findLast(({ name }) => name === 'SearchChat')!.variables;
    expect(input).toEqual({
      text: 'jingle',
      threadId: '7',
      authorId: '1',
      has: 'LINK',
      // In the viewer's time zone, the day begins an hour earlier than in UTC.
      before: '2026-11-19T23:00:00.000Z',
      after: null,
    });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('The new jingle'));
  });

  it('loads the history around a message that is not on the screen', async () => {
    const { requests } = show({
      address: '/?thread=7&message=2',
      messages: [messageWith(1), messageWith(2)],
    });
    await screen.findByText('Words 2');
    expect(requests.find(({ name }) => name === 'ChatMessages')?.variables).toMatchObject({ around: 2 });
  });
});

describe('pinned messages', () => {
  it('shows an empty state without matches', async () => {
    showThread({ ChatPins: () => ({ data: { chatPins: [] } }) });
    await openMenu('Pinned messages');
    expect(await screen.findByText('No pinned messages')).toBeTruthy();
  });

  it('leads to its message, and is taken down', async () => {
    const { requests } = showThread({
      ChatPins: () => ({ data: { chatPins: [hit(2, 'The studio is free')] } }),
      PinChatMessage: () => ({ data: { pinChatMessage: messageWith(2) } }),
    });
    await openMenu('Pinned messages');
    const drawer = await screen.findByRole('dialog', { name: 'Pinned in Bo' });
    const link = await within(drawer).findByRole('link', { name: /The studio is free/ });
    expect(link.getAttribute('href')).toBe('/admin/chat/private?thread=7&message=2');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Unpin the message of Bo' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'PinChatMessage')?.variables).toEqual({
        id: '2',
        pinned: false,
      }),
    );
  });
});

describe('a message that was changed', () => {
  it('shows what it said before', async () => {
    const edited = messageWith(2, { body: 'At ten', editedAt: '2026-11-24T11:00:00.000Z' });
    showThread(
      {
        ChatHistory: () => ({
          data: {
            chatMessages: {
              __typename: 'ChatMessagePage',
              items: [
                {
                  __typename: 'ChatMessage',
                  id: '2',
                  body: 'At ten',
                  history: [
                    {
                      __typename: 'ChatPastWords',
                      id: '1',
                      body: 'At nine',
                      until: '2026-11-24T11:00:00.000Z',
                    },
                  ],
                },
              ],
            },
          },
        }),
      },
      { messages: [messageWith(1), edited] },
    );
    await userEvent.click(await screen.findByRole('button', { name: '(edited)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Earlier versions of the message of Bo' });
    expect(await within(drawer).findByText('At nine')).toBeTruthy();
  });
});

describe('a name after an @', () => {
  const cy = personWith('3', 'Cy Lee');
  const people: Answers = {
    ChatThreadPeople: () => ({
      data: {
        chatThread: {
          __typename: 'ChatThread',
          id: '7',
          people: [bo, cy, personWith('1', 'Ada Merle')].map((person) => ({
            __typename: 'ChatPerson',
            id: `p${person.id}`,
            part: 'MEMBER',
            joinedAt: '2026-11-20T10:00:00.000Z',
            silencedUntil: null,
            person,
          })),
        },
      },
    }),
  };

  it('is completed by keys, and sends nothing', async () => {
    const { requests } = showThread(people);
    const writing = await field();
    await userEvent.type(writing, 'Ask @');
    const list = await screen.findByRole('listbox', { name: 'Mention a person' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
    expect(writing.getAttribute('aria-activedescendant')).toBe('chat-mention-2');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(writing.value).toBe('Ask @cy lee ');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(requests.some(({ name }) => name === 'SendChatMessage')).toBe(false);
  });

  it('is unchanged after Escape, and when no person is chosen', async () => {
    showThread(people);
    const writing = await field();
    await userEvent.type(writing, '@b');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(writing.value).toBe('@b');
    await userEvent.clear(writing);
    await userEvent.type(writing, '@zz');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stands out in a message when it means a person', async () => {
    const ada = { __typename: 'Colleague' as const, id: '1', fullName: 'Ada Merle', username: 'ada' };
    showThread({}, { messages: [messageWith(1, { body: 'Ask @Ada, not @nobody.', mentions: [ada] })] });
    const name = await screen.findByTitle('Ada Merle');
    expect(name.textContent).toBe('@Ada');
    expect(screen.queryByTitle('nobody')).toBeNull();
  });
});
