import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Chat } from './useChat';

/** Unsent messages of a thread, without those that its loaded messages contain already. */
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
