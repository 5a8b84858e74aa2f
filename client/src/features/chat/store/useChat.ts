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
  heard(message: Message): void;
  /** Some of it may have been missed. */
  missed(): void;
  /** Its words are shown to the viewer otherwise than before, without a change of their own. */
  reread(): void;
}

/** All that the screens of the chat share. */
export interface Chat {
  viewerId: string;
  threads: Threads;
  outbox: Outbox;
  typing: Typing;
  presence: Presence;
  /** How often the people of the viewer, friends and others, were told to be others than before. */
  contactChanges: Readable<number>;
  contactsChanged(): void;
  /** Asks again for what is shown, once the viewer has blocked somebody or lets them in again. */
  reread(): void;
  /** Hears what is written in a thread; gives what ends that. */
  listen(threadId: string, listener: Listener): () => void;
}

/**
 * The chat of the viewer, kept up with what is told of it. It is apart from the cache: what is shown of a thread follows from
 * the numbers of its changes, of which the cache knows nothing. Who shows one thread alone needs no list of them.
 */
export function useChat({ listsThreads = true } = {}): Chat {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const isLineUp = useIsLineUp();
  const [{ chat, told, missed }] = useState(() => createChat(client, viewerId));
  useChatEventsSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) told(data.data.chatEvents);
    },
  });
  useChatPresenceNewsSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) chat.presence.heard(data.data.chatPresenceChanged);
    },
  });
  useMissed(missed);

  const begin = useEffectEvent(() => {
    if (listsThreads) void chat.threads.load();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isLineUp) chat.outbox.goOn();
  }, [chat, isLineUp]);
  return chat;
}

function createChat(client: ApolloClient, viewerId: string) {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (message: Message, threadId: string) =>
    listeners.get(threadId)?.forEach((listener) => listener.heard(message));

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
    tell(data!.sendChatMessage, threadId);
  });

  const contactChanges = createStore(() => 0);
  const contactsChanged = () => contactChanges.setState((times) => times + 1, true);

  const missed = () => {
    void threads.load();
    presence.again();
    contactsChanged();
    for (const ofThread of listeners.values()) for (const listener of ofThread) listener.missed();
  };

  function told({ kind, threadId, userId, thread, message }: ChatEventsSubscription['chatEvents']): void {
    if (kind === 'MISSED') return missed();
    if (kind === 'CONTACTS') return contactsChanged();
    if (!threadId) return;
    if (kind === 'GONE') return threads.gone(threadId);
    if (kind === 'TYPING') {
      if (userId && userId !== viewerId) typing.heard(threadId, userId);
      return;
    }
    if (thread) threads.put(thread);
    if (!message) return;
    if (message.author) typing.stopped(threadId, message.author.id);
    tell(message, threadId);
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
  return { chat, told, missed };
}
