import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { ChatChangesDocument, ChatMessagesDocument, ChatThreadDocument } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { createConversation } from './conversationStore';
import type { Message } from './stretch';

/** A thread on the screen, from its first new message or the one that somebody came for, kept up with what is told of it. */
export function useConversation(
  chat: Chat,
  thread: Thread,
  { first, onHeard }: { first: number | undefined; onHeard: (message: Message) => void },
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
        async stretch(where) {
          const { data } = await client.query({
            query: ChatMessagesDocument,
            variables: { threadId, ...where },
            fetchPolicy: 'no-cache',
          });
          const { items, hasBefore, hasAfter } = data!.chatMessages;
          return { messages: items, hasBefore, hasAfter };
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
  const heard = useEffectEvent(onHeard);
  useEffect(
    () =>
      chat.listen(threadId, {
        heard: (message) => {
          conversation.heard(message);
          heard(message);
        },
        missed: () => void conversation.catchUp(),
        reread: () => void conversation.open(),
      }),
    [chat, threadId, conversation],
  );
  const open = useEffectEvent(() => void conversation.open(first));
  useEffect(() => open(), []);
  const stretch = useStore(conversation, (state) => state.stretch);
  const error = useStore(conversation, (state) => state.error);
  return { conversation, stretch, error };
}
