import { describe, expect, it, vi } from 'vitest';
import { messageWith } from '../testing/chats';
import { createConversation, type ConversationRequests } from './conversationStore';
import type { Message } from './messages/messageWindow';

/** A fake server with a thread that tests write to and change. */
function thread() {
  const messages = new Map<number, Message>();
  let lastChange = 0;
  const change = (sequence: number, body: string) => {
    lastChange += 1;
    const next = messageWith(sequence, { body, changeNumber: lastChange });
    messages.set(sequence, next);
    return next;
  };
  const requests = {
    lastChange: async () => lastChange,
    loadWindow: vi.fn<ConversationRequests['loadWindow']>(async ({ before }) => {
      const found = [...messages.values()].filter(({ sequence }) => !before || sequence < before);
      return { messages: found.slice(-50), hasOlder: found.length > 50, hasNewer: false };
    }),
    changes: vi.fn<ConversationRequests['changes']>(async (after) => {
      const all = [...messages.values()]
        .filter(({ changeNumber }) => changeNumber > after)
        .sort((a, b) => a.changeNumber - b.changeNumber);
      const items = all.slice(0, 2);
      const hasMore = all.length > items.length;
      const upTo = hasMore ? items.at(-1)!.changeNumber : lastChange;
      return { items, upTo, hasMore, firstSequence: 1 };
    }),
  };
  const write = (body: string) => change(messages.size + 1, body);
  return { requests, write, change, lastChange: () => lastChange };
}

async function opened(count = 3) {
  const there = thread();
  for (let at = 1; at <= count; at += 1) there.write(`Words ${at}`);
  const conversation = createConversation(there.requests, there.lastChange());
  await conversation.open();
  there.requests.changes.mockClear();
  const shown = () => conversation.getState().messageWindow!.messages.map(({ body }) => body);
  return { ...there, conversation, shown };
}

describe('a conversation', () => {
  it('reports an error, and opens at the second attempt', async () => {
    const { requests } = thread();
    requests.loadWindow.mockRejectedValueOnce(new Error('away'));
    const conversation = createConversation(requests, 0);
    await conversation.open();
    expect(conversation.getState()).toMatchObject({ messageWindow: undefined, error: new Error('away') });
    await conversation.open();
    expect(conversation.getState()).toMatchObject({ messageWindow: { messages: [] }, error: undefined });
  });

  it('applies events in turn without a request', async () => {
    const { conversation, write, requests, shown } = await opened();
    conversation.receive(write('Four'));
    expect(shown()).toEqual(['Words 1', 'Words 2', 'Words 3', 'Four']);
    expect(requests.changes).not.toHaveBeenCalled();
  });

  it('requests lost changes, and has nothing twice', async () => {
    const { conversation, write, change, shown } = await opened();
    write('Four');
    change(2, 'Other');
    write('Five');
    conversation.receive(write('Six'));
    await vi.waitFor(() => expect(shown()).toEqual(['Words 1', 'Other', 'Words 3', 'Four', 'Five', 'Six']));
  });

  it('has all messages that arrived while the server was unreachable', async () => {
    const { conversation, write, shown } = await opened();
    for (const body of ['Four', 'Five', 'Six', 'Seven']) write(body);
    await conversation.catchUp();
    expect(shown()).toHaveLength(7);
  });

  it('begins at the end again where too much is new', async () => {
    const { conversation, write, requests, shown } = await opened();
    for (let at = 0; at < 80; at += 1) write(`New ${at}`);
    await conversation.catchUp();
    expect(requests.changes.mock.calls.length).toBeLessThan(20);
    expect(shown().at(-1)).toBe('New 79');
  });

  it('loads earlier messages once, and keeps those that arrived meanwhile', async () => {
    const { conversation, write, requests, shown } = await opened(60);
    const before = requests.loadWindow.mock.calls.length;
    const first = conversation.more('before');
    void conversation.more('before');
    conversation.receive(write('New'));
    await first;
    expect(requests.loadWindow.mock.calls.length).toBe(before + 1);
    expect(shown()).toHaveLength(61);
    expect(shown().at(-1)).toBe('New');
  });
});
