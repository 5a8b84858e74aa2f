import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ChatChangesDocument, ChatMessagesDocument, ChatThreadDocument } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { createConversation, type Conversation } from './conversationStore';
import type { Message } from './messages/messageWindow';

/** Message to scroll to. Each request is a new object, so that the same message can be requested again. */
export interface Target {
  sequence: number;
}

/** The messages of a thread, loaded around the message `first` and updated by the events of the chat. */
export function useConversation(
  chat: Chat,
  thread: Thread,
  { first, onMessage }: { first: number | undefined; onMessage: (message: Message) => void },
) {
  const client = useApolloClient();
  const { id: threadId } = thread;
  const [conversation] = useState(() =>
    createConversation(
      {
        async lastChange() {
          const { data } = await client.query({
            query: ChatThreadDocument,
            variables: { id: threadId },
            fetchPolicy: 'no-cache',
          });
          return data!.chatThread!.lastChange;
        },
        async loadWindow(where) {
          const { data } = await client.query({
            query: ChatMessagesDocument,
            variables: { threadId, ...where },
            fetchPolicy: 'no-cache',
          });
          const { items, hasOlder, hasNewer } = data!.chatMessages;
          return { messages: items, hasOlder, hasNewer };
        },
        async changes(after) {
          const { data } = await client.query({
            query: ChatChangesDocument,
            variables: { threadId, after },
            fetchPolicy: 'no-cache',
          });
          return data!.chatChanges;
        },
      },
      thread.lastChange,
    ),
  );
  const notify = useEffectEvent(onMessage);
  useEffect(
    () =>
      chat.listen(threadId, {
        onMessage: (message) => {
          conversation.receive(message);
          notify(message);
        },
        onMissed: () => void conversation.catchUp(),
        reread: () => void conversation.open(),
      }),
    [chat, threadId, conversation],
  );
  const open = useEffectEvent(() => void conversation.open(first));
  useEffect(() => open(), []);
  const messageWindow = useStore(conversation, (state) => state.messageWindow);
  const error = useStore(conversation, (state) => state.error);
  return { conversation, messageWindow, error };
}

/** Loads the messages around the target when it changes, unless they are loaded already. */
export function useLoadTarget(conversation: Conversation, target: Target | undefined): void {
  const known = useRef(target);
  useEffect(() => {
    if (!target || known.current === target) return;
    known.current = target;
    const { messageWindow } = conversation.getState();
    const isLoaded = messageWindow?.messages.some(({ sequence }) => sequence === target.sequence);
    if (!isLoaded) void conversation.open(target.sequence);
  }, [conversation, target]);
}
