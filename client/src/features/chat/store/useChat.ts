import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsLineUp } from '../../../apollo/line';
import { useMissed } from '../../../apollo/live/useMissed';
import { useViewer } from '../../../apollo/session/SessionContext';
import {
  ChatPresencesDocument,
  ChatThreadsDocument,
  SendChatMessageDocument,
  useChatEventsSubscription,
  useChatPresenceNewsSubscription,
  type ChatEventsSubscription,
  type ChatMessageFieldsFragment,
} from '../chat.generated';
import { createStore } from 'zustand/vanilla';
import { createPresence, type Presence } from './presence';
import { createOutbox, type Outbox } from './outbox';
import type { Readable } from './readable';
import { createThreads, type Threads } from './threadsStore';
import { createTyping, type Typing } from './typing';

type Message = ChatMessageFieldsFragment;

interface Listener {
  onMessage(message: Message): void;
  /** Called when events may have been missed. */
  onMissed(): void;
  /** Called when the viewer sees other texts of unchanged messages, such as after blocking a person. */
  reread(): void;
}

/** Shared state of the pages of the chat. */
export interface Chat {
  viewerId: string;
  threads: Threads;
  outbox: Outbox;
  typing: Typing;
  presence: Presence;
  /** How often the contacts of the viewer have changed. Lists of contacts reload when this number changes. */
  contactChanges: Readable<number>;
  contactsChanged(): void;
  /** Requests the shown messages again, after the viewer has blocked or unblocked a person. */
  reread(): void;
  /** Subscribes to the messages of a thread; returns the function that unsubscribes. */
  listen(threadId: string, listener: Listener): () => void;
}

/**
 * Chat of the viewer, updated by events. Separate from the Apollo cache, which cannot order events by change numbers.
 * `listsThreads` loads the list of threads; pages with a single thread set it to false.
 */
export function useChat({ listsThreads = true } = {}): Chat {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const isLineUp = useIsLineUp();
  const [{ chat, handleEvent, onMissed }] = useState(() => createChat(client, viewerId));
  useChatEventsSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) handleEvent(data.data.chatEvents);
    },
  });
  useChatPresenceNewsSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) chat.presence.receive(data.data.chatPresenceChanged);
    },
  });
  useMissed(onMissed);

  const begin = useEffectEvent(() => {
    if (listsThreads) void chat.threads.load();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isLineUp) chat.outbox.resume();
  }, [chat, isLineUp]);
  return chat;
}

function createChat(client: ApolloClient, viewerId: string) {
  const listeners = new Map<string, Set<Listener>>();
  const notifyListeners = (message: Message, threadId: string) =>
    listeners.get(threadId)?.forEach((listener) => listener.onMessage(message));

  const typing = createTyping();
  const presence = createPresence(async (userIds) => {
    const { data } = await client.query({
      query: ChatPresencesDocument,
      variables: { userIds },
      fetchPolicy: 'no-cache',
    });
    return data!.chatPresence;
  });
  const threads = createThreads(async (skip) => {
    const { data } = await client.query({
      query: ChatThreadsDocument,
      variables: { skip },
      fetchPolicy: 'no-cache',
    });
    return data!.chatThreads;
  });
  const outbox = createOutbox(viewerId, async ({ threadId, clientKey, body, replyToId, files }) => {
    const { data } = await client.mutate({
      mutation: SendChatMessageDocument,
      variables: { input: { threadId, clientKey, body, replyToId, fileIds: files.map(({ id }) => id) } },
      fetchPolicy: 'no-cache',
    });
    notifyListeners(data!.sendChatMessage, threadId);
  });

  const contactChanges = createStore(() => 0);
  const contactsChanged = () => contactChanges.setState((times) => times + 1, true);

  const onMissed = () => {
    void threads.load();
    presence.again();
    contactsChanged();
    for (const ofThread of listeners.values()) for (const listener of ofThread) listener.onMissed();
  };

  function handleEvent({
    kind,
    threadId,
    userId,
    thread,
    message,
  }: ChatEventsSubscription['chatEvents']): void {
    if (kind === 'MISSED') return onMissed();
    if (kind === 'CONTACTS') return contactsChanged();
    if (!threadId) return;
    if (kind === 'ACCESS_LOST') return threads.remove(threadId);
    if (kind === 'TYPING') {
      if (userId && userId !== viewerId) typing.started(threadId, userId);
      return;
    }
    if (thread) threads.put(thread);
    if (!message) return;
    if (message.author) typing.stopped(threadId, message.author.id);
    notifyListeners(message, threadId);
  }

  const chat: Chat = {
    viewerId,
    threads,
    outbox,
    typing,
    presence,
    contactChanges,
    contactsChanged,
    reread() {
      void threads.load();
      for (const ofThread of listeners.values()) for (const listener of ofThread) listener.reread();
    },
    listen(threadId, listener) {
      const ofThread = listeners.get(threadId) ?? new Set();
      listeners.set(threadId, ofThread.add(listener));
      return () => {
        ofThread.delete(listener);
        if (ofThread.size === 0) listeners.delete(threadId);
      };
    },
  };
  return { chat, handleEvent, onMissed };
}
