// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answer';
import { testViewer, type TestViewer } from '../../testing/testSession';
import { messageWith, threadWith } from './testing/chats';
import { field, list, room, show } from './testing/showChat';

const reader: TestViewer = {
  ...testViewer,
  abilities: [
    { action: 'read', subject: 'ChatThread' },
    { action: 'read', subject: 'ChatRoom' },
  ],
};
beforeEach(() => localStorage.clear());

describe('the chat', () => {
  it('offers a reader no field to write in, and no new thread', async () => {
    show({ address: '/?thread=7', viewer: reader });
    await screen.findByText('Words 3');
    expect(screen.getByText('Your role does not allow you to write here.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Write to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull();
  });

  it('shows that a thread was not found', async () => {
    show({ address: '/?thread=8' });
    expect(await screen.findByText('This could not be found')).toBeTruthy();
  });

  it('shows an error when it cannot be loaded, and retries', async () => {
    let isDown = true;
    show({
      answer: ({ name }) =>
        name === 'ChatThreads' && isDown ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    expect(within(await list('Private messages')).getByRole('link', { name: /Bo/ })).toBeTruthy();
  });

  it('explains its purpose when empty, and offers the first action', async () => {
    show({ threads: [] });
    const nothing = await screen.findByText('No conversations yet');
    expect(nothing).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'New conversation' })).toHaveLength(2);
  });

  it('counts new messages, and marks them as read on the server once they were visible', async () => {
    const thread = threadWith('7', {
      own: { ...threadWith('7').own!, readUpTo: 1, unreadCount: 2, mentionCount: 1 },
    });
    const { requests, router } = show({ threads: [thread] });
    const row = await screen.findByRole('link', { name: /Mentions you\s*2 unread messages/ });
    expect(requests.some(({ name }) => name === 'MarkChatRead')).toBe(false);
    await userEvent.click(row);
    expect(router.state.location.search).toBe('?thread=7');
    expect(await screen.findByText('New')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'ChatMessages')?.variables).toMatchObject({ around: 2 });
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'MarkChatRead')?.variables).toEqual({ id: '7', upTo: 3 }),
    );
  });

  it('shows who is typing', async () => {
    show({ address: '/?thread=7' });
    expect(await screen.findByText('Bo is writing…')).toBeTruthy();
  });

  it('shows a sent message at once, and only once after it is stored', async () => {
    let resolveSend: (answer: Answer) => void = () => undefined;
    const { requests } = show({
      address: '/?thread=7',
      answer: ({ name }) =>
        name === 'SendChatMessage' ? new Promise<Answer>((done) => (resolveSend = done)) : undefined,
    });
    await screen.findByText('Words 3');
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(await screen.findByText('Sending…')).toBeTruthy();
    expect((await field()).value).toBe('');
    const input = requests.find(({ name }) => name === 'SendChatMessage')!.variables['input'] as {
      clientKey: string;
      body: string;
    };
    expect(input.body).toBe('One\ntwo');
    resolveSend({
      data: {
        sendChatMessage: messageWith(4, { body: input.body, clientKey: input.clientKey, isMine: true }),
      },
    });
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getAllByText(/^One\s+two$/, { selector: 'p' })).toHaveLength(1);
  });

  it('keeps a refused message, to be sent again under the same key', async () => {
    const { requests } = show({
      address: '/?thread=7',
      answer: ({ name }) => (name === 'SendChatMessage' ? { error: { code: 'FORBIDDEN' } } : undefined),
    });
    await userEvent.type(await field(), 'Hello{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    const keys = () =>
      requests
        .filter(({ name }) => name === 'SendChatMessage')
        .map(({ variables }) => (variables['input'] as { clientKey: string }).clientKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect((await field()).value).toBe('Hello');
  });

  it('stores the draft of each thread', async () => {
    const { router } = show({ address: '/?thread=7', threads: [threadWith('7'), threadWith('8')] });
    await userEvent.type(await field(), 'Half a');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(router.state.location.search).toMatch(/thread=(7|8)/));
    await router.navigate('/?thread=8');
    await waitFor(async () => expect((await field()).value).toBe(''));
    await router.navigate('/?thread=7');
    await waitFor(async () => expect((await field()).value).toBe('Half a'));
  });

  it('opens a room without joining it, and joins it on request', async () => {
    const { requests } = show({
      isPublic: true,
      threads: [room],
      answer: ({ name }) =>
        name === 'JoinChatThread'
          ? { data: { joinChatThread: { ...room, own: threadWith('9').own } } }
          : undefined,
    });
    await userEvent.click(await screen.findByRole('link', { name: /Studio/ }));
    await screen.findByText('Words 3');
    expect(requests.some(({ name }) => name === 'MarkChatRead')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Join' })).toBeNull());
  });

  it('closes a thread that the viewer is put out of', async () => {
    show({
      address: '/?thread=7',
      answer: ({ name }) =>
        name === 'ChatEvents'
          ? {
              data: {
                chatEvents: {
                  __typename: 'ChatEvent',
                  kind: 'ACCESS_LOST',
                  threadId: '7',
                  userId: null,
                  thread: null,
                  message: null,
                },
              },
            }
          : name === 'ChatThread'
            ? new Promise<Answer>((done) => setTimeout(done, 200, { error: { code: 'NOT_FOUND' } }))
            : undefined,
    });
    expect(await screen.findByText('This could not be found')).toBeTruthy();
    expect(screen.queryByText('Words 3')).toBeNull();
  });

  it('lets one change what one wrote last, by the arrow up', async () => {
    const mine = messageWith(2, { isMine: true, body: 'Mien' });
    const { requests } = show({
      address: '/?thread=7',
      messages: [messageWith(1), mine, messageWith(3)],
      answer: ({ name, variables }) =>
        name === 'EditChatMessage'
          ? {
              data: {
                editChatMessage: {
                  ...mine,
                  body: String(variables['body']),
                  version: 2,
                  changeNumber: 4,
                  editedAt: '2026-11-24T11:00:00.000Z',
                },
              },
            }
          : undefined,
    });
    await screen.findByText('Mien');
    await userEvent.type(await field(), '{ArrowUp}');
    const editing = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your message' });
    expect(editing.value).toBe('Mien');
    await userEvent.clear(editing);
    await userEvent.type(editing, 'Mine{Enter}');
    expect(await screen.findByText('Mine')).toBeTruthy();
    expect(screen.getByText('(edited)')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'EditChatMessage')?.variables).toEqual({
      id: '2',
      version: 1,
      body: 'Mine',
    });
    expect((await field()).value).toBe('');
  });

  it('offers what one may do with a message, and takes an emoji', async () => {
    const { requests } = show({
      address: '/?thread=7',
      messages: [messageWith(1)],
      answer: ({ name }) =>
        name === 'ReactToChatMessage'
          ? {
              data: {
                reactToChatMessage: messageWith(1, {
                  changeNumber: 4,
                  reactions: [{ __typename: 'ChatReactions', emoji: '👍', count: 1, isMine: true }],
                }),
              },
            }
          : undefined,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for the message of Bo' }));
    await screen.findByRole('menuitem', { name: 'Reply' });
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'React with 👍' }));
    expect(await screen.findByRole('button', { name: '👍 from 1 person', pressed: true })).toBeTruthy();
    expect(requests.find(({ name }) => name === 'ReactToChatMessage')?.variables).toEqual({
      id: '1',
      emoji: '👍',
      reacted: true,
    });
  });

  it('answers to a message, of which the first words are shown', async () => {
    const { requests } = show({
      address: '/?thread=7',
      messages: [messageWith(1), messageWith(2, { replyToId: '1', body: 'Yes' })],
      answer: ({ name }) => (name === 'SendChatMessage' ? { error: { code: 'FORBIDDEN' } } : undefined),
    });
    expect((await screen.findByText(/Bo.:$/)).parentElement!.textContent).toMatch(/Bo.: Words 1/);
    const [first] = await screen.findAllByRole('button', { name: 'More actions for the message of Bo' });
    await userEvent.click(first!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await userEvent.type(await field(), 'So do I{Enter}');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'SendChatMessage')?.variables).toMatchObject({
        input: { replyToId: '1', body: 'So do I' },
      }),
    );
  });

  it('goes to the first unread message by a key, while one writes nothing', async () => {
    const thread = threadWith('7', { own: { ...threadWith('7').own!, readUpTo: 1, unreadCount: 2 } });
    const { router } = show({ address: '/?thread=7', threads: [thread] });
    await screen.findByText('Words 3');
    await userEvent.type(await field(), 'j');
    expect(router.state.location.search).toBe('?thread=7');
    (await field()).blur();
    await userEvent.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toBe('?thread=7&message=2'));
  });
});
