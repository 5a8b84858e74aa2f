import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Chat } from './useChat';

/** Messages of the outbox for a thread, without those that are among its messages already. */
export function usePendingMessages(
  chat: Chat,
  threadId: string,
  messages: readonly { isMine: boolean; clientKey: string }[] | undefined,
) {
  const outbox = useStore(chat.outbox);
  return useMemo(() => {
    const pending = outbox.filter((message) => message.threadId === threadId);
    if (pending.length === 0) return pending;
    const sent = new Set(messages?.filter(({ isMine }) => isMine).map(({ clientKey }) => clientKey));
    return pending.filter(({ clientKey }) => !sent.has(clientKey));
  }, [outbox, threadId, messages]);
}
